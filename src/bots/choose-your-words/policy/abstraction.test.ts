import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardsTable } from '../../../../test/support/cards-table.ts';
import {
  ACTIONS,
  ALL_IN,
  betTakenFor,
  PASS,
  ROWS,
  raiseOf,
  rowOf,
  SCENES,
  type Spot,
  stepsToAlike,
} from './abstraction.ts';
import { packPolicy, unpackPolicy, WHOLE } from './policy-text.ts';
import { spotOf } from './spot.ts';

const spots = fc.record({
  scene: fc.integer({ min: 0, max: SCENES - 1 }),
  betting: fc.integer({ min: 0, max: 2 }),
  pot: fc.integer({ min: 0, max: 100_000 }),
  toCall: fc.integer({ min: 0, max: 100_000 }),
  behind: fc.integer({ min: 0, max: 100_000 }),
  growth: fc.double({ min: 0, max: 1000, noNaN: true }),
  leastBet: fc.double({ min: 0, max: 1000, noNaN: true }),
  hasBet: fc.boolean(),
  isLate: fc.boolean(),
  ownFew: fc.boolean(),
  rivalFew: fc.boolean(),
});
const part = fc.double({ min: 0, max: 1, noNaN: true });

describe('what the betting policy tells apart', () => {
  it('is a row of its table, whatever the chips', () => {
    fc.assert(
      fc.property(spots, part, part, (spot, rank, lot) => {
        const row = rowOf(spot, rank, lot);
        expect(Number.isInteger(row) && row >= 0 && row < ROWS).toBe(true);
      }),
    );
  });

  it('takes a bet for the known one below or above it, the nearer the more often', () => {
    expect([0.01, 0.1, 0.33, 7, 100].map((size) => betTakenFor(size, 0.5))).toEqual([0, 0, 1, 5, 5]);
    const lots = Array.from({ length: 1000 }, (_, i) => (i + 0.5) / 1000);
    const above = (size: number): number =>
      lots.filter((lot) => betTakenFor(size, lot) === 2).length / lots.length;
    expect(above(0.35)).toBeLessThan(0.15);
    expect(above(0.66)).toBeGreaterThan(0.85);
    expect(lots.every((lot) => [1, 2].includes(betTakenFor(0.5, lot)))).toBe(true);
  });

  const FIRST: Spot = {
    scene: 0,
    betting: 0,
    pot: 4,
    toCall: 0,
    behind: 48,
    growth: 1,
    leastBet: 1,
    hasBet: false,
    isLate: false,
    ownFew: false,
    rivalFew: false,
  };

  it.each([
    [
      'an all-in of twelve pots and one of fifty',
      { pot: 52, toCall: 48, behind: 0 },
      { pot: 202, toCall: 198, behind: 0 },
    ],
    ['a raise of what must be put in and one of a pot that has grown', { growth: 1 }, { growth: 3 }],
    ['a least bet of an ante and one of four', { leastBet: 1 }, { leastBet: 4 }],
  ])('are %s', (_, one, other) => {
    const row = (changed: Partial<Spot>): number => rowOf({ ...FIRST, ...changed }, 0.5, 0.5);
    expect(row(one)).not.toBe(row(other));
  });

  it('is likest to itself, and to rows of its betting and of hands as strong', () => {
    fc.assert(
      fc.property(spots, part, part, (spot, rank, lot) => {
        const row = rowOf(spot, rank, lot);
        const alike = stepsToAlike(row).map((step) => row + step);
        expect(alike[0]).toBe(row);
        expect(alike).toContain(
          rowOf({ ...spot, scene: 0, ownFew: false, rivalFew: false, leastBet: 1 }, rank, lot),
        );
        expect(alike).toContain(rowOf({ ...spot, growth: 1 }, rank, lot));
        expect(alike.every((each) => each >= 0 && each < ROWS)).toBe(true);
      }),
    );
  });

  it('never bets more than a rival can meet, and leaves nothing behind that is hardly anything', () => {
    fc.assert(
      fc.property(spots, part, (spot, lot) => {
        for (let action = 2; action < ACTIONS; action++) {
          const raise = raiseOf(action, spot, 1, lot);
          expect(raise).toBeLessThanOrEqual(spot.behind);
          if (action !== ALL_IN && raise > 0) expect(raise).toBeLessThan(0.7 * spot.behind);
        }
      }),
    );
  });
});

describe('the place of a seat, from what it sees', () => {
  const table = () => cardsTable({ rounds: [{ hands: ['Kb', 'Tb', 'Ab'] }], options: { stack: 50 } });
  const lookAt = (view: ReturnType<ReturnType<typeof cardsTable>['view']>, seat: number) =>
    spotOf(view, seat);

  it('counts what can still be put in, who is left, and who acts last', () => {
    const three = table();
    expect(lookAt(three.view(0), 0)).toMatchObject({ rivals: 2, spot: { scene: 2, pot: 3, isLate: false } });
    three.play('0 bet 10');
    expect(lookAt(three.view(1), 1).spot).toMatchObject({ toCall: 10, behind: 39, pot: 13, hasBet: false });
    three.play('1 fold');
    const left: Partial<Spot> = { scene: 1, isLate: false, behind: 39, growth: 3 / 6, leastBet: 1 };
    expect(lookAt(three.view(2), 2)).toMatchObject({ rivals: 1, spot: left });
    three.play('2 call').keepAll().play('2 check');
    expect(lookAt(three.view(0), 0).spot).toMatchObject({ isLate: true, toCall: 0, pot: 23 });
  });

  it('leaves out what a rival has put in beyond what the seat has', () => {
    const uneven = cardsTable({ chips: [50, 10], rounds: [{ hands: ['Kb', 'Tb'] }], options: { stack: 50 } });
    uneven.play('0 bet 49');
    expect(lookAt(uneven.view(1), 1).spot).toMatchObject({ toCall: 9, pot: 11, behind: 0 });
  });

  it('knows who exchanged few cards', () => {
    const drawn = table();
    drawn.callAll().play('0 exchange none', '1 exchange Eb Eb', '2 exchange Eb Eb');
    expect(lookAt(drawn.view(1), 1).spot).toMatchObject({ ownFew: false, rivalFew: true });
    expect(lookAt(drawn.view(0), 0).spot).toMatchObject({ ownFew: true, rivalFew: false });
  });
});

describe('a policy as text', () => {
  it('is read as it was written', () => {
    const policy = new Uint8Array(ROWS * ACTIONS);
    for (let row = 0; row < ROWS; row += 1 + (row % 37)) {
      policy[row * ACTIONS + (row % ACTIONS)] = row % WHOLE;
      const rest = WHOLE - (row % WHOLE);
      policy[row * ACTIONS + PASS] = (policy[row * ACTIONS + PASS] as number) + rest;
    }
    const text = packPolicy(policy);
    expect(Buffer.from(unpackPolicy(text)).equals(Buffer.from(policy))).toBe(true);
  });
});
