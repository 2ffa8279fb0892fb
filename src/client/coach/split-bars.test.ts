import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitExactly } from '../../coach/split.ts';
import { barsOf } from './split-bars.ts';

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

  it('add up to the dollar from what the coach tells', () => {
    const split = splitExactly({ start: 310.4, luck: 44.6, own: -61.7, others: 6.9 }, 300);
    expect(barsOf(split).at(-2)?.to).toBe(300);
  });
});
