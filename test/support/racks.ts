import { CLASSIC_TILES } from '../../src/games/buyword/classic-tiles.ts';
import { pipsByLetter, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';

/** The worths of BuyWord's classic tiles. */
export const CLASSIC_WORTHS = { letters: pipsByLetter(CLASSIC_TILES), wild: WILD_PIPS };

/** A small seeded generator (mulberry32), so that racks are the same in every run. */
export const seeded = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

/** Draws racks from the full classic bag, a fresh bag each. */
export const drawRacks = (count: number, size: number, seed: number): string[] => {
  const random = seeded(seed);
  const bag = Object.entries(CLASSIC_TILES.tiles).flatMap(([letter, tile]) =>
    Array<string>(tile.count).fill(letter),
  );
  return Array.from({ length: count }, () => {
    for (let i = 0; i < size; i++) {
      const j = i + Math.floor(random() * (bag.length - i));
      [bag[i], bag[j]] = [bag[j] as string, bag[i] as string];
    }
    return bag.slice(0, size).join('');
  });
};
