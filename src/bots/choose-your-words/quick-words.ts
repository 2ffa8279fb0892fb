/**
 * Words by the letters they take, in any order, for a quick look at what a hand is worth: a hash table in typed arrays, asked with
 * sums over letters, so that a set of letters is one addition away from the next.
 */
import { extrasOf, LONGEST_WORD, OUTBURST } from '../../games/choose-your-words/score.ts';
import { createRandom } from '../random.ts';

const LETTERS = 26;
const CODE_OF_A = 65;

/** How words of the same letters can differ: in the letters that stand side by side as pairs, and in what is never multiplied. */
export type Pattern = { readonly pairs: readonly number[]; readonly extras: number };

export type QuickWords = {
  /** Two sums a letter: those of a set of letters name it. */
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** The place of a set of letters in the table, −1 where no word takes just these. */
  readonly find: (first: number, second: number) => number;
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
  const size = 1 << Math.ceil(Math.log2(words.length * 2 + 16));
  const mask = size - 1;
  const keys = new Int32Array(size);
  const used = new Uint8Array(size);
  const missed = new Float64Array(size);
  const patterns = new Map<number, Pattern[]>();

  const placeOf = (one: number, two: number): number => {
    let place = one & mask;
    while (used[place] !== 0 && keys[place] !== two) place = (place + 1) & mask;
    return place;
  };

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
    missed[place] = used[place] === 0 ? chance : Math.min(missed[place] as number, chance);
    used[place] = 1;
    keys[place] = two;
    const pattern = patternOf(word);
    const others = patterns.get(place) ?? [];
    if (others.some((other) => covers(other, pattern))) continue;
    patterns.set(place, [...others.filter((other) => !covers(pattern, other)), pattern]);
  }
  for (const [place, all] of patterns) {
    if (all.every(({ pairs, extras }) => pairs.length === 0 && extras === 0)) patterns.delete(place);
  }
  return {
    first,
    second,
    find: (one, two) => {
      const place = placeOf(one, two);
      return used[place] === 0 ? -1 : place;
    },
    patternsAt: (place) => patterns.get(place),
    isSeen,
    isWordSeen: (word, glance) => isSeen(placeOf(...sumsOf(word)), glance),
  };
};
