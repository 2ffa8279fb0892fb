import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../test/support/buyword-table.ts';
import { clockFacts } from './clock-facts.ts';
import { parseOptions } from './options.ts';

const WORDS = ['NE', 'NO', 'ON', 'ONE', 'EON', 'AA', 'AD', 'ADO'];

describe('BW-5.1 the order of selling', () => {
  it('BW-5.1 together: all at once, each says done', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], rest: 'A', words: WORDS }).buyAll();
    expect(table.state.options.selling).toBe('together');
    expect(table.view().toAct).toEqual([0, 1]);
    table.sell(1, 'ADO').sell(0, 'ONE').done(1);
    expect(table.view().toAct).toEqual([0]);
    expect(table.try(1, { kind: 'done' })).toEqual({ code: 'already-done' });
    expect(table.trySell(1, 'AD')).toEqual({ code: 'already-done' });
    expect(table.try(1, { kind: 'discard', tiles: 'A' })).toEqual({ code: 'already-done' });
    table.done(0);
    expect(table.state.round).toBe(2);
  });

  it('BW-5.1 inTurn: leader first, clockwise, once round', () => {
    const table = buywordTable({
      players: 3,
      setup: { bag: 'AAADDDE', rolls: [2], leader: 1 },
      words: WORDS,
      options: { selling: 'inTurn' },
    }).buyAll();
    for (const seat of [1, 2, 0]) {
      expect(table.view().toAct).toEqual([seat]);
      const other = (seat + 1) % 3;
      expect(table.trySell(other, 'AD')).toEqual({ code: 'not-your-turn', turn: [seat] });
      expect(table.try(other, { kind: 'done' })).toEqual({ code: 'not-your-turn', turn: [seat] });
      table.sell(seat, 'AD').done(seat);
    }
    expect(table.state.round).toBe(2);
  });
});

describe('BW-5.1 oneByOne', () => {
  const oneByOne = (options: Readonly<Record<string, unknown>> = {}) =>
    buywordTable({
      players: 3,
      setup: { bag: 'AAADDDAAADDDEEE', rolls: [4], leader: 1 },
      words: WORDS,
      options: { selling: 'oneByOne', ...options },
    }).buyAll();

  it('BW-5.1 leader first, clockwise, one word or done a turn, round and round until everybody is done', () => {
    const table = oneByOne();
    expect(table.view().toAct).toEqual([1]);
    expect(table.trySell(2, 'AD')).toEqual({ code: 'not-your-turn', turn: [1] });
    table.sell(1, 'AD');
    expect(table.view().toAct).toEqual([2]);
    expect(table.trySell(1, 'AD')).toEqual({ code: 'not-your-turn', turn: [2] });
    table.sell(2, 'AD').done(0);
    expect(table.view().seats.map(({ done }) => done)).toEqual([true, false, false]);
    table.sell(1, 'AD').sell(2, 'AD').done(1);
    expect(table.view().toAct).toEqual([2]);
    table.done(2);
    expect(table.state.round).toBe(2);
  });

  it('BW-5.1 the last one left sells on, a word a turn', () => {
    const table = oneByOne().done(1).done(2).sell(0, 'AD').sell(0, 'AD');
    expect(table.view().toAct).toEqual([0]);
  });

  it('BW-7.1 discarding does not end a turn: done does', () => {
    const table = oneByOne({ tileLimit: 2 });
    expect(table.try(1, { kind: 'done' })).toMatchObject({ code: 'over-limit', excess: 2 });
    table.discard(1, 'D');
    expect(table.view().toAct).toEqual([1]);
    table.discard(1, 'D').done(1);
    expect(table.view().toAct).toEqual([2]);
  });

  it('BW-6.4 a sale undone: the seller, done before, comes again where their seat is', () => {
    const table = oneByOne({ judge: 'challenge' }).sell(1, 'DA').sell(2, 'AD').sell(0, 'AD').done(1);
    expect(table.state.queue).toEqual([2, 0]);
    table.challenge(0, 1);
    expect(table.events.at(-1)).toEqual({ type: 'reopened', seat: 1, queue: [2, 0, 1] });
    table.sell(2, 'AD').done(0).done(1);
    expect(table.state.queue).toEqual([2]);
    const next = oneByOne({ judge: 'challenge' })
      .sell(1, 'AD')
      .sell(2, 'DA')
      .sell(0, 'AD')
      .sell(1, 'AD')
      .done(2);
    next.challenge(0, 2);
    expect(next.state.queue).toEqual([0, 1, 2]);
  });

  it('BW-6.4 a sale undone while its seller still sells changes nothing in the order', () => {
    const table = oneByOne({ judge: 'challenge' }).sell(1, 'DA').challenge(2, 1);
    expect(table.state.queue).toEqual([2, 0, 1]);
    expect(table.seat(1).tiles).toBe('AADD');
  });

  it('BW-18 time out says done; a player who leaves is passed over', () => {
    const table = oneByOne().timeOut(1);
    expect(table.state.queue).toEqual([2, 0]);
    table.sell(2, 'AD').leave(0);
    expect(table.view().toAct).toEqual([2]);
  });

  it('BW-18.1 every word is a turn of its own for the clock', () => {
    const table = oneByOne().done(1).done(2);
    const before = clockFacts(table.state).turnKey;
    table.sell(0, 'AD');
    expect(clockFacts(table.state).turnKey).not.toBe(before);
  });

  it('BW-14.1 goes in a crossword too, where together becomes inTurn', () => {
    const played = (selling: string) => {
      const parsed = parseOptions({ crossword: true, selling }, 2);
      return parsed.ok && parsed.value.selling;
    };
    expect(['together', 'inTurn', 'oneByOne'].map(played)).toEqual(['inTurn', 'inTurn', 'oneByOne']);
    const table = oneByOne({ crossword: true }).sell(1, 'AD', '0,0 across');
    expect(table.view().toAct).toEqual([2]);
    table.sell(2, 'AD', '0,0 down').sell(0, 'AD', '-1,1 down');
    expect(table.view().toAct).toEqual([1]);
  });
});

