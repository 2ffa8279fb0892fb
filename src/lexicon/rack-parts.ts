/** The parts of a rack by number, and the words that take just the letters of a part. */
import { LETTERS } from './alphabet.ts';
import type { DearestFinder, LetterSet, Worths } from './dearest.ts';

/** Mixed radix, a digit a letter: what is left when letters are taken away is the difference of two numbers. */
export type RackParts = {
  readonly rack: Uint8Array;
  /** How many parts there are, the empty one and the whole rack among them. */
  readonly count: number;
  /** What a letter more adds to the number of a part, by code. */
  readonly strides: Int32Array;
};

export const partsOf = (rack: Uint8Array): RackParts => {
  const strides = new Int32Array(LETTERS);
  let count = 1;
  for (let code = 0; code < LETTERS; code++) {
    strides[code] = count;
    count *= (rack[code] as number) + 1;
  }
  return { rack, count, strides };
};

export const partNumber = ({ strides }: RackParts, letters: ArrayLike<number>): number => {
  let number = 0;
  for (let code = 0; code < LETTERS; code++) number += (letters[code] as number) * (strides[code] as number);
  return number;
};

/** How many letters each part has. */
export const sizesOf = ({ rack, count, strides }: RackParts): Uint8Array => {
  const sizes = new Uint8Array(count);
  for (let code = 0; code < LETTERS; code++) {
    const step = strides[code] as number;
    const size = (rack[code] as number) + 1;
    if (size === 1) continue;
    for (let part = 0; part < step * size; part++) {
      sizes[part] = (sizes[part % step] as number) + Math.floor(part / step);
    }
  }
  return sizes;
};

export type PartsQuery = {
  readonly wilds: number;
  /** What a word of a worth is paid, above 0 where it is worth selling. */
  readonly pay: (worth: number) => number;
  /** Leaves sets of letters out. */
  readonly accept?: ((letters: Uint8Array) => boolean) | undefined;
};

/** By part: what the dearest word of all its letters is paid, without a wild and with one beside them (0: none), and its letters. */
export type PartWords = {
  readonly pays: readonly [plain: Float64Array, wild: Float64Array];
  readonly setAt: readonly [plain: Map<number, LetterSet>, wild: Map<number, LetterSet>];
};

const ALL = 1_000_000;

/** The forms of a set in which a wild stands for a letter that is held, which may serve another word better. */
const withWildFor = ({ letters, worth }: LetterSet, worths: Worths): LetterSet[] =>
  Array.from(letters, (count, code) => ({ count, code }))
    .filter(({ count }) => count > 0)
    .map(({ code }) => ({
      letters,
      wildLetter: code,
      worth: worth - (worths.letters[code] as number) + worths.wild,
    }));

/** Finds all words of a rack, the dearest one for each part. */
export const wordsByPart = (
  finder: DearestFinder,
  parts: RackParts,
  { wilds, pay, accept }: PartsQuery,
): PartWords => {
  const { rack, count, strides } = parts;
  const pays = [new Float64Array(count), new Float64Array(count)] as const;
  const setAt = [new Map<number, LetterSet>(), new Map<number, LetterSet>()] as const;
  const offer = (set: LetterSet): void => {
    let number = partNumber(parts, set.letters);
    if (set.wildLetter >= 0) number -= strides[set.wildLetter] as number;
    const wild = set.wildLetter < 0 ? 0 : 1;
    const paid = pay(set.worth);
    if (paid <= (pays[wild][number] as number)) return;
    pays[wild][number] = paid;
    setAt[wild].set(number, set);
  };
  for (const set of finder.dearestSets({ rack, wild: false }, ALL, accept)) {
    offer(set);
    if (wilds > 0) for (const form of withWildFor(set, finder.worths)) offer(form);
  }
  if (wilds > 0) finder.dearestSets({ rack, wild: true }, ALL, accept).forEach(offer);
  return { pays, setAt };
};
