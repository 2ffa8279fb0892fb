import { describe, expect, it } from 'vitest';
import { remainderOf } from './error-correction.ts';
import { qrCode } from './qr-code.ts';

const picture = (text: string): string[] =>
  (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

/** FNV-1a over the modules, row by row. */
const fingerprint = (text: string): string => {
  let hash = 0x811c9dc5;
  for (const isDark of (qrCode(text) ?? []).flat())
    hash = Math.imul(hash ^ (isDark ? 1 : 0), 0x01000193) >>> 0;
  return hash.toString(16);
};

describe('error correction', () => {
  it('is that of the example in the standard (ISO/IEC 18004, annex I)', () => {
    const data = [
      0x10, 0x20, 0x0c, 0x56, 0x61, 0x80, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11,
    ];
    expect(remainderOf(data, 10)).toEqual([0xa5, 0x24, 0xd4, 0xc1, 0xed, 0x36, 0xc7, 0x87, 0x2c, 0x55]);
  });
});

describe('a QR code', () => {
  it('is drawn as another encoder (the package qrcode 1.5) draws it', () => {
    expect(picture('A')).toEqual([
      '#######.#..#..#######',
      '#.....#.#####.#.....#',
      '#.###.#...#.#.#.###.#',
      '#.###.#.##.##.#.###.#',
      '#.###.#..###..#.###.#',
      '#.....#..#.##.#.....#',
      '#######.#.#.#.#######',
      '........##.##........',
      '#.##.###..###.#..#.##',
      '.#.##..#.#.####..#...',
      '##..###.##.#.....##.#',
      '#.##.#.....#..#####..',
      '#..####..#..#..#..#..',
      '........#.##..#..#..#',
      '#######.#..##..#.#...',
      '#.....#.##.....##.##.',
      '#.###.#..##.#####...#',
      '#.###.#.####..######.',
      '#.###.#.#.#.#.##.....',
      '#.....#...#..#.#..#.#',
      '#######.#....#..#....',
    ]);
  });

  /** Fingerprints of what that encoder draws for the longest text of each version. */
  it.each([
    [14, 21, 'f2bc8c39'],
    [26, 25, '48612dab'],
    [42, 29, '5d1c4891'],
    [62, 33, 'd97b7282'],
    [84, 37, '811f529b'],
    [106, 41, 'd9f3d2c5'],
    [122, 45, '46b291bb'],
    [152, 49, 'd10262a1'],
    [180, 53, '340437f9'],
    [213, 57, '17abbfd5'],
  ])('of %d bytes has %d modules a side, all of them right', (length, size, expected) => {
    const text = 'https://wordstake.example/t/'.padEnd(length, 'BCDFGH7').slice(0, length);
    expect(qrCode(text)?.length).toBe(size);
    expect(fingerprint(text)).toBe(expected);
  });

  it('is not drawn of a text that is too long', () => {
    expect(qrCode('x'.repeat(214))).toBeUndefined();
  });
});
