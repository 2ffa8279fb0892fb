import { describe, expect, it } from 'vitest';
import { chipsFor } from './chip-values.ts';

describe('CW-1 chips in three colours', () => {
  it('CW-1 make an amount of the fewest chips: 1, 5 and 10', () => {
    expect(chipsFor(187)).toEqual([
      { value: 10, count: 18 },
      { value: 5, count: 1 },
      { value: 1, count: 2 },
    ]);
    expect(chipsFor(5)).toEqual([{ value: 5, count: 1 }]);
    expect(chipsFor(0)).toEqual([]);
    for (let amount = 0; amount < 200; amount++)
      expect(chipsFor(amount).reduce((sum, { value, count }) => sum + value * count, 0)).toBe(amount);
  });
});
