import {
  createHandScorer,
  mostOf,
  valuesOf,
  WILDS_THAT_COUNT,
} from '../../games/choose-your-words/arrange.ts';
import { type Card, type LaidCard, letterOf, WILD } from '../../games/choose-your-words/card.ts';
import { DECKS, type DeckName } from '../../games/choose-your-words/decks.ts';
import {
  CATEGORY_BONUS,
  EXCLAMATION,
  LONGEST_WORD,
  SHORTEST_WORD,
} from '../../games/choose-your-words/score.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { createBoundedWords } from '../../lexicon/bounded-words.ts';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { eachWord } from '../../lexicon/spelling.ts';

/** A word laid from a hand, and its score as it was counted. */
export type BestHand = { readonly word: readonly LaidCard[]; readonly score: number };

export type HandOptions = {
  /** Leaves words out. */
  readonly accept?: (word: string) => boolean;
  /** Whether a word gets the category bonus. */
  readonly inCategory?: (word: string) => boolean;
  /** What a player takes a word of the hand to score, where they count less than the rules do. */
  readonly counted?: (word: string) => number;
};

/** Finds the word of a hand that scores most, every bonus counted; undefined where there is none. */
export type HandFinder = (hand: readonly Card[], options?: HandOptions) => BestHand | undefined;

/** A finder for a dictionary and a deck; `more`: words that count as well. OMYWORD always does (CW-19). */
export const createHandFinder = (
  lexicon: Pick<Lexicon, 'spelling'>,
  deck: DeckName,
  more: readonly string[] = [],
): HandFinder => {
  const values = valuesOf(DECKS[deck]);
  const words = new Set([EXCLAMATION, ...more]);
  eachWord(lexicon.spelling, '', (word) => {
    if (word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD) words.add(word);
  });
  const fitting = [...words].filter(({ length }) => length >= SHORTEST_WORD && length <= LONGEST_WORD);
  const search = createBoundedWords(fitting, (word, wilds) => mostOf(values, word, wilds), WILDS_THAT_COUNT);

  return (hand, { accept, inCategory, counted } = {}) => {
    const letters = hand.filter((card) => card !== WILD).map(letterOf);
    const { scoreOf, lay } = createHandScorer(values, hand);
    const bonusOf = (word: string): number => (inCategory?.(word) ? CATEGORY_BONUS : 0);
    const worthOf = (word: string, floor: number): number => {
      const bonus = bonusOf(word);
      const most = scoreOf(word, floor - bonus);
      const score = Math.min(most, counted?.(word) ?? most) + bonus;
      return score > floor && accept?.(word) === false ? floor : score;
    };
    const wilds = hand.length - letters.length;
    const slack = inCategory === undefined ? 0 : CATEGORY_BONUS;
    const best = search.best(countLetters(letters.join('')), wilds, worthOf, slack);
    const word = best && lay(best.word);
    return best === undefined || word === undefined ? undefined : { word, score: best.worth };
  };
};
