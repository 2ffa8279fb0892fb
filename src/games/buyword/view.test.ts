import { describe, expect, it } from 'vitest';
import { type BuyWordTable, buywordTable } from '../../../test/support/buyword-table.ts';

const played = (options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [
      ['NOEL', 'ADOS'],
      ['AA', 'EE'],
    ],
    rest: 'QZ',
    words: ['ONE'],
    options,
  })
    .buyAll()
    .sell(0, 'ONe')
    .allDone()
    .roll(1);

describe('BW-17 who sees what', () => {
  it('BW-17 the bag’s order is hidden, how many it holds is not', () => {
    const [one, other] = ['QZ', 'ZQ'].map((rest) => {
      const table = buywordTable({ rounds: [['ONE', 'ADO']], rest }).buyAll();
      return [0, 1, null].map((viewer) => table.view(viewer));
    });
    expect(one).toEqual(other);
    expect(one?.[0]?.bagCount).toBe(2);
  });

  it('BW-17 lots, tiles held, money, wilds left, sold words and the box are open to all', () => {
    const table = played();
    for (const viewer of [0, 1, null]) {
      const view = table.view(viewer);
      expect(view.seats).toMatchObject([
        { money: 200 - 25 + 9, wilds: 3, tiles: 'EL', tileCount: 2, lot: 'EE' },
        { money: 175, wilds: 4, tiles: 'ADOS', tileCount: 4, lot: 'AA' },
      ]);
      expect(view.sales).toMatchObject([{ seat: 0, words: ['ONe'], price: 9 }]);
      expect(view.box).toBe('NO');
    }
  });

  it('BW-17 openTiles false: tiles held are hidden from others, and from those who watch', () => {
    const table = played({ openTiles: false });
    const tilesSeenBy = (viewer: number | null) => table.view(viewer).seats.map(({ tiles }) => tiles);
    expect(tilesSeenBy(0)).toEqual(['EL', null]);
    expect(tilesSeenBy(1)).toEqual([null, 'ADOS']);
    expect(tilesSeenBy(null)).toEqual([null, null]);
  });

  it('BW-17 openTiles false: lots, and how many tiles are held, stay open', () => {
    const { seats } = played({ openTiles: false }).view(null);
    expect(seats.map(({ lot, tileCount }) => [lot, tileCount])).toEqual([
      ['EE', 2],
      ['AA', 4],
    ]);
  });

  it('BW-17 who sees their own tiles only can still sell them', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: ['ONE'], options: { openTiles: false } });
    table.buyAll();
    expect(table.offers(0)).toEqual(['sell', 'done', 'leave']);
    table.sell(0, 'ONE');
    expect(table.view(1).sales).toHaveLength(1);
  });
});

describe('BW-17 who sees what of variants', () => {
  /** What all viewers see once some moves are made, with the rest of the bag in two orders. */
  const seenWith = (options: Readonly<Record<string, unknown>>, play: (table: BuyWordTable) => unknown) =>
    ['QZ', 'ZQ'].map((rest) => {
      const table = buywordTable({ rounds: [['ONE', 'ADO', 'CAT']], rest, options });
      play(table);
      return [0, 1, 2, null].map((viewer) => table.view(viewer));
    });

  it.each([
    ['a draft', { draft: true }, (table: BuyWordTable) => table.roll(0).draft(0, 'O')],
    ['deals', { deals: 'sales' }, (table: BuyWordTable) => table.roll(0).propose(0, '0>1')],
    ['an auction', { auctions: 'english' }, (table: BuyWordTable) => table.roll(0).auction(0).bid(1, 3)],
    [
      'a crossword',
      { crossword: true, judge: 'challenge' },
      (table: BuyWordTable) => table.buyAll().sell(0, 'ON', '0,0 down'),
    ],
  ])('BW-17 the bag’s order is hidden in %s', (_what, options, play) => {
    const [one, other] = seenWith(options, play);
    expect(one).toEqual(other);
    expect(one?.[0]?.bagCount).toBe(2);
  });

  it('BW-17 the order of a bag filled anew is hidden, what it holds is not told either', () => {
    const seen = ['one', 'two'].map((seed) => {
      const options = { extended: { bags: 2 } };
      const table = buywordTable({ rounds: [['ONE', 'ADO']], setup: { seed }, options })
        .buyAll()
        .allDone();
      return [0, 1, null].map((viewer) => table.view(viewer));
    });
    expect(seen[0]).toEqual(seen[1]);
    expect(seen[0]?.[2]).toMatchObject({ bag: 2, bagCount: 6, box: '' });
  });

  it('BW-17 openTiles false: open tiles, lots that change hands, proposals and bids stay open', () => {
    const table = buywordTable({
      rounds: [['ONE', 'ADO', 'CAT']],
      rest: 'QZ',
      options: { openTiles: false, draft: true, deals: 'sales', auctions: 'english' },
    }).roll(0);
    const seen = () => [0, 1, 2, null].map((viewer) => table.view(viewer));
    for (const { open } of seen()) expect(open).toBe('OACNDAEOT');
    while (table.state.phase === 'draft') table.timeOut(table.view().toAct[0] as number);
    table.propose(0, '0>1 $1>0:7');
    for (const { proposals } of seen()) expect(proposals).toMatchObject([{ by: 0, terms: '0>1 $1>0:7' }]);
    table.accept(1, 1).allDone().auction(1).bid(2, 3);
    for (const { auction, lots } of seen()) {
      expect(auction).toMatchObject({ seller: 1, from: 0, high: 3, bidder: 2 });
      expect(lots.map(({ from, holder }) => [from, holder])).toEqual([
        [0, 1],
        [1, 1],
        [2, 2],
      ]);
    }
  });

  it('BW-17 openTiles false: tiles won at an auction are hidden like any others', () => {
    const table = buywordTable({
      rounds: [['ONE', 'ADO']],
      rest: 'QZ',
      options: { openTiles: false, auctions: 'english' },
    });
    table.roll(0).auction(0).bid(1, 3).pass(0);
    expect([0, 1, null].map((viewer) => table.view(viewer).seats[1]?.tiles)).toEqual([null, 'ENO', null]);
    expect(table.view(0).seats[1]?.tileCount).toBe(3);
  });

  it('BW-17 openTiles false: words on a grid and sold words stay open', () => {
    const table = buywordTable({
      rounds: [['ONE', 'ADO']],
      rest: 'QZ',
      words: ['ON'],
      options: { openTiles: false, crossword: true },
    });
    table.buyAll().sell(0, 'ON', '0,0 across');
    for (const viewer of [0, 1, null]) {
      expect(table.view(viewer)).toMatchObject({
        board: [{ letter: 'O' }, { letter: 'N' }],
        sales: [{ words: ['ON'], at: { row: 0, col: 0, across: true } }],
      });
    }
  });
});
