import { hasNames } from '../shared/themes.ts';
import { waysOf } from './buyword-wording.ts';
import type { RuleSentences } from './table-rules.ts';
import { themeName } from './themes.ts';

const { money, count, list } = waysOf('en');

const WORDS = {
  'en-full': 'English words, from the full dictionary.',
  'en-common': 'Common English words only.',
  'fr-full': 'French words, from the full dictionary, without accents.',
  'fr-common': 'Common French words only, without accents.',
} as const;

export const spanEn = (seconds: number): string => {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'day', 'days');
  if (seconds % 3600 === 0) return count(seconds / 3600, 'hour', 'hours');
  return seconds % 60 === 0 ? count(seconds / 60, 'minute', 'minutes') : count(seconds, 'second', 'seconds');
};

const SELLING = {
  together: 'All sell at the same time.',
  inTurn: 'Players sell one after the other.',
  oneByOne: 'Players sell in turn, one word at a time, until everybody is done.',
} as const;

/** The rules of a table in plain English. */
export const tableRulesEn: RuleSentences = {
  words: ({ dictionary }) => WORDS[dictionary],
  tiles: ({ tiles }) =>
    tiles === 'french' ? 'Letters from the French tiles.' : 'Letters from the classic tiles.',
  start: ({ startMoney, wilds, extended }) =>
    wilds === null
      ? `Everybody starts with ${money(startMoney)} and wilds: 4 each for two players, 3 for three, 2 for four${extended === null ? '' : ', 1 for more'}.`
      : `Everybody starts with ${money(startMoney)} and ${count(wilds, 'wild', 'wilds')}.`,
  leader: ({ leader }) =>
    leader === null ? 'Chance says who rolls first.' : `Seat ${leader + 1} rolls first.`,
  judge: ({ judge, penalty, challengeSeconds }) =>
    judge === 'dictionary'
      ? 'The bank knows the dictionary: a word it does not know is refused, at no cost.'
      : `Sell anything you dare: others may challenge it, and who is wrong pays ${penalty === 0 ? 'nothing' : money(penalty)}. Time for it: ${spanEn(challengeSeconds)}.`,
  houseWords: ({ houseWords }) => `Also good here: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Not allowed here: ${list(houseBans)}.`,
  theme: ({ theme }) => {
    if (theme === null) return undefined;
    if (typeof theme === 'string')
      return hasNames(theme)
        ? `Only words on a theme, names included: ${themeName('en', theme)}.`
        : `Only words on a theme: ${themeName('en', theme)}.`;
    return 'free' in theme
      ? `Only words on a theme: “${theme.free}”. In doubt, the table votes.`
      : `Only words from the table’s own list (${count(theme.words.length, 'word', 'words')}).`;
  },
  selling: ({ selling }) => SELLING[selling],
  limit: ({ tileLimit }) =>
    tileLimit === null
      ? 'Keep as many tiles as you like.'
      : `Keep at most ${count(tileLimit, 'tile', 'tiles')} at the end of a round.`,
  shortDraw: ({ shortDraw }) => {
    switch (shortDraw) {
      case 'void':
        return 'If the bag runs out during the draw, nobody buys any more.';
      case 'partial':
        return 'If the bag runs out during the draw, everybody may buy what they got.';
      case 'voidShort':
        return 'If the bag runs out during the draw, only lots that are too small are lost.';
    }
  },
  draft: () => 'Tiles lie open, and players take them one by one.',
  deals: ({ deals }) =>
    deals === 'trades'
      ? 'Lots may be swapped before buying.'
      : 'Lots may be swapped or sold among players before buying.',
  auctions: ({ auctions }) =>
    auctions === 'english'
      ? 'A lot may go to auction: one bid each, from $1. If nobody bids, the seller may take it for $1.'
      : 'A lot may go to auction: round after round, from half its price. If nobody bids, the seller may take it for half.',
  crossword: () => 'Sold words stay on the table as a crossword; new ones must join on.',
  extended: ({ extended }) => {
    if (extended === null) return undefined;
    const { refill, bags, target, refillWhen } = extended;
    const ends = [
      ...(bags === null ? [] : [`after ${count(bags, 'bag', 'bags')}`]),
      ...(target === null ? [] : [`once somebody has ${money(target)}`]),
    ].join(' or ');
    const refills = {
      all: 'all tiles go back into the empty bag',
      sold: 'the letters of sold words go back into the empty bag',
      atOnce: 'the letters of sold words go back the moment the bag is empty, even during a draw',
    }[refillWhen ?? refill];
    return `A long game: ${refills}.${ends === '' ? '' : ` It ends ${ends}.`}`;
  },
  openTiles: ({ openTiles }) =>
    openTiles
      ? 'Everybody sees everybody’s tiles.'
      : 'Your tiles are hidden from the others; lots stay open.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null ? 'No clock: take your time.' : `Each turn lasts ${spanEn(turnSeconds)} at most.`,
};
