import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatLook,
  formatSeatLook,
  isLook,
  LOOK_COUNT,
  lookBeside,
  lookFrom,
  lookNumber,
  parseLook,
} from './looks.ts';

const aLook = fc.nat(LOOK_COUNT - 1).map(lookNumber);

describe('a look', () => {
  it('that nobody has chosen is always the same for the same text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isLook(lookFrom(text))).toBe(true);
        expect(lookFrom(text)).toEqual(lookFrom(text));
      }),
    );
  });

  it('that nobody has chosen is any of all there are', () => {
    const seen = new Set(Array.from({ length: 3000 }, (_, i) => formatLook(lookFrom(`guest ${i}`))));
    expect(seen.size).toBe(LOOK_COUNT);
  });

  it('is written in a line and read again; nothing else is read as one', () => {
    fc.assert(
      fc.property(aLook, (look) => {
        expect(parseLook(formatLook(look))).toEqual(look);
      }),
    );
    for (const text of ['', 'fox', 'fox mauve', 'wolf blue', 'fox  blue', 'fox blue x', 'blue fox'])
      expect(parseLook(text)).toBeUndefined();
    expect(formatSeatLook({ bot: 'penny' })).toBe('penny');
    expect(formatSeatLook({})).toBe('');
  });

  it('of each of eight at one device differs from all others in face and in colour', () => {
    fc.assert(
      fc.property(aLook, (look) => {
        const looks = Array.from({ length: 8 }, (_, place) => lookBeside(look, place));
        expect(looks[0]).toEqual(look);
        expect(new Set(looks.map(({ face }) => face)).size).toBe(8);
        expect(new Set(looks.map(({ colour }) => colour)).size).toBe(8);
      }),
    );
  });
});
