import type { Options } from '../games/buyword/options.ts';
import { waysOf } from './buyword-wording.ts';
import { spanEn, tableTextsEn } from './table-texts-en.ts';

const { money, count, list } = waysOf('en');

/** A table's options; its wilds are null where they follow the number of players (BW-2.2). */
type Rules = Omit<Options, 'wilds'> & { readonly wilds: number | null };

const SELLING = {
  together: 'Everybody sells at the same time.',
  inTurn: 'Players sell one after another.',
  oneByOne: 'Players sell in turn, one word at a time, until everybody is done.',
} as const;

/** A sentence a topic; other languages have the same topics. */
const sentences = <Topic extends string>(told: Readonly<Record<Topic, (rules: Rules) => string>>) => told;

/** The rules of a table in plain English. */
export const buyWordRulesEn = sentences({
  words: ({ dictionary }) => tableTextsEn.dictionaryRules[dictionary],
  tiles: ({ tiles }) =>
    tiles === 'french' ? 'Letters from the French tiles.' : 'Letters from the classic tiles.',
  start: ({ startMoney, wilds, extended }) =>
    wilds === null
      ? `Everybody starts with ${money(startMoney)} and wilds: 4 each for two players, 3 for three, 2 for four${extended === null ? '' : ', 1 for more'}.`
      : `Everybody starts with ${money(startMoney)} and ${count(wilds, 'wild', 'wilds')}.`,
  leader: ({ leader }) =>
    leader === null ? 'The first leader is chosen at random.' : `Seat ${leader + 1} rolls first.`,
  judge: ({ judge, penalty, challengeSeconds }) =>
    judge === 'dictionary'
      ? 'The bank checks every word: an invalid one is refused, at no cost.'
      : `Sell anything you dare: others may challenge it, and the loser pays ${penalty === 0 ? 'nothing' : money(penalty)}. Time to challenge: ${spanEn(challengeSeconds)}.`,
  houseWords: ({ houseWords }) => `Also valid here: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Not allowed here: ${list(houseBans)}.`,
  selling: ({ selling }) => SELLING[selling],
  limit: ({ tileLimit }) =>
    tileLimit === null
      ? 'Keep as many tiles as you like.'
      : `Keep at most ${count(tileLimit, 'tile', 'tiles')} at the end of a round.`,
  shortDraw: ({ shortDraw }) => {
    switch (shortDraw) {
      case 'void':
        return 'If the bag runs out during the draw, nobody buys.';
      case 'partial':
        return 'If the bag runs out during the draw, everybody may buy what they got.';
      case 'voidShort':
        return 'If the bag runs out during the draw, only the lots that came up short are lost.';
    }
  },
  openTiles: ({ openTiles }) =>
    openTiles
      ? 'Everybody sees everybody’s tiles.'
      : 'Your tiles are hidden from the others; lots stay open.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null ? 'No clock: take your time.' : `Each turn lasts at most ${spanEn(turnSeconds)}.`,
});
