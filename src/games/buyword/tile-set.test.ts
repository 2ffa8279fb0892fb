import { describe, expect, it } from 'vitest';
import { CLASSIC_TILES } from './classic-tiles.ts';
import { checkTileSet, pipsByLetter, priceOf, WILD_PIPS } from './tile-set.ts';

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

  it.each([
    [1, 'AEINORSTU'],
    [2, 'CDGHKLP'],
    [3, 'BFMVWY'],
    [4, 'JQXZ'],
  ])('BW-1.2 have %i pips on %s', (pips, letters) => {
    const found = Object.entries(CLASSIC_TILES.tiles).filter(([, tile]) => tile.pips === pips);
    expect(found.map(([letter]) => letter).join('')).toBe(letters);
    expect(WILD_PIPS).toBe(1);
  });

  it('BW-1.3 are so many of each letter', () => {
    const counts = Object.entries(CLASSIC_TILES.tiles).map(([letter, { count }]) => `${letter}${count}`);
    expect(counts.join(' ')).toBe(
      'A8 B2 C4 D4 E10 F3 G4 H4 I8 J2 K2 L4 M3 N6 O8 P4 Q1 R6 S5 T6 U4 V3 W2 X1 Y2 Z2',
    );
  });

  it('give their pips A to Z', () => {
    expect(pipsByLetter(CLASSIC_TILES).join('')).toBe('13221322142231124111133434');
  });
});

describe('BW-1.5 a tile set', () => {
  const changed = (letter: string, tile: { count: number; pips: number } | undefined) => {
    const { [letter]: _, ...others } = CLASSIC_TILES.tiles;
    const tiles = tile === undefined ? others : { ...CLASSIC_TILES.tiles, [letter]: tile };
    return () => checkTileSet({ name: 'odd', tiles });
  };

  it('BW-1.5 is checked as it is loaded', () => {
    expect(checkTileSet(CLASSIC_TILES)).toBe(CLASSIC_TILES);
  });

  it.each([
    ['109 tiles', 'A', { count: 9, pips: 1 }],
    ['5 pips', 'Z', { count: 2, pips: 5 }],
    ['no pips', 'Z', { count: 2, pips: 0 }],
    ['half a pip', 'Z', { count: 2, pips: 1.5 }],
    ['no tile of a letter', 'Z', { count: 0, pips: 4 }],
    ['a letter missing', 'Z', undefined],
    ['a letter too many', 'É', { count: 1, pips: 1 }],
  ])('BW-1.5 with %s is refused', (_what, letter, tile) => {
    expect(changed(letter, tile)).toThrow('The tile set odd is not one of 108 tiles of 1 to 4 pips.');
  });
});
