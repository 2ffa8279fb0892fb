import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

describe('BW-18.1 time out', () => {
  it('BW-18.1 rolls', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']] }).timeOut(0);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'timed-out', seat: 0 },
      { type: 'rolled', face: 3 },
    ]);
    expect(table.state.phase).toBe('buy');
  });

  it('BW-18.1 names 2', () => {
    const table = buywordTable({ setup: { bag: 'ABCDEF', rolls: ['choice'], leader: 0 } })
      .timeOut(0)
      .timeOut(0);
    expect(table.events[1]).toEqual({ type: 'chose', seat: 0, number: 2 });
    expect(table.state.lotSize).toBe(2);
  });

  it('BW-18.1 declines', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']] })
      .roll(0)
      .timeOut(0);
    expect(table.events[1]).toEqual({ type: 'lot-gone', seat: 0, from: 0, tiles: 'ONE', why: 'declined' });
    expect(table.view().toAct).toEqual([1]);
  });

  it('BW-18.1 says done', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], rest: 'A' })
      .buyAll()
      .timeOut(1);
    expect(table.happened).toEqual(['timed-out', 'done']);
    expect(table.seat(1).tiles).toBe('ADO');
  });

  it('BW-18.1 … discarding the excess highest pips first, then alphabetically', () => {
    const table = buywordTable({
      rounds: [['ZABQC', 'AAAAA']],
      rest: 'A',
      options: { startMoney: 1000, tileLimit: 2 },
    })
      .buyAll()
      .timeOut(0);
    expect(table.events).toEqual([
      { type: 'timed-out', seat: 0 },
      { type: 'tiles-gone', seat: 0, tiles: 'BQZ', wilds: 0, why: 'discarded' },
      { type: 'done', seat: 0 },
    ]);
    const equals = buywordTable({
      rounds: [['ZXQJA', 'AAAAA']],
      rest: 'A',
      options: { startMoney: 1000, tileLimit: 3 },
    });
    expect(equals.buyAll().timeOut(0).seat(0).tiles).toBe('AXZ');
  });

  it('BW-18.1 waives', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], rest: 'A', options: { judge: 'challenge' } })
      .buyAll()
      .sell(0, 'NOE')
      .allDone()
      .timeOut(1);
    expect(table.happened.slice(0, 2)).toEqual(['timed-out', 'waived']);
    expect(table.state.round).toBe(2);
  });

  it('BW-18.1 together has one clock for all: it runs out for each who is not done', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO', 'AAA']], rest: 'A' })
      .buyAll()
      .done(1);
    table.timeOut(0).timeOut(2);
    expect(table.state.round).toBe(2);
  });

  it('BW-18.1 inTurn it runs out for whose turn it is', () => {
    const table = buywordTable({
      rounds: [['ONE', 'ADO']],
      rest: 'A',
      options: { selling: 'inTurn' },
    }).buyAll();
    expect(table.try(null, { kind: 'timeout', seat: 1 })).toEqual({ code: 'nothing-due', seat: 1 });
    table.timeOut(0).timeOut(1);
    expect(table.state.round).toBe(2);
  });

  it('BW-18.1 is nothing to who has nothing to do', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']] });
    expect(table.try(null, { kind: 'timeout', seat: 1 })).toEqual({ code: 'nothing-due', seat: 1 });
    for (const seat of [2, -1, 0.5, Number.NaN, '0']) {
      expect(table.try(null, { kind: 'timeout', seat })).toEqual({ code: 'bad-seat', players: 2 });
    }
  });

  it('BW-18.1 a whole game goes by itself', () => {
    const table = buywordTable({ players: 4, setup: { seed: 'asleep' } });
    for (let i = 0; table.state.phase !== 'over'; i++) {
      if (i > 2000) throw new Error('the game does not end');
      table.timeOut(table.view().toAct[0] as number);
    }
    expect(table.state.result).toMatchObject({ money: [200, 200, 200, 200], winners: [0, 1, 2, 3] });
    expect(table.state.box).toHaveLength(108);
  });
});
