import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Four players, seat 1 leads; BED costs $36, ONE $9, ADO $16, CAT $16. */
const opened = (auctions: 'english' | 'french', options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['BED', 'ONE', 'ADO', 'CAT']],
    rest: 'EEEEEEEE',
    setup: { leader: 1 },
    options: { auctions, ...options },
  }).roll(1);

const english = (options: Readonly<Record<string, unknown>> = {}) => opened('english', options).auction(1);
const french = (options: Readonly<Record<string, unknown>> = {}) => opened('french', options).auction(1);

describe('BW-10.1 putting a lot up', () => {
  it('BW-10.1 on their turn to buy, a player may put the lot up instead', () => {
    const table = opened('english');
    expect(table.offers(1)).toEqual(['buy', 'decline', 'auction', 'leave']);
    table.auction(1);
    expect(table.events).toEqual([
      { type: 'auction-began', seat: 1, from: 1, tiles: 'BED', least: 1, queue: [2, 3, 0] },
    ]);
    expect(table.view()).toMatchObject({
      phase: 'auction',
      toAct: [2],
      auction: { seller: 1, from: 1, lot: 'BED', high: null, bidder: null, least: 1, passed: [] },
    });
  });

  it('BW-10.1 not on another’s turn, and not where the table has none', () => {
    expect(opened('english').try(2, { kind: 'auction' })).toEqual({ code: 'not-your-turn', turn: [1] });
    const plain = buywordTable({ rounds: [['AA', 'AA']] }).roll(0);
    expect(plain.try(0, { kind: 'auction' })).toEqual({ code: 'not-now', action: 'auction', phase: 'buy' });
    expect(plain.offers(0)).not.toContain('auction');
  });

  it('BW-10.1 who cannot pay the price may too', () => {
    const poor = buywordTable({
      rounds: [['ZZZ', 'AAA']],
      rest: 'E',
      options: { auctions: 'english', startMoney: 50 },
    }).roll(0);
    expect(poor.offers(0)).toEqual(['decline', 'auction', 'leave']);
    poor.auction(0).bid(1, 50);
    expect(poor.offers(0)).toEqual(['pass', 'leave']);
  });

  it('BW-3.3 partial: what was drawn may be put up; who has none bids', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'AB', rolls: [2], leader: 0 },
      options: { auctions: 'french', shortDraw: 'partial' },
    }).roll(0);
    table.decline(0).auction(1).bid(2, 5).pass(0).pass(1);
    expect([table.state.phase, table.seat(2).tiles]).toEqual(['sell', 'B']);
  });

  it('BW-3.3 no auction of lots that are void', () => {
    const table = buywordTable({
      setup: { bag: 'ABC', rolls: [2], leader: 0 },
      options: { auctions: 'french' },
    }).roll(0);
    expect(table.state.phase).toBe('sell');
  });
});

describe('BW-10.2 english', () => {
  it('BW-10.2 from the left of the seller, clockwise, each other player has one chance', () => {
    const table = english().bid(2, 5).pass(3);
    expect(table.view().toAct).toEqual([0]);
    table.bid(0, 6);
    expect(table.view()).toMatchObject({
      toAct: [1],
      auction: { high: 6, bidder: 0, least: 7, passed: [3] },
    });
  });

  it('BW-10.2 a bid is higher than before', () => {
    const table = english().bid(2, 5);
    expect(table.tryBid(3, 5)).toEqual({ code: 'bid-too-low', least: 6 });
    expect(table.tryBid(0, 9)).toEqual({ code: 'not-your-turn', turn: [3] });
    expect(table.tryBid(3, 6)).toBeUndefined();
  });

  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '3', undefined, null])(
    'BW-10.2 the least bid is $1, in whole dollars, not %s',
    (amount) => {
      const refusal = english().try(2, { kind: 'bid', amount });
      expect(refusal).toEqual({ code: 'bid-too-low', least: 1 });
    },
  );

  it('BW-10.2 then the seller may top the highest bid, higher only', () => {
    const table = english().bid(2, 5).pass(3).pass(0);
    expect(table.tryBid(1, 5)).toEqual({ code: 'bid-too-low', least: 6 });
    table.bid(1, 60);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'bid', seat: 1, amount: 60, queue: [] },
      { type: 'auction-won', seat: 1, seller: 1, from: 1, tiles: 'BED', price: 60 },
    ]);
    expect([table.seat(1).tiles, table.money()]).toEqual(['BDE', [200, 140, 200, 200]]);
  });

  it('BW-10.2 or let it go', () => {
    const table = english().bid(2, 5).pass(3).pass(0).pass(1);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'passed', seat: 1, queue: [] },
      { type: 'auction-won', seat: 2, seller: 1, from: 1, tiles: 'BED', price: 5 },
    ]);
  });
});

