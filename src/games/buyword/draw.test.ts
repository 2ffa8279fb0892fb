import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

const lotsOf = (table: ReturnType<typeof buywordTable>) => table.state.lots.map(({ tiles }) => tiles);

describe('BW-3 the draw', () => {
  it('BW-3.1 the leader rolls, and nobody else', () => {
    const table = buywordTable({ rounds: [['ABC', 'DEF']] });
    expect(table.try(1, { kind: 'roll' })).toEqual({ code: 'not-your-turn', turn: [0] });
    table.roll(0);
    expect(table.events[0]).toEqual({ type: 'rolled', face: 3 });
    expect(table.state.lotSize).toBe(3);
  });

  it('BW-3.1 on choice the leader names 2, 3, 4 or 5', () => {
    for (const number of [2, 3, 4, 5]) {
      const table = buywordTable({ setup: { bag: 'A'.repeat(20), rolls: ['choice'], leader: 1 } });
      table.roll(1);
      expect(table.state.phase).toBe('choose');
      expect(table.try(0, { kind: 'choose', number })).toEqual({ code: 'not-your-turn', turn: [1] });
      table.choose(1, number);
      expect(lotsOf(table)).toEqual(['A'.repeat(number), 'A'.repeat(number)]);
    }
  });

  it.each([1, 6, 2.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null])(
    'BW-3.1 refuses the choice %s, naming the bounds',
    (number) => {
      const table = buywordTable({ setup: { bag: 'A'.repeat(20), rolls: ['choice'], leader: 0 } });
      table.roll(0);
      expect(table.try(0, { kind: 'choose', number })).toEqual({ code: 'bad-number', from: 2, to: 5 });
    },
  );

  it('BW-3.1 asks for no number where the die shows one', () => {
    const table = buywordTable({ rounds: [['AB', 'CD']] }).roll(0);
    const phases = table.events.flatMap((event) => (event.type === 'phase-began' ? [event.phase] : []));
    expect(phases).toEqual(['draw', 'buy']);
    expect(table.try(0, { kind: 'choose', number: 3 })).toEqual({
      code: 'not-now',
      action: 'choose',
      phase: 'buy',
    });
  });

  it('BW-3.2 draws one tile at a time, leader first, clockwise', () => {
    const table = buywordTable({ players: 3, setup: { bag: 'ABCDEFGHIJ', rolls: [3], leader: 1 } }).roll(1);
    expect(table.events.filter(({ type }) => type === 'drew')).toEqual([
      { type: 'drew', seat: 1, tiles: 'ADG' },
      { type: 'drew', seat: 2, tiles: 'BEH' },
      { type: 'drew', seat: 0, tiles: 'CFI' },
    ]);
    expect(table.state.bagCount).toBe(1);
  });

  it('BW-3.2 lots lie apart from the tiles held, open to all', () => {
    const table = buywordTable({ rounds: [['AB', 'CD']], options: { openTiles: false } }).roll(0);
    expect(table.seat(0).tiles).toBe('');
    for (const viewer of [0, 1, null]) {
      expect(table.view(viewer).seats.map(({ lot }) => lot)).toEqual(['AB', 'CD']);
    }
  });
});

describe('BW-3.3 a bag that runs out first', () => {
  /** Three players draw three each from five tiles: ad, be, c. */
  const short = (shortDraw: string) =>
    buywordTable({ players: 3, setup: { bag: 'ADBEC', rolls: [3], leader: 0 }, options: { shortDraw } }).roll(
      0,
    );

  it('BW-3.3 void: nobody may buy, all lots leave play', () => {
    const table = short('void');
    expect(table.events.filter(({ type }) => type === 'lot-gone')).toEqual([
      { type: 'lot-gone', seat: 0, from: 0, tiles: 'AE', why: 'voided' },
      { type: 'lot-gone', seat: 1, from: 1, tiles: 'DC', why: 'voided' },
      { type: 'lot-gone', seat: 2, from: 2, tiles: 'B', why: 'voided' },
    ]);
    expect([table.state.phase, table.state.box, table.state.lots]).toEqual(['sell', 'ABCDE', []]);
    expect(table.try(0, { kind: 'buy' })).toEqual({ code: 'not-now', action: 'buy', phase: 'sell' });
  });

  it('BW-3.3 void is what is played where nobody says otherwise', () => {
    expect(buywordTable({ rounds: [['AB', 'CD']] }).state.options.shortDraw).toBe('void');
  });

  it('BW-3.3 partial: everybody may buy what was drawn', () => {
    const table = short('partial');
    expect(lotsOf(table)).toEqual(['AE', 'DC', 'B']);
    table.buy(0).buy(1).buy(2);
    expect(table.money()).toEqual([196, 184, 191]);
  });

  it('BW-3.3 partial: who has none is skipped', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'AD', rolls: [2], leader: 2 },
      options: { shortDraw: 'partial' },
    }).roll(2);
    expect(table.state.queue).toEqual([2, 0]);
    table.buy(2).decline(0);
    expect(table.state.phase).toBe('sell');
  });

  it('BW-3.3 voidShort: only lots that are short leave play', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'ABCDE', rolls: [2], leader: 0 },
      options: { shortDraw: 'voidShort' },
    }).roll(0);
    expect(lotsOf(table)).toEqual(['AD', 'BE']);
    expect([table.state.box, table.state.queue]).toEqual(['C', [0, 1]]);
  });

  it('BW-3.3 voidShort: with every lot short nobody buys', () => {
    const table = short('voidShort');
    expect([table.state.phase, table.state.box]).toEqual(['sell', 'ABCDE']);
  });

  it('BW-3.3 voids nothing where the bag holds just enough', () => {
    const table = buywordTable({ rounds: [['AB', 'CD']] }).roll(0);
    expect(lotsOf(table)).toEqual(['AB', 'CD']);
  });
});

describe('BW-3.4 the last round', () => {
  it('BW-3.4 is the one in which the last tile leaves the bag, lots complete', () => {
    const table = buywordTable({ rounds: [['AB', 'CD']] });
    expect(table.view().lastRound).toBe(false);
    table.buyAll();
    expect(table.view().lastRound).toBe(true);
    table.allDone();
    expect(table.state.phase).toBe('over');
  });

  it('BW-3.4 … or not', () => {
    const table = buywordTable({ setup: { bag: 'ABC', rolls: [2], leader: 0 } }).roll(0);
    expect(table.view().lastRound).toBe(true);
    table.allDone();
    expect(table.state.phase).toBe('over');
  });

  it('BW-3.4 one tile left makes another round', () => {
    const table = buywordTable({ rounds: [['AB', 'CD']], rest: 'E' })
      .buyAll()
      .allDone();
    expect([table.state.phase, table.state.round]).toEqual(['roll', 2]);
  });
});
