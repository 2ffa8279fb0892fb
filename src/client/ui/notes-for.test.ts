import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notesFor } from './notes-for.ts';

describe('notes', () => {
  it('BW-1.7 the opening $200 is two 50s, three 20s, two 10s, three 5s and five 1s', () => {
    expect(notesFor(200)).toEqual([
      { value: 50, count: 2 },
      { value: 20, count: 3 },
      { value: 10, count: 2 },
      { value: 5, count: 3 },
      { value: 1, count: 5 },
    ]);
  });

  it('come to the sum, whatever it is', () => {
    fc.assert(
      fc.property(fc.nat(5000), (amount) => {
        expect(notesFor(amount).reduce((sum, { value, count }) => sum + value * count, 0)).toBe(amount);
      }),
    );
  });
});