describe('BW-5.2 what is sold', () => {
  it('BW-5.2 is offered to who holds enough for a word: one wild at most is in it', () => {
    const bare = buywordTable({ rounds: [['AA']], rest: 'EEE', options: { wilds: 0 } });
    expect(bare.buyAll().offers(0)).toContain('sell');
    const wild = buywordTable({ rounds: [['AA']], rest: 'EEE', words: ['AA'], options: { wilds: 8 } });
    expect(wild.buyAll().sell(0, 'Aa').offers(0)).toContain('sell');
    expect(wild.sell(0, 'Aa').offers(0)).not.toContain('sell');
    const none = buywordTable({ rounds: [['AA']], rest: 'EEE', options: { wilds: 9 } });
    expect(none.roll(0).decline(0).offers(0)).toEqual(['done', 'leave']);
  });

  it('BW-5.2 any number of words, none included', () => {
    const table = buywordTable({ rounds: [['NOON', 'ADAD']], words: WORDS }).buyAll();
    table.sell(0, 'NO').sell(0, 'ON').done(0).done(1);
    expect(table.state.sales.map(({ seat }) => seat)).toEqual([0, 0]);
  });

  it('BW-5.2 uses tiles held, each once, and names those that are missing', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: ['NOON', 'ADZE'] }).buyAll();
    expect(table.trySell(0, 'NOON')).toEqual({ code: 'missing-tiles', letters: 'NO' });
    expect(table.trySell(0, 'ADZE')).toEqual({ code: 'missing-tiles', letters: 'ADZ' });
  });

  it('BW-5.2 does not sell the same tiles twice', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: WORDS })
      .buyAll()
      .sell(0, 'ONE');
    expect(table.trySell(0, 'ONE')).toEqual({ code: 'missing-tiles', letters: 'ENO' });
  });

  it('BW-5.2 takes a wild for one letter, while there is one', () => {
    const table = buywordTable({ rounds: [['NNE', 'ADO']], words: WORDS, options: { wilds: 1 } }).buyAll();
    table.sell(0, 'oN');
    expect(table.seat(0)).toMatchObject({ tiles: 'EN', wilds: 0 });
    expect(table.trySell(0, 'oN')).toEqual({ code: 'no-wild' });
  });

  it('BW-5.2 takes one wild at most: the rest must be held', () => {
    const table = buywordTable({ rounds: [['NN', 'AD']], words: WORDS }).buyAll();
    expect(table.trySell(0, 'oNE')).toEqual({ code: 'missing-tiles', letters: 'E' });
  });

  it('BW-5.2 a wild may stand for a letter that is held, too', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: WORDS })
      .buyAll()
      .sell(0, 'oNE');
    expect(table.seat(0).tiles).toBe('O');
  });

  it.each([-1, 3, 0.5, Number.NaN, '0', undefined])('BW-5.2 refuses a wild at %s', (wildAt) => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: WORDS }).buyAll();
    expect(table.try(0, { kind: 'sell', word: 'ONE', wildAt })).toEqual({ code: 'word-bad-letters' });
  });
});

describe('BW-5.3 the price of a word', () => {
  it.each([
    ['ENJOYED', 13, 169],
    ['ENjOYED', 10, 100],
  ])('BW-1.4, BW-5.3 %s: %i pips sell for $%i', (text, pips, price) => {
    const table = buywordTable({
      rounds: [
        ['ENJOY', 'AAAAA'],
        ['AA', 'ED'],
      ],
      words: ['ENJOYED'],
      options: { startMoney: 1000 },
    });
    table.buyAll().allDone().buyAll();
    const { money } = table.seat(0);
    table.sell(0, text);
    expect(table.events[0]).toMatchObject({ type: 'sold', words: [{ pips, price }], price });
    expect(table.seat(0).money - money).toBe(price);
  });

  it('BW-5.3 tiles and wild go to the box', () => {
    const table = buywordTable({ rounds: [['ONE', 'ADO']], words: WORDS })
      .buyAll()
      .sell(0, 'oNE');
    expect([table.state.sold, table.state.box, table.state.boxWilds]).toEqual(['EN', '', 1]);
    expect(table.view().box).toBe('EN');
    expect(table.seat(0)).toMatchObject({ tiles: 'O', wilds: 3 });
  });

  it('BW-1.7 the bank pays more than it has taken', () => {
    const table = buywordTable({ rounds: [['NO', 'AD']], words: ['QUO', 'ZOO', 'NO', 'AD', 'AND'] });
    table.roll(0).buy(0).buy(1);
    table.sell(0, 'NO').sell(1, 'AnD');
    expect(table.state.bank).toBe(4 + 9 - 4 - 16);
  });
});