describe('BW-10.3 french', () => {
  it.each([
    ['BED', 18],
    ['ONE', 5],
    ['ADO', 8],
    ['AAAAA', 13],
  ])('BW-10.3 the first bid for %s is at least half its price, rounded up: $%i', (lot, least) => {
    const table = buywordTable({ rounds: [[lot, 'E'.repeat(lot.length)]], options: { auctions: 'french' } });
    table.roll(0).auction(0);
    expect(table.view().auction?.least).toBe(least);
    expect(table.tryBid(1, least - 1)).toEqual({ code: 'bid-too-low', least });
    expect(table.tryBid(1, least)).toBeUndefined();
  });

  it('BW-10.3 goes round among the others, who passes is out, until one is left', () => {
    const table = french().bid(2, 18).pass(3).bid(0, 19);
    expect(table.view().toAct).toEqual([2]);
    table.bid(2, 30).bid(0, 31);
    expect(table.tryBid(3, 40)).toEqual({ code: 'not-your-turn', turn: [2] });
    table.pass(2);
    expect(table.view()).toMatchObject({
      toAct: [1],
      auction: { high: 31, bidder: 0, passed: [3, 2] },
    });
    table.pass(1);
    expect(table.money()).toEqual([200 - 31, 200, 200, 200]);
  });

  it('BW-10.3 is over when only who holds the highest bid is left: nobody bids against themselves', () => {
    const table = french().bid(2, 20).pass(3).pass(0);
    expect(table.view().toAct).toEqual([1]);
  });

  it('BW-10.3 one left while nobody has bid may still bid once', () => {
    const table = french().pass(2).pass(3);
    expect([table.view().toAct, table.offers(0)]).toEqual([[0], ['bid', 'pass', 'leave']]);
    table.bid(0, 18);
    expect(table.view().toAct).toEqual([1]);
  });

  it('BW-10.3 then the seller may top the final bid', () => {
    const table = french().pass(2).pass(3).bid(0, 18);
    expect(table.tryBid(1, 18)).toEqual({ code: 'bid-too-low', least: 19 });
    table.bid(1, 19);
    expect([table.seat(1).tiles, table.seat(1).money]).toEqual(['BDE', 181]);
  });
});

describe('BW-10.4 nobody bid', () => {
  it.each([
    ['english', 1],
    ['french', 18],
  ] as const)('BW-10.4 %s: the seller may take the lot for $%i, no more and no less', (auctions, least) => {
    const table = opened(auctions).auction(1).pass(2).pass(3).pass(0);
    expect(table.view().toAct).toEqual([1]);
    expect(table.offer(1, 'bid')).toEqual({ kind: 'bid', from: least, to: least });
    expect(table.tryBid(1, least - 1)).toEqual({ code: 'bid-too-low', least });
    expect(table.tryBid(1, least + 1)).toEqual({ code: 'bid-only-least', least });
    table.bid(1, least);
    expect([table.seat(1).tiles, table.seat(1).money]).toEqual(['BDE', 200 - least]);
  });

  it.each(['english', 'french'] as const)('BW-10.4 %s: else it leaves play', (auctions) => {
    const table = opened(auctions).auction(1).pass(2).pass(3).pass(0).pass(1);
    expect(table.events.slice(1, 3)).toEqual([
      { type: 'lot-gone', seat: 1, from: 1, tiles: 'BED', why: 'unsold' },
      { type: 'auction-failed', seller: 1, tiles: 'BED' },
    ]);
    expect([table.state.box, table.money()]).toEqual(['BDE', [200, 200, 200, 200]]);
  });
});

