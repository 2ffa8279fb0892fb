import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitExactly } from '../../coach/split.ts';
import { axisOf, barsOf } from './split-bars.ts';

describe('the bars of luck and choices', () => {
  it('begin where the one before ended, and end at the result', () => {
    const sums = fc.integer({ min: -900, max: 900 });
    fc.assert(
      fc.property(fc.nat(900), sums, fc.integer({ min: -900, max: 0 }), sums, (start, luck, own, others) => {
        const split = { start, luck, own, others, result: start + luck + own + others };
        const bars = barsOf(split);
        for (const [i, bar] of bars.slice(1, -1).entries()) expect(bar.from).toBe(bars[i]?.to);
        expect(bars.at(-2)?.to).toBe(split.result);
        expect(bars.at(-1)).toEqual({ part: 'result', from: 0, to: split.result });
      }),
    );
  });

  it('lie within the axis, which begins at nothing where the changes are large', () => {
    const few = barsOf({ start: 620, luck: 7, own: -140, others: 26, result: 513 });
    expect(axisOf(few)).toEqual({ low: 347, high: 627 });
    const many = barsOf({ start: 300, luck: 400, own: -500, others: 0, result: 200 });
    expect(axisOf(many)).toEqual({ low: 0, high: 700 });
    const debts = barsOf({ start: 100, luck: -150, own: 0, others: 60, result: 10 });
    expect(axisOf(debts)).toEqual({ low: -50, high: 100 });
  });

  it('add up to the dollar from what the coach tells', () => {
    const split = splitExactly({ start: 310.4, luck: 44.6, own: -61.7, others: 6.9 }, 300);
    expect(barsOf(split).at(-2)?.to).toBe(300);
  });
});
