import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Four players: BED ($36), ONE ($9), ADO ($16), CAT ($16). */
const dealing = (options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['BED', 'ONE', 'ADO', 'CAT']],
    rest: 'EEEEEEEE',
    options: { deals: 'sales', ...options },
  }).roll(0);

describe('BW-12.1 sales', () => {
  it('BW-12.1 money may pass too, as written: a lot for money alone', () => {
    const table = dealing().propose(0, '0>1 $1>0:25').accept(1, 1);
    expect(table.money()).toEqual([225, 175, 200, 200]);
    expect([table.lots()[0], table.state.bank]).toEqual(['0>1 BED', 0]);
  });

  it.each([
    ['a lot for a lot and money', '0>1 1>0 $1>0:25', [225, 175, 200, 200]],
    ['a gift', '0>1', [200, 200, 200, 200]],
    ['a third who pays', '0>1 $2>0:25', [225, 200, 175, 200]],
    ['money that goes on', '0>1 $1>2:200 $2>0:300', [500, 0, 100, 200]],
  ])('BW-12.1 %s', (_what, terms, money) => {
    const table = dealing().propose(3, terms);
    const { parties } = table.state.proposals[0] as { parties: readonly number[] };
    for (const seat of parties) table.accept(seat, 1);
    expect(table.money()).toEqual(money);
  });

  it('BW-11.2 terms are the same in whatever order they are written', () => {
    const table = dealing().propose(0, '3>2 1>2 $2>3:7 $2>1:5');
    expect(table.view().proposals[0]?.terms).toBe('1>2 3>2 $2>1:5 $2>3:7');
    expect(table.tryPropose(1, '1>2 3>2 $2>1:5 $2>3:7')).toEqual({ code: 'already-proposed' });
    expect(table.tryPropose(1, '1>2 3>2 $2>1:5 $2>3:8')).toBeUndefined();
  });

  it('BW-12.1 money alone is no deal', () => {
    expect(dealing().tryPropose(0, '$0>1:5')).toEqual({ code: 'deal-without-lot' });
  });

  it.each([
    '$1>0:0',
    '$1>0:-5',
    '$1>0:1.5',
    '$1>0:9007199254740990',
    '$1>1:5',
    '$1>0:5 $1>0:6',
    '$1>0:5 $0>1:5',
  ])('BW-12.1 refuses the payments %s', (money) => {
    expect(dealing().tryPropose(0, `0>1 ${money}`)).toEqual({ code: 'bad-terms' });
  });

  it('BW-12.1 sums that go round in a ring make no money', () => {
    const table = dealing({ startMoney: 201 });
    const terms = '0>1 $0>1:1000000000 $1>2:1000000000 $2>0:1000000000';
    table.propose(3, terms).accept(0, 1).accept(1, 1).accept(2, 1);
    expect(table.money()).toEqual([201, 201, 201, 201]);
  });

  it('BW-11.2 is checked at the last acceptance: what one pays less what one gets', () => {
    const table = dealing().propose(0, '0>1 $1>0:201').accept(1, 1);
    expect(table.events.slice(1)).toEqual([{ type: 'lapsed', proposal: 1, why: 'not-paid' }]);
    table.propose(0, '0>1 $1>0:250 $2>1:50').accept(1, 2).accept(2, 2);
    expect(table.money()).toEqual([450, 0, 150, 200]);
  });

  it('BW-11.2 lapses where it can no longer be paid', () => {
    const table = dealing().propose(0, '0>1 $1>0:150').propose(2, '2>1 $1>2:150').accept(1, 1);
    expect(table.state.proposals.map(({ number }) => number)).toEqual([2]);
    table.accept(1, 2);
    expect(table.events.slice(1)).toEqual([{ type: 'lapsed', proposal: 2, why: 'not-paid' }]);
    expect([table.money(), table.lots()[2]]).toEqual([[350, 50, 200, 200], '2>2 ADO']);
  });
});

describe('BW-12.2 several lots', () => {
  /** Seat 1 holds the lots of 3, 0 and its own; 0 and 3 have none. */
  const gathered = () => dealing().propose(1, '3>1 0>1 $1>3:1').accept(0, 1).accept(3, 1).allDone();

  it('BW-12.2 each is bought or declined by itself, in seat order of origin', () => {
    const table = gathered();
    expect(table.view().seats[1]?.lot).toBe('BED');
    expect(table.try(1, { kind: 'buy', from: 3 })).toEqual({ code: 'other-lot-first', seat: 0 });
    expect(table.try(1, { kind: 'decline', from: 1 })).toEqual({ code: 'other-lot-first', seat: 0 });
    table.act(1, { kind: 'buy', from: 0 }).decline(1).act(1, { kind: 'buy', from: 3 });
    expect(table.seat(1)).toMatchObject({ tiles: 'ABCDET', money: 199 - 36 - 16 });
    expect(table.state.box).toBe('ENO');
  });

  it('BW-12.1 of several lots one says which: by the seat it was drawn for', () => {
    const table = dealing().propose(1, '3>1 0>1').accept(0, 1).accept(3, 1);
    expect(table.tryPropose(1, '1>2')).toEqual({ code: 'which-lot', seat: 1 });
    expect(table.tryPropose(1, '1.2>2')).toEqual({ code: 'no-such-lot', seat: 1 });
    table.propose(1, '1.0>2 1.3>3 2.2>1 $2>1:7');
    expect(table.view().proposals[0]?.terms).toBe('1.0>2 1.3>3 2>1 $2>1:7');
    table.accept(2, 2).accept(3, 2);
    expect(table.lots()).toEqual(['0>2 BED', '1>1 ONE', '2>1 ADO', '3>3 CAT']);
  });

  it('BW-12.2 seat order of origin counts from seat 0, whoever leads', () => {
    const table = buywordTable({
      rounds: [['BED', 'ONE', 'ADO', 'CAT']],
      rest: 'EEEEEEEE',
      setup: { leader: 2 },
      options: { deals: 'sales' },
    }).roll(2);
    table.propose(3, '2>3 0>3 1>3').accept(0, 1).accept(1, 1).accept(2, 1).allDone();
    const bought = [0, 1, 2, 3].map(() => table.buy(3).events[0]);
    expect(bought.map((event) => event?.type === 'bought' && event.from)).toEqual([0, 1, 2, 3]);
  });

  it('BW-12.2 who has none is skipped', () => {
    const table = gathered();
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [1], leader: 0 });
    table.buy(1).buy(1).buy(1);
    expect(table.view().toAct).toEqual([2]);
    table.buy(2);
    expect(table.state.phase).toBe('sell');
  });

  it('BW-12.2, BW-18 time out declines one of them, leaving all', () => {
    const table = gathered().timeOut(1);
    expect(table.view()).toMatchObject({ toAct: [1], box: 'BDE' });
    table.leave(1);
    expect(table.view()).toMatchObject({ toAct: [2], box: 'ABCDEENOT' });
  });
});
