import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedAt, countMs } from './count.ts';

describe('a sum that is counted up', () => {
  it('takes between 400 and 900 milliseconds', () => {
    expect([0, 200, 612, 5000].map(countMs)).toEqual([400, 500, 706, 900]);
  });

  it('begins at nothing, never goes back, and ends exactly at the sum', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.nat(1000), fc.nat(1000), (sum, a, b) => {
        const [early, late] = [Math.min(a, b), Math.max(a, b)];
        expect(countedAt(sum, 0)).toBe(0);
        expect(countedAt(sum, early)).toBeLessThanOrEqual(countedAt(sum, late));
        expect(countedAt(sum, countMs(sum))).toBe(sum);
        expect(countedAt(sum, 10_000)).toBe(sum);
      }),
    );
  });
});
