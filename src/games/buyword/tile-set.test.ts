import { describe, expect, it } from 'vitest';
import { CLASSIC_TILES } from './classic-tiles.ts';
import { pipsByLetter, priceOf, WILD_PIPS } from './tile-set.ts';

const pipsOf = (word: string): number =>
  [...word].reduce(
    (sum, letter) =>
      sum + (/[a-z]/.test(letter) ? WILD_PIPS : (CLASSIC_TILES.tiles[letter]?.pips ?? Number.NaN)),
    0,
  );

describe('the classic tiles', () => {
  it('BW-1.1, BW-1.3 are 108 with 182 pips, all 26 letters', () => {
    const tiles = Object.values(CLASSIC_TILES.tiles);
    expect(tiles).toHaveLength(26);
    expect(tiles.reduce((sum, { count }) => sum + count, 0)).toBe(108);
    expect(tiles.reduce((sum, { count, pips }) => sum + count * pips, 0)).toBe(182);
    expect(tiles.every(({ pips }) => pips >= 1 && pips <= 4)).toBe(true);
  });

  it.each([
    ['EEJD', 8, 64],
    ['ENJOYED', 13, 169],
    ['ENjOYED', 10, 100],
    ['DES', 4, 16],
    ['MBL', 8, 64],
  ])('BW-1.4 %s is %i pips, $%i', (letters, pips, price) => {
    expect([pipsOf(letters), priceOf(pipsOf(letters))]).toEqual([pips, price]);
  });

  it('give their pips A to Z', () => {
    expect(pipsByLetter(CLASSIC_TILES).join('')).toBe('13221322142231124111133434');
  });
});
