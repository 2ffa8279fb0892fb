import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

describe('BW-4 buying', () => {
  it('BW-4.1 goes leader first, clockwise', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'ABCDEF', rolls: [2], leader: 2 },
    }).roll(2);
    for (const seat of [2, 0, 1]) {
      expect(table.view().toAct).toEqual([seat]);
      for (const other of [0, 1, 2].filter((each) => each !== seat)) {
        expect(table.try(other, { kind: 'buy' })).toEqual({ code: 'not-your-turn', turn: [seat] });
        expect(table.try(other, { kind: 'decline' })).toEqual({ code: 'not-your-turn', turn: [seat] });
      }
      table.buy(seat);
    }
    expect(table.state.phase).toBe('sell');
  });

  it('BW-4.1 takes the whole lot', () => {
    const table = buywordTable({ rounds: [['EEJD', 'AAAA']] })
      .roll(0)
      .buy(0);
    expect(table.seat(0).tiles).toBe('DEEJ');
    expect(table.view().seats[0]?.lot).toBeNull();
  });

  it.each([
    ['EEJD', 64],
    ['DES', 16],
    ['MBL', 64],
    ['ENJOY', 100],
    ['ZQX', 144],
  ])('BW-1.4, BW-4.2 the lot %s costs $%i, paid to the bank', (lot, price) => {
    const table = buywordTable({ rounds: [[lot, 'AAAAA'.slice(0, lot.length)]] }).roll(0);
    table.buy(0);
    expect(table.events[0]).toEqual({ type: 'bought', seat: 0, from: 0, tiles: lot, price });
    expect([table.seat(0).money, table.state.bank]).toEqual([200 - price, price]);
  });

  it('BW-4.2 counts the pips of the table’s own tile set', () => {
    const table = buywordTable({ rounds: [['NOT', 'AAA']], options: { tiles: 'french' } }).roll(0);
    table.buy(0);
    expect(table.seat(0).money).toBe(200 - 36);
  });

  it('BW-4.2 refuses a buyer who cannot afford the lot, naming price and money', () => {
    const table = buywordTable({ rounds: [['EEJD', 'AAAA']], options: { startMoney: 63 } }).roll(0);
    const before = table.state;
    expect(table.try(0, { kind: 'buy' })).toEqual({ code: 'cannot-afford', price: 64, money: 63 });
    expect(table.state).toBe(before);
    expect(table.offers(0)).toEqual(['decline', 'leave']);
  });

  it('BW-4.2, BW-1.7 lets the last dollar be spent', () => {
    const table = buywordTable({ rounds: [['EEJD', 'AAAA']], options: { startMoney: 64 } }).roll(0);
    expect(table.offers(0)).toEqual(['buy', 'decline', 'leave']);
    table.buy(0);
    expect(table.seat(0).money).toBe(0);
  });

  it('BW-4.3 a bought lot joins the player’s tiles', () => {
    const table = buywordTable({
      rounds: [
        ['NE', 'AA'],
        ['AA', 'OD'],
      ],
    })
      .buyAll()
      .allDone()
      .buyAll();
    expect(table.seat(0).tiles).toBe('DENO');
  });

  it('BW-4.3 a declined lot leaves play, to the box', () => {
    const table = buywordTable({ rounds: [['NE', 'AA']] })
      .roll(0)
      .decline(0);
    expect(table.events[0]).toEqual({ type: 'lot-gone', seat: 0, from: 0, tiles: 'NE', why: 'declined' });
    expect([table.state.box, table.seat(0).tiles, table.money()]).toEqual(['EN', '', [200, 200]]);
  });

  it('BW-5.1 selling starts when every lot is bought or gone', () => {
    const table = buywordTable({ rounds: [['NE', 'AA']] })
      .roll(0)
      .decline(0);
    expect(table.trySell(0, 'NE')).toEqual({ code: 'not-now', action: 'sell', phase: 'buy' });
    table.buy(1);
    expect(table.state.phase).toBe('sell');
  });
});
