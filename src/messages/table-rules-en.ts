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
  selling: ({ selling }) =>
    selling === 'together' ? 'All sell at the same time.' : 'Players sell one after the other.',
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
      ? 'A lot may go to auction: one bid each, from $1.'
      : 'A lot may go to auction: round after round, from half its price.',
  crossword: () => 'Sold words stay on the table as a crossword; new ones must join on.',
  extended: ({ extended }) => {
    if (extended === null) return undefined;
    const { refill, bags, target } = extended;
    const ends = [
      ...(bags === null ? [] : [`after ${count(bags, 'bag', 'bags')}`]),
      ...(target === null ? [] : [`once somebody has ${money(target)}`]),
    ].join(' or ');
    return refill === 'all'
      ? `A long game: all tiles go back into the empty bag.${ends === '' ? '' : ` It ends ${ends}.`}`
      : `A long game: the letters of sold words go back into the empty bag.${ends === '' ? '' : ` It ends ${ends}.`}`;
  },
  openTiles: ({ openTiles }) =>
    openTiles
      ? 'Everybody sees everybody’s tiles.'
      : 'Your tiles are hidden from the others; lots stay open.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null ? 'No clock: take your time.' : `Each turn lasts ${spanEn(turnSeconds)} at most.`,
};
