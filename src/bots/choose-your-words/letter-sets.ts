/** Sets of letters, named by two sums over their letters, so that one is an addition away from the next: hash tables in typed arrays. */

/** How many of the bits are set, and the lowest one. */
export const sizeOf = (bits: number): number => {
  let size = 0;
  for (let left = bits; left !== 0; left &= left - 1) size++;
  return size;
};
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits);

/** Two numbers a letter; their sums over a set of letters name it. */
export type LetterSums = { readonly first: Int32Array; readonly second: Int32Array };

/** Places of a hash table for at most so many sets. */
export const createPlaces = (sets: number) => {
  const size = 1 << Math.ceil(Math.log2(sets + 16));
  const mask = size - 1;
  const keys = new Int32Array(size);
  const used = new Uint8Array(size);
  return {
    size,
    /** The place of a set, or the one it would take. */
    placeOf: (one: number, two: number): number => {
      let place = one & mask;
      while (used[place] !== 0 && keys[place] !== two) place = (place + 1) & mask;
      return place;
    },
    isTaken: (place: number): boolean => used[place] !== 0,
    take: (place: number, two: number): void => {
      used[place] = 1;
      keys[place] = two;
    },
  };
};

/** Gives, for a set of letters by its sums, the letters, a bit each, any one of which makes it one of the known sets. */
export type Lacking = (one: number, two: number) => number;

const CODE_OF_A = 65;

/** The letters of a word, a bit each. */
const lettersOf = (word: string): number => {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) - CODE_OF_A);
  return letters;
};

/** What sets lack to become those of some words, no two of which are to have the same letters. */
export const createLacking = (words: readonly string[], { first, second }: LetterSums): Lacking => {
  const entries = words.reduce((sum, word) => sum + sizeOf(lettersOf(word)), 0);
  const { size, placeOf, take } = createPlaces(Math.ceil(entries * 1.1));
  const lacking = new Int32Array(size);
  for (const word of words) {
    let [one, two] = [0, 0];
    for (let i = 0; i < word.length; i++) {
      const code = word.charCodeAt(i) - CODE_OF_A;
      one = (one + (first[code] as number)) | 0;
      two = (two + (second[code] as number)) | 0;
    }
    for (let letters = lettersOf(word); letters !== 0; letters &= letters - 1) {
      const code = lowest(letters);
      const without = (two - (second[code] as number)) | 0;
      const place = placeOf((one - (first[code] as number)) | 0, without);
      take(place, without);
      lacking[place] = (lacking[place] as number) | (1 << code);
    }
  }
  return (one, two) => lacking[placeOf(one, two)] as number;
};
