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

/** Lists the parts of a part by number; the list is used again. */
export type SubParts = {
  readonly list: Int32Array;
  /** Fills the list; only those that have the first letter of the part, where that is asked for. Tells how many there are. */
  readonly fill: (number: number, withFirst: boolean) => number;
  /** The number of one tile of the first letter that the part has. */
  readonly firstOf: (number: number) => number;
};

export const createSubParts = ({ rack, count, strides }: RackParts): SubParts => {
  const held = Array.from(rack, (_, code) => code).filter((code) => rack[code] !== 0);
  const steps = held.map((code) => strides[code] as number);
  const sizes = held.map((code) => (rack[code] as number) + 1);
  const list = new Int32Array(count);
  const fill: SubParts['fill'] = (number, withFirst) => {
    let length = 1;
    let isFirst = withFirst;
    let rest = number;
    list[0] = 0;
    for (let i = 0; i < steps.length && rest > 0; i++) {
      const size = sizes[i] as number;
      const digit = rest % size;
      rest = (rest - digit) / size;
      if (digit === 0) continue;
      const step = steps[i] as number;
      if (isFirst) {
        for (let k = 1; k <= digit; k++) list[k - 1] = k * step;
        length = digit;
        isFirst = false;
        continue;
      }
      for (let k = 1, at = length; k <= digit; k++) {
        for (let j = 0; j < length; j++) list[at++] = (list[j] as number) + k * step;
      }
      length *= digit + 1;
    }
    return length;
  };
  const firstOf: SubParts['firstOf'] = (number) => {
    let rest = number;
    for (let i = 0; i < steps.length; i++) {
      const size = sizes[i] as number;
      if (rest % size !== 0) return steps[i] as number;
      rest /= size;
    }
    return 0;
  };
  return { list, fill, firstOf };
};

/** About how many steps it takes to find what all parts sell for, for each number of wilds. */
export const stepsForTotals = (rack: Uint8Array): number =>
  rack.reduce((product, count) => (product * (count + 1) * (count + 2)) / 2, 1) / 2;

/** What each part sells for at best, every tile used once, with up to so many wilds: by wilds and part. */
export const totalsByPart = (
  { list, fill, firstOf }: SubParts,
  { pays: [plain, wild] }: PartWords,
  count: number,
  wilds: number,
): readonly Float64Array[] => {
  const totals = Array.from({ length: wilds + 1 }, () => new Float64Array(count));
  for (let number = 1; number < count; number++) {
    const without = number - firstOf(number);
    const length = fill(number, true);
    for (let w = 0; w <= wilds; w++) {
      const here = totals[w] as Float64Array;
      const fewer = w === 0 ? undefined : (totals[w - 1] as Float64Array);
      // The first tile stays unsold, or is sold in one of the words that have it.
      let most = here[without] as number;
      for (let i = 0; i < length; i++) {
        const word = list[i] as number;
        const paid = plain[word] as number;
        if (paid > 0) most = Math.max(most, paid + (here[number - word] as number));
        if (fewer === undefined) continue;
        const paidWithWild = wild[word] as number;
        if (paidWithWild > 0) most = Math.max(most, paidWithWild + (fewer[number - word] as number));
      }
      here[number] = most;
    }
  }
  return totals;
};
