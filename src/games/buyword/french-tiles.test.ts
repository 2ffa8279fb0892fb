import { describe, expect, it } from 'vitest';
import { deriveTiles, pipsByRarity, shareOut } from '../../../test/support/derive-tiles.ts';
import { FRENCH_TILES } from './french-tiles.ts';
import { checkTileSet } from './tile-set.ts';

describe('BW-1.5 the French tiles', () => {
  it('BW-1.5 are derived from the letters of the common French list (docs/french-tiles.md)', () => {
    expect(deriveTiles('fr-common', 108, 182)).toEqual(FRENCH_TILES.tiles);
  });

  it('BW-1.5 are 108 with as many pips as the classic set', () => {
    const tiles = Object.values(checkTileSet(FRENCH_TILES).tiles);
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(108);
    expect(tiles.reduce((sum, { count, pips }) => sum + count * pips, 0)).toBe(182);
  });
});

describe('the way they are derived', () => {
  it('gives every letter a tile, and the rest by largest remainder', () => {
    const shared = shareOut(
      [
        ['A', 570],
        ['B', 260],
        ['C', 160],
        ['D', 10],
      ],
      10,
    );
    expect(Object.fromEntries(shared)).toEqual({ A: 6, B: 2, C: 1, D: 1 });
  });

  it('takes the most even cut, and of equals the one with fewer letters at 4 pips', () => {
    expect(pipsByRarity([1, 1, 1, 1], 10)).toEqual([1, 2, 3, 4]);
    // One tile each of six letters: 1 1 2 3 4 4 and 1 2 2 3 3 4 alike make 15 pips, and are equally even.
    expect(pipsByRarity([1, 1, 1, 1, 1, 1], 15)).toEqual([1, 2, 2, 3, 3, 4]);
  });
});
