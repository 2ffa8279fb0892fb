import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byRank, type Ranked } from './rank.ts';

const rankOf = (all: readonly Ranked[]): readonly number[] => {
  const ranked = all.toSorted(byRank);
  return all.map((each) => 1 + ranked.findIndex((other) => byRank(other, each) === 0));
};

it('BW-8.1 ranks by what each has, alike where they have the same', () => {
  const seats = [120, 300, 120, 0].map((sum) => ({ sum, left: false }));
  expect(rankOf(seats)).toEqual([2, 1, 2, 4]);
});

it('BW-18.2 ranks who left behind all who stayed', () => {
  const seats = [
    { sum: 500, left: true },
    { sum: 0, left: false },
    { sum: 40, left: false },
  ];
  expect(rankOf(seats)).toEqual([3, 2, 1]);
});

it('CW-23 ranks of those who ran out first who lasted longer, alike who ran out in the same round', () => {
  const seats = [{ sum: 0, outIn: 3 }, { sum: 0, outIn: 7 }, { sum: 240 }, { sum: 0, outIn: 3 }];
  expect(rankOf(seats.map((seat) => ({ ...seat, left: false })))).toEqual([3, 2, 1, 3]);
});

it('is an order', () => {
  const ranked = fc.record({
    sum: fc.nat(3),
    left: fc.boolean(),
    outIn: fc.option(fc.nat(3), { nil: undefined }),
  });
  fc.assert(
    fc.property(ranked, ranked, ranked, (a, b, c) => {
      expect(byRank(a, b) + byRank(b, a)).toBe(0);
      if (byRank(a, b) <= 0 && byRank(b, c) <= 0) expect(byRank(a, c)).toBeLessThanOrEqual(0);
    }),
  );
});
