import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

type Wishes = { readonly extended: unknown } & Readonly<Record<string, unknown>>;

/** Two players empty a bag of six in one round of three; a seed goes on from there. */
const bagOfSix = (options: Wishes, lots: readonly [string, string] = ['ONE', 'CAT']) =>
  buywordTable({
    rounds: [lots],
    words: ['ONE', 'NO', 'CAT', 'AT', 'OAT', 'EE', 'CATO'],
    setup: { seed: 'refill' },
    options: { startMoney: 1000, ...options },
  });

describe('BW-16.2 the end', () => {
  it('BW-16.2 after so many bags', () => {
    const table = bagOfSix({ extended: { bags: 2 }, judge: 'dictionary' })
      .buyAll()
      .allDone();
    while (table.state.phase !== 'over') {
      expect(table.state.bag).toBe(2);
      table.timeOut(table.view().toAct[0] as number);
    }
    expect(table.state.result?.reason).toBe('bag');
    expect([table.state.bagCount, table.state.box]).toEqual([0, 'ACENOT']);
  });

  it('BW-16.2 one bag is the game as it is', () => {
    const table = bagOfSix({ extended: { bags: 1 } })
      .buyAll()
      .allDone();
    expect(table.happened).toEqual(['done', 'tiles-gone', 'tiles-gone', 'ended']);
  });

  it('BW-16.2 99 bags end it anyway', () => {
    const table = bagOfSix({ extended: { target: 1_000_000 } });
    expect(table.view().lastBag).toBe(99);
    while (table.state.phase !== 'over') table.timeOut(table.view().toAct[0] as number);
    expect(table.state).toMatchObject({ bag: 99, result: { reason: 'bag', money: [1000, 1000] } });
  });

  /** Three players, rounds of two: CN, ET and AE are drawn first. */
  const towards = (target: number, options = {}) =>
    buywordTable({
      players: 3,
      setup: { bag: 'CEANTE'.repeat(4), rolls: [2, 2, 2, 2], leader: 0, seed: 'target' },
      words: ['CAN', 'EAT', 'CANT', 'TEN', 'TE', 'CN'],
      options: { extended: { target }, startMoney: 200, ...options },
    });

  it('BW-16.2 with the round in which someone has target dollars or more', () => {
    // CN costs $9, and sells for $16 with a wild between.
    const table = towards(207).buyAll().sell(0, 'CaN');
    expect(table.money()[0]).toBe(200 - 9 + 16);
    expect(table.state.phase).toBe('sell');
    table.allDone();
    expect(table.state.result).toMatchObject({ reason: 'target', money: [207, 196, 196], winners: [0] });
    expect(table.state.bagCount).toBeGreaterThan(0);
  });

  it('BW-16.2 a dollar less and it goes on; tiles still held are lost at the end only', () => {
    const table = towards(208).buyAll().sell(0, 'CaN').allDone();
    expect([table.state.round, table.state.phase]).toEqual([2, 'roll']);
    const over = towards(207).buyAll().sell(0, 'CaN').allDone();
    expect(over.events.filter(({ type }) => type === 'tiles-gone')).toHaveLength(2);
  });

  it('BW-16.2 all who sell in that round count: most money wins', () => {
    const table = towards(201).buyAll().sell(0, 'CaN').sell(1, 'TEn').allDone();
    expect(table.state.result).toMatchObject({ reason: 'target', winners: [0] });
  });

  it('BW-16.2 what counts is the money at the end of the round, sales undone included', () => {
    const table = towards(207, { judge: 'challenge' }).buyAll().sell(0, 'NaC').challenge(1, 1);
    table.allDone();
    expect(table.state.round).toBe(2);
  });

  it('BW-16.2 only players who stay count', () => {
    const table = towards(207).buyAll().sell(0, 'CaN').leave(0).allDone();
    expect([table.state.round, table.state.result]).toEqual([2, null]);
  });

  it('BW-16.2 whichever comes first', () => {
    const bagFirst = bagOfSix({ extended: { bags: 1, target: 1001 } })
      .buyAll()
      .sell(0, 'ONE')
      .allDone();
    expect(bagFirst.state.result?.reason).toBe('bag');
    const extended = { bags: 9, target: 207 };
    const targetFirst = towards(207, { extended }).buyAll().sell(0, 'CaN').allDone();
    expect(targetFirst.state).toMatchObject({ bag: 1, result: { reason: 'target' } });
  });

  it('BW-16.2 sold: also when nothing is left to put back', () => {
    const table = bagOfSix({ extended: { refill: 'sold', bags: 3 } })
      .buyAll()
      .allDone();
    expect(table.happened).toEqual(['done', 'tiles-gone', 'tiles-gone', 'ended']);
    expect(table.state).toMatchObject({ bag: 1, result: { reason: 'bag' } });
  });
});
