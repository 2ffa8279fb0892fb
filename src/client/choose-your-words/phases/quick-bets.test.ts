import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BetRange, quickBets } from './quick-bets.ts';

/** The quick amounts by name, with so much in the middle and nothing bet yet, unless told. */
const named = (pot: number, range: BetRange, stakes = {}): Record<string, number> => {
  const pots = [{ amount: pot, seats: [0, 1] }];
  const bets = quickBets({ pots, highBet: 0, toCall: 0, all: 200, ...stakes }, range);
  return Object.fromEntries(bets.map(({ name, amount }) => [name, amount]));
};

describe('quick amounts (CW-4)', () => {
  it('are the least, half the pot, the pot and all-in', () => {
    const quick = named(30, { kind: 'bet', from: 1, to: 200 });
    expect(quick).toEqual({ least: 1, half: 15, pot: 30, allIn: 200 });
  });

  it('count the pot of a raise as it would be after calling', () => {
    // 30 in the middle, 10 of them the bet to call: a raise of the pot is to 10 + 40.
    const quick = named(30, { kind: 'raise', from: 20, to: 200 }, { highBet: 10, toCall: 10 });
    expect(quick).toEqual({ least: 20, half: 30, pot: 50, allIn: 200 });
  });

  it('say «most» where the table caps bets below what one has (CW-1)', () => {
    expect(named(8, { kind: 'bet', from: 1, to: 20 }, { all: 100 })).toMatchObject({ most: 20 });
  });

  it('are always within what is open, in order, and none twice', () => {
    const any = fc.record({
      pot: fc.integer({ min: 0, max: 5000 }),
      highBet: fc.integer({ min: 0, max: 500 }),
      toCall: fc.integer({ min: 0, max: 500 }),
      from: fc.integer({ min: 1, max: 500 }),
      more: fc.integer({ min: 0, max: 500 }),
      rest: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(any, ({ pot, highBet, toCall, from, more, rest }) => {
        const to = from + more;
        const stakes = { pots: [{ amount: pot, seats: [0] }], highBet, toCall, all: to + rest };
        const amounts = quickBets(stakes, { kind: 'raise', from, to }).map(({ amount }) => amount);
        expect(amounts).toEqual([...new Set(amounts)].toSorted((a, b) => a - b));
        expect(amounts[0]).toBe(from);
        expect(amounts.at(-1)).toBe(to);
      }),
    );
  });
});
