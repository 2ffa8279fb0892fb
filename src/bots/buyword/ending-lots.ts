/** The lots that a bag may give, each with its chance. */
import { priceOf } from '../../games/buyword/tile-set.ts';
import { LETTERS } from '../../lexicon/alphabet.ts';
import type { RackParts } from '../../lexicon/rack-parts.ts';

/** A lot as a part of a rack (rack-parts.ts), what it costs, and how likely it is to come. */
export type Lot = { readonly part: number; readonly price: number; readonly chance: number };

const waysToChoose = (from: number, count: number): number => {
  let ways = 1;
  for (let i = 1; i <= count; i++) ways = (ways * (from - count + i)) / i;
  return ways;
};

/**
 * Gives the lots of a size from a bag that is a part of a rack: equal letters are one lot, with the chance of all their draws. There are none
 * where the bag is too small, but for all that is left where short lots may be bought (BW-3.3).
 */
export const createLots = (
  { rack, strides }: RackParts,
  pips: ArrayLike<number>,
  buysShort: boolean,
): ((bag: number, size: number) => readonly Lot[]) => {
  const known = new Map<number, readonly Lot[]>();
  const codes = Array.from(rack, (_, code) => code).filter((code) => rack[code] !== 0);

  const countsOf = (bag: number): number[] =>
    codes.map((code) => Math.floor(bag / (strides[code] as number)) % ((rack[code] as number) + 1));

  const find = (bag: number, asked: number): Lot[] => {
    const counts = countsOf(bag);
    const left = counts.reduce((sum, count) => sum + count, 0);
    if (left === 0 || (asked > left && !buysShort)) return [];
    const size = Math.min(asked, left);
    const all = waysToChoose(left, size);
    const lots: Lot[] = [];
    const take = (at: number, more: number, part: number, sum: number, ways: number): void => {
      if (more === 0) {
        lots.push({ part, price: priceOf(sum), chance: ways / all });
        return;
      }
      const code = codes[at];
      if (code === undefined) return;
      const most = Math.min(more, counts[at] as number);
      for (let taken = 0; taken <= most; taken++) {
        const worth = sum + taken * (pips[code] as number);
        const drawn = ways * waysToChoose(counts[at] as number, taken);
        take(at + 1, more - taken, part + taken * (strides[code] as number), worth, drawn);
      }
    };
    take(0, size, 0, 0, 1);
    return lots;
  };

  return (bag, size) => {
    const key = bag * LETTERS + size;
    const found = known.get(key) ?? find(bag, size);
    known.set(key, found);
    return found;
  };
};
