import type { TileSet } from './tile-set.ts';

/** The classic set: 108 tiles, 182 pips (BW-1.2, BW-1.3). */
export const CLASSIC_TILES: TileSet = {
  name: 'classic',
  tiles: {
    A: { count: 8, pips: 1 },
    B: { count: 2, pips: 3 },
    C: { count: 4, pips: 2 },
    D: { count: 4, pips: 2 },
    E: { count: 10, pips: 1 },
    F: { count: 3, pips: 3 },
    G: { count: 4, pips: 2 },
    H: { count: 4, pips: 2 },
    I: { count: 8, pips: 1 },
    J: { count: 2, pips: 4 },
    K: { count: 2, pips: 2 },
    L: { count: 4, pips: 2 },
    M: { count: 3, pips: 3 },
    N: { count: 6, pips: 1 },
    O: { count: 8, pips: 1 },
    P: { count: 4, pips: 2 },
    Q: { count: 1, pips: 4 },
    R: { count: 6, pips: 1 },
    S: { count: 5, pips: 1 },
    T: { count: 6, pips: 1 },
    U: { count: 4, pips: 1 },
    V: { count: 3, pips: 3 },
    W: { count: 2, pips: 3 },
    X: { count: 1, pips: 4 },
    Y: { count: 2, pips: 3 },
    Z: { count: 2, pips: 4 },
  },
};
