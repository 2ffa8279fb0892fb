import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

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
