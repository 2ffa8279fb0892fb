/** Where the players judge words themselves: challenges, votes, and words that are made up (BW-5.5, BW-6, BW-15.2). */

import { missingLetters } from '../../games/buyword/letters.ts';
import type { Offer } from '../../games/buyword/offers.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { LONGEST_WORD } from '../../lexicon/alphabet.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { hashText } from '../random.ts';
import { type BuyWordChoice, offerOf } from './evaluator.ts';
import type { TableWords } from './table-words.ts';

export type Duellist = {
  /** The words that it knows, and all those of the table's lists. */
  readonly words: TableWords;
  readonly lists: TableWords;
  /** How often a word that it does not know is challenged: who knows few words doubts few. */
  readonly doubts: number;
  /** How often a word is made up. */
  readonly makesUp: number;
  readonly seed: string;
};

/** A number from 0 up to 1 that is always the same for a player and a word. */
const chanceOf = (seed: string, about: string): number => hashText(`${seed}/${about}`) / 2 ** 32;

/** Challenges a word that it does not know and doubts; lets the others stand. */
export const chooseChallenge = (
  { words, doubts, seed }: Duellist,
  view: View,
  open: readonly Offer[],
): BuyWordChoice | undefined => {
  const offer = offerOf(open, 'challenge');
  for (const sale of view.sales) {
    if (offer === undefined || !offer.sales.includes(sale.number)) continue;
    const doubtful = sale.parts.find(
      ({ word }) => !words.isKnown(word) && chanceOf(seed, `doubts/${word}`) < doubts,
    );
    if (doubtful !== undefined) {
      return {
        action: { kind: 'challenge', sale: sale.number },
        why: { code: 'challenged', word: doubtful.word },
      };
    }
  }
  return offerOf(open, 'waive') === undefined ? undefined : { action: { kind: 'waive' } };
};

/** Votes by the lists: a word stands that is in the dictionary and, where the theme is one that ships, on theme (CW-21.4). */
export const chooseVote = ({ lists }: Duellist, { sales, vote }: View): BuyWordChoice => {
  const sale = sales.find(({ number }) => number === vote?.sale);
  const unknown = sale?.parts.find(({ word }) => !lists.isKnown(word));
  const word = unknown?.word ?? sale?.parts[0]?.word ?? '';
  return unknown === undefined && sale !== undefined
    ? { action: { kind: 'vote', ballot: 'yes' }, why: { code: 'voted-yes', word } }
    : { action: { kind: 'vote', ballot: 'no' }, why: { code: 'voted-no', word } };
};

const ENDINGS = {
  en: ['S', 'ED', 'ER', 'ERS', 'ING', 'LY', 'Y', 'ISH'],
  fr: ['S', 'E', 'ES', 'ER', 'EUR', 'ENT', 'ONS', 'EUSE'],
} as const;
/** A made-up word must pay at least so much. */
const WORTH_THE_RISK = 64;
const WORDS_TRIED = 12;

/** A word that nobody has: one that it knows with an ending that might be right, once in a while. */
export const makeUpWord = (
  { words, makesUp, seed }: Duellist,
  view: View,
  seat: number,
  open: readonly Offer[],
): BuyWordChoice | undefined => {
  const offer = offerOf(open, 'sell');
  const { options, round, sales } = view;
  if (offer === undefined || options.judge !== 'challenge' || options.crossword) return undefined;
  if (chanceOf(seed, `makes up/${round}`) >= makesUp) return undefined;
  if (sales.some((sale) => sale.round === round && sale.seat === seat)) return undefined;
  const { tiles } = offer;
  for (const { word } of words.finder.dearestWords(tiles, { limit: WORDS_TRIED, clean: true })) {
    for (const ending of ENDINGS[languageOf(options.dictionary)]) {
      const made = word + ending;
      const price = priceOf(pipsOf(TILE_SETS[options.tiles], made));
      const lays =
        made.length <= LONGEST_WORD && missingLetters(tiles, made) === '' && price >= WORTH_THE_RISK;
      if (lays && words.isSayable(word) && !words.isKnown(made) && words.isClean(made)) {
        return {
          action: { kind: 'sell', word: made, wildAt: null },
          why: { code: 'made-up', word: made, price },
        };
      }
    }
  }
  return undefined;
};
