import { describe, expect, it } from 'vitest';
import { splitExactly } from './split.ts';

describe('a split', () => {
  it('adds up to the result in whole dollars, those rounded up first that lose most by it', () => {
    expect(splitExactly({ start: 486.4, luck: -30.7, own: -12.6, others: 0.9 }, 444)).toEqual({
      start: 486,
      luck: -31,
      own: -12,
      others: 1,
      result: 444,
    });
  });

  it('leaves no choice of one’s own above nothing', () => {
    const { own, luck } = splitExactly({ start: 200.5, luck: 0.5, own: 0, others: 0 }, 201);
    expect(own).toBe(0);
    expect(luck).toBe(0);
    expect(splitExactly({ start: 200, luck: 0, own: -1e-12, others: 1e-12 }, 200).own).toBe(0);
  });
});
