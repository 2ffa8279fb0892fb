/** What every part of a rack sells for at best. */
import type { PartWords, RackParts } from './rack-parts.ts';

/** Lists the parts of a part by number; the list is used again. */
export type SubParts = {
  /** The letters of the rack, rare ones first: what one tile of each adds to a number, and how many there are. */
  readonly letters: readonly { readonly step: number; readonly most: number }[];
  readonly list: Int32Array;
  /** Fills the list and tells how many there are. */
  readonly fill: (number: number) => number;
};

/** Letters of a part: how many of a letter it has. */
const countIn = (number: number, { step, most }: SubParts['letters'][number]): number =>
  Math.floor(number / step) % (most + 1);

/** Letters that many words have come last. */
const RARE_FIRST = 'QJXZKVWFYBHMPCUGDLSTNROIAE';

export const createSubParts = ({ rack, count, strides }: RackParts): SubParts => {
  const letters = [...RARE_FIRST]
    .map((letter) => letter.charCodeAt(0) - 65)
    .filter((code) => rack[code] !== 0)
    .map((code) => ({ step: strides[code] as number, most: rack[code] as number }));
  const list = new Int32Array(count);
  const fill: SubParts['fill'] = (number) => {
    let length = 1;
    list[0] = 0;
    for (const letter of letters) {
      const most = countIn(number, letter);
      let at = length;
      for (let k = 1; k <= most; k++) {
        for (let j = 0; j < length; j++) list[at++] = (list[j] as number) + k * letter.step;
      }
      length = at;
    }
    return length;
  };
  return { letters, list, fill };
};

/** What each part sells for at best, every tile used once, with up to so many wilds: by wilds and part. */
export type PartTotals = { readonly totals: readonly Float64Array[]; readonly steps: number };

/** Finds the totals; undefined where that takes more than so many steps, one for each word beside what else there may be. */
export const totalsByPart = (
  { count }: RackParts,
  { letters, list, fill }: SubParts,
  { pays: [plain, wild] }: PartWords,
  wilds: number,
  mostSteps: number,
): PartTotals | undefined => {
  const totals = Array.from({ length: wilds + 1 }, () => new Float64Array(count));
  /** Words by the first letter that they have. */
  const byFirst = letters.map((): number[] => []);
  for (let word = 1; word < count; word++) {
    if ((plain[word] as number) === 0 && (wild[word] as number) === 0) continue;
    byFirst[letters.findIndex((letter) => countIn(word, letter) > 0)]?.push(word);
  }
  let steps = 0;
  let later = 0;
  /** The part's tiles are sold in a word, with the best of what else there is, without wilds and with them. */
  const sell = (word: number, sold: number, rest: number, length: number): void => {
    for (let w = 0; w <= wilds; w++) {
      const here = totals[w] as Float64Array;
      for (const [paid, from] of [
        [plain[word] as number, here],
        [wild[word] as number, totals[w - 1]],
      ] as const) {
        if (paid === 0 || from === undefined) continue;
        for (let i = 0; i < length; i++) {
          const other = list[i] as number;
          const total = paid + (from[rest + other] as number);
          if (total > (here[sold + other] as number)) here[sold + other] = total;
        }
        steps += length;
      }
    }
  };
  for (let first = letters.length - 1; first >= 0; first--) {
    const letter = letters[first] as (typeof letters)[number];
    const { step, most } = letter;
    for (let tiles = 1; tiles <= most; tiles++) {
      // One of these tiles stays unsold, or all are sold in words that have them.
      const length = fill(later);
      for (const here of totals) {
        for (let i = 0; i < length; i++) {
          const number = (list[i] as number) + tiles * step;
          here[number] = here[number - step] as number;
        }
      }
      steps += length * totals.length;
      for (const word of byFirst[first] as number[]) {
        const taken = countIn(word, letter);
        if (taken > tiles) continue;
        const others = word - taken * step;
        sell(word, tiles * step + others, (tiles - taken) * step, fill(later - others));
        if (steps > mostSteps) return undefined;
      }
    }
    later += most * step;
  }
  return { totals, steps };
};