describe('BW-10.5 the winner', () => {
  it('BW-10.5 pays the bank; the tiles join theirs at once; their own lot and turn are untouched', () => {
    const table = english().bid(2, 5).pass(3).pass(0).pass(1);
    expect(table.seat(2)).toMatchObject({ money: 195, tiles: 'BDE' });
    expect(table.state.bank).toBe(5);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [2], auction: null });
    expect(table.lots()).toEqual(['0>0 CAT', '2>2 ONE', '3>3 ADO']);
    table.buy(2);
    expect(table.seat(2)).toMatchObject({ money: 186, tiles: 'BDEENO' });
  });

  it('BW-10.5 who has bought before the auction does not buy again after it', () => {
    const table = opened('english').buy(1).auction(2).pass(3).pass(0).bid(1, 4).pass(2);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [3] });
    expect(table.seat(1).tiles).toBe('BDEENO');
  });

  it('BW-10.5 nobody bids more than they hold', () => {
    const table = english();
    expect(table.tryBid(2, 201)).toEqual({ code: 'bid-too-high', money: 200 });
    expect(table.offer(2, 'bid')).toEqual({ kind: 'bid', from: 1, to: 200 });
    table.bid(2, 199);
    expect(table.offer(3, 'bid')).toEqual({ kind: 'bid', from: 200, to: 200 });
    table.bid(3, 200);
    expect(table.offers(0)).toEqual(['pass', 'leave']);
    expect(table.tryBid(0, 201)).toEqual({ code: 'bid-too-high', money: 200 });
  });

  it('BW-10.5 every lot of a round may be put up, and selling begins after the last', () => {
    const table = english().bid(2, 5).pass(3).pass(0).pass(1);
    table.auction(2).pass(3).pass(0).pass(1).pass(2).decline(3).auction(0).pass(1).pass(2).bid(3, 1).pass(0);
    expect(table.state.phase).toBe('sell');
    expect([table.seat(3).tiles, table.state.box]).toEqual(['ACT', 'ADENOO']);
  });

  it('BW-12.2 of several lots each is put up by itself, in seat order of origin', () => {
    const table = opened('english', { deals: 'sales' }).propose(1, '2>1 $1>2:3').accept(2, 1).allDone();
    expect(table.view().toAct).toEqual([1]);
    expect(table.try(1, { kind: 'auction', from: 2 })).toEqual({ code: 'other-lot-first', seat: 1 });
    table.act(1, { kind: 'auction', from: 1 }).bid(2, 2).pass(3).pass(0).pass(1);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [1] });
    table.act(1, { kind: 'auction', from: 2 });
    expect(table.view().auction).toMatchObject({ seller: 1, from: 2, lot: 'ONE' });
  });
});

describe('the view of an auction', () => {
  it('counts the seller as not done until they have topped or let go', () => {
    const table = buywordTable({ rounds: [['ONE', 'CAT']], options: { auctions: 'english' } });
    table.roll(0).auction(0).bid(1, 1);
    expect(table.view().seats.map(({ done }) => done)).toEqual([false, true]);
  });
});

describe('BW-18 absence from an auction', () => {
  it('BW-18.1 time out: a bidder passes, and so does the seller', () => {
    const table = english().timeOut(2).timeOut(3).bid(0, 3).timeOut(1);
    expect(table.events.slice(0, 2)).toEqual([
      { type: 'timed-out', seat: 1 },
      { type: 'passed', seat: 1, queue: [] },
    ]);
    expect(table.seat(0).tiles).toBe('BDE');
    expect(table.try(null, { kind: 'timeout', seat: 1 })).toEqual({ code: 'nothing-due', seat: 1 });
  });

  it('BW-18.2 a seller who leaves: the lot is gone and the auction fails', () => {
    const table = french().bid(2, 18).leave(1);
    expect(table.events).toContainEqual({ type: 'auction-failed', seller: 1, tiles: 'BED' });
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [2], auction: null, box: 'BDE' });
    expect(table.money()).toEqual([200, 200, 200, 200]);
  });

  it('BW-18.2 a bidder who leaves is not waited for, and their own lot is gone', () => {
    const table = english().leave(2);
    expect(table.view()).toMatchObject({ phase: 'auction', toAct: [3], box: 'ENO' });
    table.pass(3).pass(0).pass(1);
    expect(table.view()).toMatchObject({ phase: 'buy', toAct: [3] });
  });

  it.each(['english', 'french'] as const)(
    'BW-18.2 %s: the bids of the highest bidder who leaves are struck, the next standing bid counts',
    (auctions) => {
      const table = opened(auctions).auction(1).bid(2, 18).bid(3, 25).leave(3);
      expect(table.events).toContainEqual({ type: 'bids-struck', seat: 3 });
      expect(table.view()).toMatchObject({ toAct: [0], auction: { high: 18, bidder: 2, least: 19 } });
      table.pass(0).pass(1);
      expect(table.money()).toEqual([200, 200, 182, 200]);
    },
  );

  it('BW-18.2 the last bid struck: nobody has bid', () => {
    const table = french().pass(2).pass(3).bid(0, 40).leave(0);
    expect(table.view()).toMatchObject({ toAct: [1], auction: { high: null, bidder: null, least: 18 } });
    expect(table.tryBid(1, 19)).toEqual({ code: 'bid-only-least', least: 18 });
  });

  it('BW-18.2 all of a leaver’s bids go, not the last alone', () => {
    const table = french().bid(2, 18).bid(3, 19).pass(0).bid(2, 20).leave(2);
    expect(table.view()).toMatchObject({ toAct: [1], auction: { high: 19, bidder: 3 } });
  });

  it('BW-18.2 all but one gone: that one wins at once', () => {
    const table = english().leave(2).leave(1).leave(3);
    expect(table.state.result).toMatchObject({ reason: 'left', winners: [0] });
    expect(table.offers(0)).toEqual([]);
  });
});
