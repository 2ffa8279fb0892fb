import type { TileSet } from './tile-set.ts';

/**
 * The French set (ours, BW-1.5): 108 tiles, 182 pips, derived from the letters of the common French words; docs/french-
 * tiles.md says how, and a test derives it again.
 */
export const FRENCH_TILES: TileSet = {
  name: 'french',
  tiles: {
    A: { count: 9, pips: 1 },
    B: { count: 1, pips: 3 },
    C: { count: 4, pips: 2 },
    D: { count: 2, pips: 3 },
    E: { count: 17, pips: 1 },
    F: { count: 1, pips: 3 },
    G: { count: 1, pips: 3 },
    H: { count: 1, pips: 3 },
    I: { count: 10, pips: 1 },
    J: { count: 1, pips: 4 },
    K: { count: 1, pips: 4 },
    L: { count: 4, pips: 2 },
    M: { count: 3, pips: 2 },
    N: { count: 8, pips: 2 },
    O: { count: 6, pips: 2 },
    P: { count: 3, pips: 2 },
    Q: { count: 1, pips: 3 },
    R: { count: 9, pips: 1 },
    S: { count: 9, pips: 1 },
    T: { count: 8, pips: 2 },
    U: { count: 4, pips: 2 },
    V: { count: 1, pips: 3 },
    W: { count: 1, pips: 4 },
    X: { count: 1, pips: 4 },
    Y: { count: 1, pips: 4 },
    Z: { count: 1, pips: 4 },
  },
};
