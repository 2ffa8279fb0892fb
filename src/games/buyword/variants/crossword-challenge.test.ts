import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Two players with five tiles each, words judged on challenge; seat 0 sells first. */
const grid = (words: readonly string[], options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [['CATSO', 'ONERS', 'EEEEE']],
    rest: 'EEEEEEEEE',
    words,
    options: { crossword: true, judge: 'challenge', startMoney: 1000, ...options },
  }).buyAll();

describe('BW-14.5 challenges on a grid', () => {
  it('BW-14.5 any arrangement may be declared', () => {
    expect(grid([]).trySell(0, 'CTA', '0,0 across')).toBeUndefined();
  });

  it('BW-14.5 a challenge judges all words of the play at once; undone, all its tiles come back', () => {
    const table = grid(['CAT', 'SO', 'AS']).sell(0, 'CAT', '0,0 across');
    const before = table.seat(0);
    table.sell(0, 'So', '1,1 across').challenge(1, 2);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 2, by: 1, valid: false },
      { type: 'undone', sale: 2, seat: 0, refund: 12, tiles: 'S', wilds: 1 },
      { type: 'penalty', seat: 0, amount: 20 },
    ]);
    expect(table.seat(0)).toEqual({ ...before, money: before.money - 20 });
    expect(
      table
        .view()
        .board.map(({ letter }) => letter)
        .join(''),
    ).toBe('CAT');
  });

  it('BW-14.5 all words good: the challenger pays', () => {
    const table = grid(['CAT', 'SO', 'AS', 'TO']).sell(0, 'CAT', '0,0 across').sell(0, 'SO', '1,1 across');
    table.challenge(1, 2);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 2, by: 1, valid: true },
      { type: 'penalty', seat: 1, amount: 20 },
    ]);
  });

  it('BW-14.5 the first word undone: the next is a first word again', () => {
    const table = grid(['CAT']).sell(0, 'CTA', '0,0 across').challenge(2, 1);
    expect(table.view().board).toEqual([]);
    expect(table.trySell(0, 'CAT', '0,1 across')).toEqual({ code: 'first-word-place' });
    table.sell(0, 'CAT', '0,0 down');
  });

  it('BW-14.5 once another player’s play has made a word with one of its tiles, it can no longer be challenged', () => {
    const table = grid([]).sell(0, 'CTA', '0,0 across').done(0).sell(1, 'AS', '0,2 down');
    expect(table.try(2, { kind: 'challenge', sale: 1 })).toEqual({ code: 'built-on', sale: 1 });
    expect(table.view().sales.map(({ builtOn }) => builtOn)).toEqual([true, false]);
    expect(table.offers(2)).toContain('challenge');
    expect(table.offers(1)).not.toContain('challenge');
    table.challenge(2, 2);
    expect(table.view().board).toHaveLength(3);
  });

  it('BW-14.5 the seller’s own later plays never protect a play: those that used its tiles come back with it', () => {
    const table = grid(['CS']).sell(0, 'CTA', '0,0 across');
    const before = table.seat(0);
    table.sell(0, 'CS', '0,0 down').sell(0, 'So', '1,0 across');
    expect(table.view().sales.map(({ builtOn }) => builtOn)).toEqual([false, false, false]);
    table.challenge(1, 1);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 1, by: 1, valid: false },
      { type: 'undone', sale: 3, seat: 0, refund: 8, tiles: '', wilds: 1 },
      { type: 'undone', sale: 2, seat: 0, refund: 9, tiles: 'S', wilds: 0 },
      { type: 'undone', sale: 1, seat: 0, refund: 16, tiles: 'CTA', wilds: 0 },
      { type: 'penalty', seat: 0, amount: 20 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: before.money - 36, tiles: 'ACOST' });
    expect(table.view().board).toEqual([]);
    expect(table.view().sales.map(({ undone, challenged }) => [undone, challenged?.by ?? null])).toEqual([
      [true, 1],
      [true, null],
      [true, null],
    ]);
    expect(table.try(1, { kind: 'challenge', sale: 2 })).toEqual({ code: 'sale-undone', sale: 2 });
  });

  it('BW-14.5 a parallel play of the seller protects no more, and plays apart from it stay', () => {
    const table = grid([]).sell(0, 'CT', '0,0 across').sell(0, 'SO', '1,1 across');
    table.challenge(1, 1);
    expect(table.view().board).toEqual([]);
    const apart = grid(['CAT', 'TO']).sell(0, 'CAT', '0,0 across').sell(0, 'CS', '0,0 down');
    apart.sell(0, 'TO', '0,2 down').challenge(1, 2);
    expect(apart.view().sales.map(({ undone }) => undone)).toEqual([false, true, false]);
  });

  it('BW-14.5 another player’s play protects what it stands on, down to the first play of that seller', () => {
    const table = grid([]).sell(0, 'CTA', '0,0 across').sell(0, 'AS', '0,2 down').done(0);
    table.sell(1, 'SO', '1,2 across');
    expect(table.view().sales.map(({ builtOn }) => builtOn)).toEqual([true, true, false]);
    for (const sale of [1, 2])
      expect(table.try(2, { kind: 'challenge', sale })).toEqual({ code: 'built-on', sale });
    table.challenge(2, 3);
    expect(table.view().sales.map(({ builtOn }) => builtOn)).toEqual([false, false, false]);
  });

  it('BW-14.5 … but once the later play is undone, it can be: what never was carries nothing', () => {
    const table = grid([]).sell(0, 'CTA', '0,0 across').done(0).sell(1, 'AS', '0,2 down').challenge(2, 2);
    expect(table.view().sales[0]).toMatchObject({ builtOn: false });
    table.challenge(2, 1);
    expect(table.view()).toMatchObject({ board: [], sales: [{ undone: true }, { undone: true }] });
  });

  it('BW-14.5 … unless another play of somebody else still uses its tiles', () => {
    const table = grid([]).sell(0, 'CTA', '0,0 across').done(0).sell(1, 'CO', '0,0 down');
    table.sell(1, 'AE', '0,2 down').challenge(2, 3);
    expect(table.try(2, { kind: 'challenge', sale: 1 })).toEqual({ code: 'built-on', sale: 1 });
  });

  it('BW-14.5 a play that touches none of its tiles leaves it open', () => {
    const table = grid([]).sell(0, 'CAT', '0,0 across').done(0).sell(1, 'CO', '0,0 down');
    table.sell(1, 'OE', '1,0 across');
    expect(table.view().sales.map(({ builtOn }) => builtOn)).toEqual([true, false, false]);
  });

  it('BW-6.4 a sale undone gives one more selling turn after the last player', () => {
    const table = grid(['ON']).sell(0, 'CTA', '0,0 across').done(0).challenge(1, 1);
    expect(table.state.queue).toEqual([1, 2, 0]);
    table.done(1).done(2).sell(0, 'CAT', '0,0 across');
  });

  it('BW-15.3 in crossword every word paid must be on theme', () => {
    const themed = (judge: string, animals: readonly string[]) =>
      buywordTable({
        rounds: [['CATSO', 'ONERS']],
        rest: 'EEEE',
        words: ['CAT', 'SO', 'CATS'],
        themes: { animals },
        options: { crossword: true, theme: 'animals', judge, startMoney: 1000 },
      })
        .buyAll()
        .sell(0, 'CAT', '0,0 across');
    expect(themed('dictionary', ['CAT', 'CATS']).trySell(0, 'SO', '0,3 down')).toEqual({
      code: 'off-theme',
      word: 'SO',
    });
    expect(themed('dictionary', ['CAT', 'SO']).trySell(0, 'SO', '0,3 down')).toEqual({
      code: 'off-theme',
      word: 'CATS',
    });
    const table = themed('challenge', ['CAT', 'SO']).sell(0, 'SO', '0,3 down').challenge(1, 2);
    expect(table.events[0]).toMatchObject({ type: 'challenged', valid: false });
  });
});

describe('BW-18 absence from a grid', () => {
  it('BW-18.1 time out says done, discarding the excess', () => {
    const table = grid([], { tileLimit: 1 }).sell(0, 'CAT', '0,0 across').timeOut(0);
    expect(table.events).toMatchObject([
      { type: 'timed-out', seat: 0 },
      { type: 'tiles-gone', seat: 0, tiles: 'O', wilds: 0, why: 'discarded' },
      { type: 'done', seat: 0 },
    ]);
    expect(table.view().toAct).toEqual([1]);
  });

  it('BW-18.2 the words of who leaves stay, challengeable; undone, their tiles leave play', () => {
    const table = grid([]).sell(0, 'CTa', '0,0 across').leave(0);
    expect([table.view().board.length, table.state.box]).toEqual([3, 'AOS']);
    table.challenge(1, 1);
    expect(table.view()).toMatchObject({ board: [], box: 'ACOST' });
    expect([table.seat(0).tiles, table.state.boxWilds]).toEqual(['', 3]);
  });
});
