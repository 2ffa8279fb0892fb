import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import type { View } from '../../games/buyword/view.ts';
import { rivalShares } from './rivals.ts';

const withMoney = (money: readonly number[]): View => {
  const view = buywordTable({ players: money.length, setup: { seed: 'standing', leader: 0 } }).view(0);
  return { ...view, seats: view.seats.map((own, seat) => ({ ...own, money: money[seat] as number })) };
};
const percents = (view: View): number[] => rivalShares(view, 0).map((share) => Math.round(100 * share));

describe('how much a dollar of each rival counts', () => {
  it('BW-8.1 all of it for the only rival, the same for rivals who stand alike', () => {
    expect(percents(withMoney([900, 100]))).toEqual([0, 100]);
    expect(percents(withMoney([200, 200, 200]))).toEqual([0, 50, 50]);
  });

  it('BW-8.1 most for who leads, hardly anything for who is far behind', () => {
    const [own, leader, next, last] = percents(withMoney([300, 400, 320, 50])) as [
      number,
      number,
      number,
      number,
    ];
    expect(own).toBe(0);
    expect(leader).toBeGreaterThan(next);
    expect(next).toBeGreaterThan(last);
    expect(last).toBeLessThan(5);
    expect(Math.abs(leader + next + last - 100)).toBeLessThan(2);
  });

  it('BW-18.2 nothing for who has left, and all alike where nobody can be caught', () => {
    const view = withMoney([200, 200, 200]);
    const left = { ...view, seats: view.seats.map((own, seat) => ({ ...own, left: seat === 1 })) };
    expect(percents(left)).toEqual([0, 0, 100]);
    expect(percents(withMoney([0, 900_000, 900_000]))).toEqual([0, 50, 50]);
  });
});
