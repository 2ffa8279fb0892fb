import { expect, it } from 'vitest';
import { qrCode } from './qr-code.ts';

/** FNV-1a over the modules, row by row. */
const fingerprint = (modules: readonly (readonly boolean[])[]): string =>
  modules
    .flat()
    .reduce((hash, isDark) => Math.imul(hash ^ (isDark ? 1 : 0), 0x01000193) >>> 0, 0x811c9dc5)
    .toString(16);

/** Fingerprints of what another encoder (the package qrcode 1.5) draws with the same mask. */
it.each([
  [14, 21, 'd1b4808b'],
  [26, 25, '48612dab'],
  [42, 29, '5d1c4891'],
  [62, 33, 'd97b7282'],
  [84, 37, '811f529b'],
  [106, 41, 'f1fa9092'],
  [122, 45, '46b291bb'],
  [152, 49, 'd10262a1'],
  [180, 53, '340437f9'],
  [213, 57, '17abbfd5'],
])('the QR code of %d bytes has %d modules a side, all of them right', (length, size, expected) => {
  const text = 'https://wordstake.example/t/'.padEnd(length, 'BCDFGH7').slice(0, length);
  const drawn = qrCode(text);
  const modules = drawn.slice(4, -4).map((row) => row.slice(4, -4));
  expect(modules.length).toBe(size);
  expect(fingerprint(modules)).toBe(expected);
  // A quiet zone of four light modules is left around it.
  expect(drawn.length).toBe(size + 8);
  expect(drawn.flat().filter(Boolean).length).toBe(modules.flat().filter(Boolean).length);
});
