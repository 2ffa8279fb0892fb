/** The score of a word, step by step (CW-11 to CW-22). */
import { type Colour, colourOf, isWild, type LaidCard, letterOf, readLaid } from './card.ts';
import type { Deck } from './deck.ts';

export const SHORTEST_WORD = 2;
export const LONGEST_WORD = 7;
/** CW-19: always legal, never challenged. */
export const EXCLAMATION = 'OMYWORD';

/** CW-17, by the number of letters. */
export const LENGTH_BONUS: readonly number[] = [0, 0, 0, 0, 1, 2, 4, 8];
/** CW-18. */
export const OUTBURST = 75;
const EXCLAMATION_BONUS = 100;
export const CATEGORY_BONUS = 10;

/** How a score came about, in the order of the rules. */
export type ScoreSteps = {
  /** What each letter counts, after pairs (CW-11 to 13) … */
  readonly letters: readonly number[];
  /** … and by how much its pair multiplied it, 1 without one. */
  readonly pairs: readonly number[];
  /** CW-14. */
  readonly sum: number;
  /** CW-17. */
  readonly length: number;
  /** What the flush multiplies by (CW-15). */
  readonly flush: number;
  /** CW-18 to 21. */
  readonly outburst: number;
  readonly exclamation: number;
  readonly palindrome: number;
  readonly category: number;
};

export type Score = { readonly score: number; readonly steps: ScoreSteps };

/** CW-13: what two like letters side by side multiply by; mixed colours twice, whatever is wild. */
export const pairFactor = (first: Colour, second: Colour, wilds: number): number =>
  first !== second ? 2 : (first === 'b' ? 2 : 3) + wilds;

/** CW-15: what a word in one colour (null: mixed) multiplies by. */
export const flushFactor = (colour: Colour | null, hasWild: boolean): number =>
  colour === null ? 1 : (colour === 'b' ? 1 : 2) + (hasWild ? 1 : 0);

const isPalindrome = (word: string): boolean => {
  for (let i = 0, j = word.length - 1; i < j; i++, j--) if (word[i] !== word[j]) return false;
  return true;
};

/** CW-20. */
const palindromeBonus = (word: string): number =>
  word.length >= 3 && isPalindrome(word) ? 5 * (word.length - 2) : 0;

/** What never is multiplied, apart from the category (CW-18 to 20). */
export const extrasOf = (word: string): number =>
  (word.length === LONGEST_WORD ? OUTBURST : 0) +
  (word === EXCLAMATION ? EXCLAMATION_BONUS : 0) +
  palindromeBonus(word);

/** The factor of the pair that a place makes with the next one, 0 where they are no pair. */
const factorAt = (word: readonly LaidCard[], place: number): number => {
  const [first, second] = [word[place], word[place + 1]];
  if (first === undefined || second === undefined || letterOf(first) !== letterOf(second)) return 0;
  return pairFactor(colourOf(first), colourOf(second), Number(isWild(first)) + Number(isWild(second)));
};

/** CW-13: the pairs that together multiply most, no letter in two of them, as the factor of each letter. */
const bestPairs = (word: readonly LaidCard[], values: readonly number[]): number[] => {
  // The most that letters from a place on gain by pairs, and whether a pair starts there.
  const gains = Array<number>(word.length + 2).fill(0);
  const starts = Array<boolean>(word.length).fill(false);
  for (let place = word.length - 1; place >= 0; place--) {
    const factor = factorAt(word, place);
    const paired =
      factor === 0 ? -1 : 2 * (factor - 1) * (values[place] as number) + (gains[place + 2] as number);
    const alone = gains[place + 1] as number;
    starts[place] = paired > alone;
    gains[place] = Math.max(paired, alone);
  }
  const factors = Array<number>(word.length).fill(1);
  for (let place = 0; place < word.length; place++) {
    if (starts[place] !== true) continue;
    factors[place] = factorAt(word, place);
    factors[place + 1] = factors[place] as number;
    place++;
  }
  return factors;
};

/** What a word scores (CW-11 to 22); `inCategory`: it gets the category bonus. */
export const scoreWord = (deck: Deck, word: readonly LaidCard[], inCategory: boolean): Score => {
  const values = word.map((laid) => deck.letters[letterOf(laid)]?.value ?? 0);
  const pairs = bestPairs(word, values);
  const letters = values.map((value, place) => value * (pairs[place] as number));
  const sum = letters.reduce((total, value) => total + value, 0);
  const length = LENGTH_BONUS[word.length] ?? 0;
  const colours = new Set(word.map(colourOf));
  const [colour] = colours;
  const flush = flushFactor(colours.size === 1 ? (colour as Colour) : null, word.some(isWild));
  const reads = readLaid(word);
  const outburst = word.length === LONGEST_WORD ? OUTBURST : 0;
  const exclamation = reads === EXCLAMATION ? EXCLAMATION_BONUS : 0;
  const palindrome = palindromeBonus(reads);
  const category = inCategory ? CATEGORY_BONUS : 0;
  const score = (sum + length) * flush + outburst + exclamation + palindrome + category;
  return {
    score,
    steps: { letters, pairs, sum, length, flush, outburst, exclamation, palindrome, category },
  };
};
