import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';

/** Two players; ONE costs $9 and ADO $16, and both are words. */
const opened = (options: Readonly<Record<string, unknown>> = {}, words = ['ONE', 'ADO', 'AD']) =>
  buywordTable({
    rounds: [
      ['ONE', 'ADO'],
      ['AA', 'AA'],
    ],
    rest: 'E',
    words,
    options: { judge: 'challenge', ...options },
  }).buyAll();

describe('BW-6.1 who challenges what', () => {
  it('BW-6.1 any other player may, while selling lasts', () => {
    const table = opened().sell(0, 'NOE');
    expect(table.try(0, { kind: 'challenge', sale: 1 })).toEqual({ code: 'own-sale', sale: 1 });
    table.challenge(1, 1);
    expect(table.events[0]).toMatchObject({ type: 'challenged', sale: 1, seller: 0, by: 1, valid: false });
  });

  it('BW-6.1 not outside selling', () => {
    const table = opened().sell(0, 'ONE').done(0).done(1).closeWindow();
    expect(table.state.phase).toBe('roll');
    expect(table.try(1, { kind: 'challenge', sale: 1 })).toEqual({
      code: 'not-now',
      action: 'challenge',
      phase: 'roll',
    });
  });

  it('BW-6.1 only a word sold this round', () => {
    const table = opened().sell(0, 'ONE').done(0).done(1).closeWindow().buyAll();
    expect(table.try(1, { kind: 'challenge', sale: 1 })).toEqual({ code: 'sale-settled', sale: 1 });
    expect(table.offers(1)).not.toContain('challenge');
  });

  it.each([0, 2, -1, 1.5, Number.NaN, '1', undefined])('BW-6.1 only a sale there is, not %s', (sale) => {
    const table = opened().sell(0, 'ONE');
    expect(table.try(1, { kind: 'challenge', sale })).toEqual({ code: 'no-such-sale', sale });
  });

  it('BW-6.1 the first challenge of a word decides it for good: valid', () => {
    const table = opened().sell(0, 'ONE').challenge(1, 1);
    expect(table.try(1, { kind: 'challenge', sale: 1 })).toEqual({ code: 'already-challenged', sale: 1 });
  });

  it('BW-6.1 the first challenge of a word decides it for good: undone', () => {
    const table = opened().sell(0, 'NOE').challenge(1, 1);
    expect(table.try(1, { kind: 'challenge', sale: 1 })).toEqual({ code: 'already-challenged', sale: 1 });
    expect(table.view().sales[0]).toMatchObject({ undone: true, challenged: { by: 1, valid: false } });
  });

  it('BW-6.1 the same letters sold again are another sale', () => {
    const table = opened().sell(0, 'NOE').challenge(1, 1).sell(0, 'NOE').challenge(1, 2);
    expect(table.view().sales.map(({ undone }) => undone)).toEqual([true, true]);
    expect(table.money()).toEqual([200 - 9 - 20 - 20, 184]);
  });
});

describe('BW-6.2 the verdict', () => {
  it('BW-6.2 not in the dictionary: money to the bank, tiles and wild to the seller, who pays $20', () => {
    const table = opened().sell(0, 'NoE');
    expect(table.seat(0)).toMatchObject({ money: 200, tiles: 'O', wilds: 3 });
    table.challenge(1, 1);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 1, by: 1, valid: false },
      { type: 'undone', sale: 1, seat: 0, refund: 9, tiles: 'NE', wilds: 1 },
      { type: 'penalty', seat: 0, amount: 20 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 171, tiles: 'ENO', wilds: 4 });
    expect([table.state.sold, table.state.box, table.state.boxWilds]).toEqual(['', '', 0]);
    expect(table.state.bank).toBe(9 + 16 + 20);
  });

  it('BW-6.2 takes back from the box the tiles of that sale only', () => {
    const table = opened().sell(1, 'ADO').sell(0, 'NOE').challenge(1, 2);
    expect([table.state.sold, table.state.box, table.seat(0).tiles]).toEqual(['ADO', '', 'ENO']);
  });

  it('BW-6.2 in it: the challenger pays $20 and the sale stands', () => {
    const table = opened().sell(0, 'ONE').challenge(1, 1);
    expect(table.events).toMatchObject([
      { type: 'challenged', sale: 1, by: 1, valid: true },
      { type: 'penalty', seat: 1, amount: 20 },
    ]);
    expect(table.money()).toEqual([200, 164]);
    expect(table.view().sales[0]).toMatchObject({ undone: false, challenged: { by: 1, valid: true } });
  });

  it.each([
    [{ houseWords: ['NOE'] }, 'NOE', true],
    [{ houseBans: ['ONE'] }, 'ONE', false],
  ])('BW-5.4, BW-6.2 judges by what the players agreed on: %j', (options, text, valid) => {
    const table = opened(options).sell(0, text).challenge(1, 1);
    expect(table.events[0]).toMatchObject({ type: 'challenged', valid });
  });

  it.each([0, 100])('BW-6.2 the penalty may be $%i', (penalty) => {
    const table = opened({ penalty }).sell(0, 'NOE').challenge(1, 1);
    expect(table.seat(0).money).toBe(191 - penalty);
    expect(table.happened.includes('penalty')).toBe(penalty > 0);
  });
});

