/** Words by the letters they take, in any order, for a quick look at what a hand is worth. */
import { extrasOf, LONGEST_WORD, OUTBURST } from '../../games/choose-your-words/score.ts';
import { createRandom } from '../random.ts';
import { createLacking, createPlaces, type Lacking, type LetterSums } from './letter-sets.ts';

const LETTERS = 26;
const CODE_OF_A = 65;

/** How words of the same letters can differ: in the letters that stand side by side as pairs, and in what is never multiplied. */
export type Pattern = { readonly pairs: readonly number[]; readonly extras: number };

export type QuickWords = LetterSums & {
  /** The place of a set of letters in the table, −1 where no word takes just these. */
  readonly find: (first: number, second: number) => number;
  /** Which letters make a set one that a word takes. */
  readonly lacking: Lacking;
  /** The patterns of the words at a place; undefined where they have neither pairs nor extras but for their length. */
  readonly patternsAt: (place: number) => readonly Pattern[] | undefined;
  /** Whether the words at a place come to mind; at the same glance, a whole number, always the same ones do. */
  readonly isSeen: (place: number, glance: number) => boolean;
  /** Whether a word does. */
  readonly isWordSeen: (word: string, glance: number) => boolean;
};

const patternOf = (word: string): Pattern => {
  const pairs: number[] = [];
  for (let i = 0; i + 1 < word.length; i++) {
    if (word[i] !== word[i + 1]) continue;
    pairs.push(word.charCodeAt(i) - CODE_OF_A);
    i++;
  }
  return {
    pairs: pairs.sort((a, b) => a - b),
    extras: extrasOf(word) - (word.length === LONGEST_WORD ? OUTBURST : 0),
  };
};

const covers = (more: Pattern, less: Pattern): boolean => {
  const left = [...more.pairs];
  const has = less.pairs.every((letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return has && more.extras >= less.extras;
};

const CHANCES = 2 ** 32;

/** Thirty-two bits of chance from two numbers. */
const mixed = (place: number, glance: number): number => {
  let bits = Math.imul(place ^ glance, 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13) ^ glance, 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** Makes the table of some words (capitals, two to seven letters); `missChance`: how likely each is overlooked. */
export const createQuickWords = (
  words: readonly string[],
  missChance: (word: string) => number = () => 0,
): QuickWords => {
  const random = createRandom('letters');
  const some = (): Int32Array => Int32Array.from({ length: LETTERS }, () => random.below(0x1_0000_0000) | 0);
  const [first, second] = [some(), some()];
  const { size, placeOf, isTaken, take } = createPlaces(words.length * 2);
  const missed = new Float64Array(size);
  const patterns = new Map<number, Pattern[]>();
  const isPatterned = new Uint8Array(size);
  const unlike: string[] = [];

  const sumsOf = (word: string): [one: number, two: number] => {
    let [one, two] = [0, 0];
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i) - CODE_OF_A;
      one = (one + (first[code] as number)) | 0;
      two = (two + (second[code] as number)) | 0;
    }
    return [one, two];
  };

  const isSeen: QuickWords['isSeen'] = (place, glance) => {
    const chance = missed[place] as number;
    return chance === 0 || mixed(place, glance) >= chance * CHANCES;
  };

  for (const word of words) {
    const [one, two] = sumsOf(word);
    const place = placeOf(one, two);
    // Of words of the same letters the easiest comes to mind.
    const chance = missChance(word);
    missed[place] = isTaken(place) ? Math.min(missed[place] as number, chance) : chance;
    if (!isTaken(place)) unlike.push(word);
    take(place, two);
    const pattern = patternOf(word);
    const others = patterns.get(place) ?? [];
    if (others.some((other) => covers(other, pattern))) continue;
    patterns.set(place, [...others.filter((other) => !covers(pattern, other)), pattern]);
  }
  for (const [place, all] of patterns) {
    if (all.every(({ pairs, extras }) => pairs.length === 0 && extras === 0)) patterns.delete(place);
    else isPatterned[place] = 1;
  }
  return {
    first,
    second,
    find: (one, two) => {
      const place = placeOf(one, two);
      return isTaken(place) ? place : -1;
    },
    lacking: createLacking(unlike, { first, second }),
    patternsAt: (place) => (isPatterned[place] === 1 ? patterns.get(place) : undefined),
    isSeen,
    isWordSeen: (word, glance) => isSeen(placeOf(...sumsOf(word)), glance),
  };
};
