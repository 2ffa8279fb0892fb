import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sensibleBid } from './raise.ts';

/** What two who bid for a lot bid in turn, each up to a ceiling, from a first bid on. */
const bidding = (least: number, ceilings: readonly [number, number]): readonly number[] => {
  const bids: number[] = [];
  for (let turn = 0; ; turn++) {
    const from = (bids.at(-1) ?? least - 1) + 1;
    const ceiling = ceilings[turn % 2] as number;
    if (from > ceiling) return bids;
    bids.push(sensibleBid(from, ceiling));
  }
};

describe('BW-10.3 bots raise in sensible steps', () => {
  it('by round sums, the last time up to what the lot is worth to them', () => {
    expect(bidding(8, [60, 38])).toEqual([8, 10, 15, 20, 25, 30, 35, 38, 40]);
    expect(bidding(61, [130, 204])).toEqual([70, 80, 90, 100, 110, 120, 130, 140]);
  });

  it('never below the least bid nor above the ceiling, and in few turns', () => {
    const sum = fc.integer({ min: 1, max: 400 });
    fc.assert(
      fc.property(sum, sum, sum, (least, one, other) => {
        const bids = bidding(least, [one, other]);
        expect(bids.length).toBeLessThanOrEqual(35);
        for (const [turn, bid] of bids.entries()) {
          expect(bid).toBeGreaterThanOrEqual((bids[turn - 1] ?? least - 1) + 1);
          expect(bid).toBeLessThanOrEqual(turn % 2 === 0 ? one : other);
        }
      }),
    );
  });
});
