import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Lot } from '../../../games/buyword/state.ts';
import { readTerms, sortTerms, type Terms } from '../../../games/buyword/variants/deal-terms.ts';
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
} from './deal-chains.ts';

/** Lots by who holds the one drawn for seat 0, for seat 1 … */
const lotsHeld = (...holders: readonly Seat[]): Lot[] =>
  holders.map((holder, from) => ({ from, holder, tiles: 'AB' }));

const tapAll = (lots: readonly Lot[], origins: readonly Seat[], from: Building = NOTHING): Building =>
  origins.reduce((building, origin) => tapped(building, lots, origin), from);

const ends = (terms: Terms | undefined): string[] =>
  (terms?.lots ?? []).map(({ from, to }) => `${from}>${to}`);

/** Taps a deal together as one would: each ring of a trade after the other, or each lot and who gets it. */
const build = (lots: readonly Lot[], { lots: moves, money }: Terms, way: 'rings' | 'lots'): Building => {
  let building: Building = NOTHING;
  if (way === 'lots')
    for (const { origin = -1, to } of moves) building = besides(sentTo(tapped(building, lots, origin), to));
  const open = way === 'rings' ? [...moves] : [];
  for (let first = open.shift(); first !== undefined; first = open.shift()) {
    const ring = [first];
    for (;;) {
      const at = open.findIndex(({ from }) => from === ring.at(-1)?.to);
      if (at < 0) break;
      ring.push(...open.splice(at, 1));
    }
    building = besides(
      tapAll(
        lots,
        ring.map(({ origin }) => origin ?? -1),
        building,
      ),
    );
  }
  return { ...building, money };
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
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.infiniteStream(fc.nat(1000)), (players, chance) => {
        const lots = lotsHeld(...Array.from({ length: players }, (_, seat) => seat));
        const order = lots
          .map(({ from }) => ({ from, key: chance.next().value ?? 0 }))
          .sort((a, b) => a.key - b.key);
        const moves = order
          .map(({ from: to }, from) => ({ from, to, origin: from }))
          .filter(({ from, to }) => from !== to);
        fc.pre(moves.length > 0);
        const given: Terms = { lots: moves, money: [] };
        const built = termsOf(build(lots, given, 'rings'), lots);
        const read = built && readTerms(built, 'trades', lots);
        expect(read?.ok).toBe(true);
        expect(sortTerms(built ?? given)).toEqual(sortTerms(given));
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
        fc.pre(moves.length > 0);
        const money = payers.filter(([a, b]) => a !== b).map(([from, to]) => ({ from, to, amount: 7 }));
        const given: Terms = { lots: moves, money };
        const built = termsOf(build(lots, given, 'lots'), lots);
        const read = built && readTerms(built, 'sales', lots);
        expect(read?.ok).toBe(true);
        expect(sortTerms(built ?? given)).toEqual(sortTerms(given));
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