describe('BW-6.3 who has less', () => {
  /** $50 each; after the lots $1 for ENJO and $34 for AAAA. */
  const poor = (words: readonly string[]) =>
    buywordTable({
      rounds: [['ENJO', 'AAAA']],
      words,
      options: { judge: 'challenge', startMoney: 50 },
    }).buyAll();

  it('BW-6.3 the refund comes before the penalty; the seller owes what is missing', () => {
    const table = poor([]).sell(0, 'JOEN');
    expect(table.seat(0).money).toBe(50);
    table.challenge(1, 1);
    expect(table.events.slice(1)).toMatchObject([
      { type: 'undone', sale: 1, seat: 0, refund: 49, tiles: 'JOEN', wilds: 0 },
      { type: 'penalty', seat: 0, amount: 1 },
      { type: 'owed', seat: 0, amount: 19 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 0, owes: 19 });
    expect(table.view(1).seats.map(({ owes }) => owes)).toEqual([19, 0]);
  });

  it('BW-6.3 a challenger owes what is missing, time after time', () => {
    const table = poor(['AA']).sell(1, 'AA').challenge(0, 1);
    expect(table.events.slice(1)).toMatchObject([
      { type: 'penalty', seat: 0, amount: 1 },
      { type: 'owed', seat: 0, amount: 19 },
    ]);
    table.sell(1, 'AA').challenge(0, 2);
    expect(table.happened).toEqual(['challenged', 'owed']);
    expect(table.seat(0)).toMatchObject({ money: 0, owes: 39 });
  });

  it('BW-6.3 it is taken from the next money received, until nothing is owed', () => {
    const table = poor(['AA', 'EN', 'JO']).sell(1, 'AA').challenge(0, 1).sell(0, 'EN');
    expect(table.events).toMatchObject([
      { type: 'sold', price: 4 },
      { type: 'debt-paid', seat: 0, amount: 4 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 0, owes: 15 });
    table.sell(0, 'JO');
    expect(table.events[1]).toEqual({ type: 'debt-paid', seat: 0, amount: 15 });
    expect(table.seat(0)).toMatchObject({ money: 10, owes: 0 });
  });

  it('BW-6.3 money of a sale that paid a debt is owed again when the sale is undone', () => {
    const table = poor(['AA']).sell(1, 'AA').challenge(0, 1).sell(0, 'NE').challenge(1, 2);
    expect(table.events.slice(1)).toMatchObject([
      { type: 'undone', sale: 2, seat: 0, refund: 0, tiles: 'NE', wilds: 0 },
      { type: 'owed', seat: 0, amount: 24 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 0, owes: 15 + 24 });
  });

  it('BW-6.3, BW-12.1 money from a deal counts as received', () => {
    const table = buywordTable({
      rounds: [
        ['ENJO', 'AAAA'],
        ['EE', 'NN'],
      ],
      rest: 'EE',
      words: ['AA'],
      options: { judge: 'challenge', startMoney: 50, deals: 'sales' },
    });
    table.roll(0).allDone().buy(0).buy(1).sell(1, 'AA').challenge(0, 1).allDone();
    table.roll(1).propose(0, '0>1 $1>0:30').accept(1, 1);
    expect(table.events).toMatchObject([
      { type: 'accepted' },
      { type: 'dealt' },
      { type: 'debt-paid', seat: 0, amount: 19 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 11, owes: 0 });
  });

  it('BW-1.7, BW-6.3 a seller whose money went on penalties gives back what there is and owes the rest', () => {
    const table = buywordTable({
      rounds: [['ENJO', 'AAAA']],
      words: ['AA'],
      options: { judge: 'challenge', startMoney: 50, penalty: 40 },
    }).buyAll();
    table.sell(0, 'JOEN').sell(1, 'AA').challenge(0, 2);
    expect(table.seat(0).money).toBe(10);
    table.challenge(1, 1);
    expect(table.events.slice(1)).toMatchObject([
      { type: 'undone', sale: 1, seat: 0, refund: 10, tiles: 'JOEN', wilds: 0 },
      { type: 'owed', seat: 0, amount: 39 + 40 },
    ]);
    expect(table.seat(0)).toMatchObject({ money: 0, owes: 79, tiles: 'EJNO' });
  });

  it('BW-6.3 the bank forgives what is still owed at the end of the game', () => {
    const table = poor(['AA']).sell(1, 'AA').challenge(0, 1).allDone();
    expect(table.state).toMatchObject({ phase: 'over', result: { money: [0, 38], winners: [1] } });
    expect(table.view().seats.map(({ owes }) => owes)).toEqual([0, 0]);
  });
});
