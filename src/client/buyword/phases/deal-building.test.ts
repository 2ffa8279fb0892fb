import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lot } from '../../../games/buyword/state.ts';
import {
  type LotMove,
  readTerms,
  sortTerms,
  type Terms,
} from '../../../games/buyword/variants/deal-terms.ts';
import type { Seat } from '../../../games/core/seat.ts';
import {
  afterMoves,
  type Building,
  besides,
  getterOf,
  isEmpty,
  NOTHING,
  nextPayment,
  sentTo,
  tapped,
  termsOf,
  turned,
} from './deal-building.ts';

/** Lots by who holds the one drawn for seat 0, for seat 1 … */
const lotsHeld = (...holders: readonly Seat[]): Lot[] =>
  holders.map((holder, from) => ({ from, holder, tiles: 'AB' }));

const tapAll = (lots: readonly Lot[], origins: readonly Seat[], from: Building = NOTHING): Building =>
  origins.reduce((building, origin) => tapped(building, lots, origin), from);

const ends = (terms: Terms | undefined): string[] =>
  (terms?.lots ?? []).map(({ from, to }) => `${from}>${to}`);

/** Taps a deal together as one would: each ring of a trade after the other, or each lot and who gets it. */
const build = (lots: readonly Lot[], { lots: moves, money }: Terms, way: 'trades' | 'sales'): Building => {
  let building: Building = NOTHING;
  if (way === 'sales')
    for (const { origin = -1, to } of moves) building = besides(sentTo(tapped(building, lots, origin), to));
  const open = way === 'trades' ? [...moves] : [];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const ring: Seat[] = [];
    for (let move: LotMove | undefined = first; move !== undefined; ) {
      const { to, origin = -1 } = move;
      ring.push(origin);
      const next = open.findIndex(({ from }) => from === to);
      move = next < 0 ? undefined : open.splice(next, 1)[0];
    }
    building = besides(tapAll(lots, ring, building));
  }
  return { ...building, money };
};

/** Taps terms together, and expects those to come of it, by the rules of such deals. */
const expectBuilt = (lots: readonly Lot[], given: Terms, way: 'trades' | 'sales'): void => {
  fc.pre(given.lots.length > 0);
  const built = termsOf(build(lots, given, way), lots);
  expect(built && readTerms(built, way, lots).ok).toBe(true);
  expect(sortTerms(built ?? given)).toEqual(sortTerms(given));
};

describe('a deal is tapped together', () => {
  it('BW-11.1: lots tapped one after the other go round in a ring, the other way when it is turned', () => {
    const lots = lotsHeld(0, 1, 2);
    const ring = tapAll(lots, [0, 1, 2]);
    expect(ends(termsOf(ring, lots))).toEqual(['0>1', '1>2', '2>0']);
    expect(ends(termsOf(turned(ring), lots))).toEqual(['0>2', '2>1', '1>0']);
    expect(getterOf(ring, lots, 2)).toBe(0);
  });

  it('a lot tapped again is left out; without any, so is the money', () => {
    const lots = lotsHeld(0, 1, 2);
    const paid = { ...tapAll(lots, [0, 1]), money: [{ from: 1, to: 0, amount: 5 }] };
    expect(termsOf(tapAll(lots, [1], paid), lots)).toBeUndefined();
    expect(tapAll(lots, [1, 0], paid)).toEqual(NOTHING);
  });

  it('a chain begun beside another and given up leaves the other as it was', () => {
    const lots = lotsHeld(0, 1, 2, 3);
    const two = tapAll(lots, [2], besides(tapAll(lots, [0, 1])));
    expect(termsOf(two, lots)).toBeUndefined();
    expect(ends(termsOf(tapAll(lots, [2], two), lots))).toEqual(['0>1', '1>0']);
    expect(ends(termsOf(tapAll(lots, [3], two), lots))).toEqual(['0>1', '1>0', '2>3', '3>2']);
  });

  it('BW-11.1 every exchange can be: any permutation of lots, several rings included', () => {
    const seats = fc.integer({ min: 2, max: 8 }).map((players) => [...Array(players).keys()]);
    const getters = seats.chain((all) => fc.shuffledSubarray(all, { minLength: all.length }));
    fc.assert(
      fc.property(getters, (order) => {
        const moves = order.map((to, from) => ({ from, to, origin: from }));
        const lots = moves.filter(({ from, to }) => from !== to);
        expectBuilt(lotsHeld(...order.keys()), { lots, money: [] }, 'trades');
      }),
    );
  });

  it('BW-12.1 every sale can be: any lots to anybody, several of one holder, and who else pays', () => {
    const seat = fc.nat(4);
    const deal = fc.record({
      holders: fc.array(seat, { minLength: 5, maxLength: 5 }),
      getters: fc.array(fc.option(seat), { minLength: 5, maxLength: 5 }),
      payers: fc.uniqueArray(fc.tuple(seat, seat), {
        maxLength: 5,
        selector: ([a, b]) => [a, b].sort().join(),
      }),
    });
    fc.assert(
      fc.property(deal, ({ holders, getters, payers }) => {
        const lots = lotsHeld(...holders);
        const moves = lots.flatMap(({ holder: from, from: origin }) => {
          const to = getters[origin];
          return to === null || to === undefined || to === from ? [] : [{ from, to, origin }];
        });
        const money = payers.filter(([a, b]) => a !== b).map(([from, to]) => ({ from, to, amount: 7 }));
        expectBuilt(lots, { lots: moves, money }, 'sales');
      }),
    );
  });
});

describe('what others do meanwhile', () => {
  it('takes out only what a lot was in that has changed hands', () => {
    const before = lotsHeld(0, 1, 2, 3);
    const two = tapAll(before, [2, 3], besides(tapAll(before, [0, 1])));
    const now = lotsHeld(0, 1, 3, 2);
    expect(ends(termsOf(afterMoves(two, before, now), now))).toEqual(['0>1', '1>0']);
    expect(isEmpty(afterMoves(tapAll(before, [2, 3]), before, now))).toBe(true);
  });
});

describe('money', () => {
  const rich = (): number => 200;

  it('BW-12.1 begins with who gets a lot paying for it, and goes on with two who do not pay each other yet', () => {
    const lots = [{ from: 0, to: 1 }];
    const first = nextPayment({ lots, money: [] }, [0, 1, 2], rich);
    expect(first).toEqual({ from: 1, to: 0, amount: 10 });
    const second = nextPayment({ lots, money: [{ from: 1, to: 0, amount: 10 }] }, [0, 1, 2], rich);
    expect(second).toEqual({ from: 0, to: 2, amount: 10 });
    const all = [
      { from: 1, to: 0, amount: 1 },
      { from: 0, to: 2, amount: 1 },
      { from: 2, to: 1, amount: 1 },
    ];
    expect(nextPayment({ lots, money: all }, [0, 1, 2], rich)).toBeUndefined();
  });

  it('is never more than the payer has, where that is anything', () => {
    expect(nextPayment({ lots: [{ from: 0, to: 1 }], money: [] }, [0, 1], () => 3)?.amount).toBe(3);
    expect(nextPayment({ lots: [{ from: 0, to: 1 }], money: [] }, [0, 1], () => 0)?.amount).toBe(1);
  });
});
