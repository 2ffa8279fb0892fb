import { describe, expect, it } from 'vitest';
import { buywordTable } from '../../../../test/support/buyword-table.ts';

/** Two players with five tiles each; seat 0 sells first. */
const grid = (hand: string, words: readonly string[], options: Readonly<Record<string, unknown>> = {}) =>
  buywordTable({
    rounds: [[hand, 'ONERS']],
    rest: 'EEEEEE',
    words,
    options: { crossword: true, startMoney: 1000, ...options },
  }).buyAll();

const boardOf = (table: ReturnType<typeof grid>) =>
  table
    .view()
    .board.map(({ row, col, letter, wild }) => `${row},${col} ${wild ? letter.toLowerCase() : letter}`);

describe('BW-14 selling', () => {
  it('BW-14 goes in turn', () => {
    const table = grid('CATSO', ['CAT', 'ON'], { selling: 'together' });
    expect([table.state.options.selling, table.view().toAct]).toEqual(['inTurn', [0]]);
    expect(table.trySell(1, 'ON', '0,0 across')).toEqual({ code: 'not-your-turn', turn: [0] });
  });

  it('BW-14.1 a word needs a place on a grid, and none without one', () => {
    expect(grid('CATSO', ['CAT']).trySell(0, 'CAT')).toEqual({ code: 'needs-place' });
    const plain = buywordTable({ rounds: [['CAT', 'ONE']], words: ['CAT'] }).buyAll();
    expect(plain.trySell(0, 'CAT', '0,0 across')).toEqual({ code: 'no-grid' });
  });

  it.each([
    null,
    'x',
    {},
    { row: 0, col: 0 },
    { row: 0.5, col: 0, across: true },
    { row: 0, col: Number.NaN, across: true },
    { row: 100_001, col: 0, across: true },
    { row: 0, col: 0, across: 'yes' },
  ])('BW-14.1 refuses the place %j', (at) => {
    const refusal = grid('CATSO', ['CAT']).try(0, { kind: 'sell', word: 'CAT', wildAt: null, at });
    expect(refusal).toEqual({ code: 'bad-place', farthest: 100_000 });
  });
});

describe('BW-14.1 the grid', () => {
  it('BW-14.1 a place is written down as one, whatever came with it', () => {
    const table = grid('CATSO', ['CAT']);
    const at = { row: -0, col: -0, across: true, note: 'x'.repeat(1000) };
    table.act(0, { kind: 'sell', word: 'CAT', wildAt: null, at });
    expect(table.events[0]).toMatchObject({ type: 'sold', grid: { at: { row: 0, col: 0, across: true } } });
    expect(table.state.sales[0]?.at).toEqual({ row: 0, col: 0, across: true });
    expect(table.state).toEqual(JSON.parse(JSON.stringify(table.state)));
  });

  it('BW-14.1 sold words stay on it, across or down, for all to see', () => {
    const table = grid('CATSO', ['CAT', 'TO']).sell(0, 'CAT', '0,0 across').sell(0, 'TO', '0,2 down');
    for (const viewer of [0, 1, null]) {
      expect(table.view(viewer).board.map(({ row, col, letter }) => [row, col, letter])).toEqual([
        [0, 0, 'C'],
        [0, 1, 'A'],
        [0, 2, 'T'],
        [1, 2, 'O'],
      ]);
    }
    expect(table.view().sales.map(({ at }) => at)).toEqual([
      { row: 0, col: 0, across: true },
      { row: 0, col: 2, across: false },
    ]);
    expect([table.seat(0).tiles, table.view().box]).toEqual(['S', '']);
  });

  it('BW-14.1 a first word starts at 0,0', () => {
    const table = grid('CATSO', ['CAT']);
    for (const place of ['0,1 across', '-1,0 down', '3,3 down']) {
      expect(table.trySell(0, 'CAT', place)).toEqual({ code: 'first-word-place' });
    }
    table.sell(0, 'CAT', '0,0 down');
    expect(boardOf(table)).toEqual(['0,0 C', '1,0 A', '2,0 T']);
  });

  it('BW-14.1 coordinates may be negative', () => {
    const table = grid('CATSO', ['CAT', 'SCAT']).sell(0, 'CAT', '0,0 across').sell(0, 'SCAT', '0,-1 across');
    expect(boardOf(table)).toContain('0,-1 S');
  });

  it('BW-14.1 stays from round to round', () => {
    const table = buywordTable({
      rounds: [
        ['CAT', 'ONE'],
        ['EE', 'ES'],
      ],
      rest: 'EE',
      words: ['CAT', 'CATS'],
      options: { crossword: true, startMoney: 1000 },
    }).buyAll();
    table.sell(0, 'CAT', '0,0 across').allDone().buyAll().done(1).sell(0, 'CATS', '0,0 across');
    expect(table.view().board).toHaveLength(4);
  });
});

describe('BW-14.2 later plays', () => {
  const begun = (words: readonly string[] = [], hand = 'CATSO') =>
    grid(hand, ['CAT', ...words]).sell(0, 'CAT', '0,0 across');

  it('BW-14.2 use at least one tile from the hand', () => {
    expect(begun().trySell(0, 'CAT', '0,0 across')).toEqual({ code: 'lays-nothing' });
  });

  it.each(['2,0 across', '1,3 across', '5,5 down', '-1,-2 down'])(
    'BW-14.2 make or lengthen a word that contains a tile lying there, not at %s',
    (place) => {
      expect(begun(['SO']).trySell(0, 'SO', place)).toEqual({ code: 'not-joined' });
    },
  );

  it.each([
    ['a word lengthened behind', 'CATS', '0,0 across'],
    ['in front', 'SCAT', '0,-1 across'],
    ['at both ends', 'SCATO', '0,-1 across'],
    ['a word through one', 'SAO', '-1,1 down'],
    ['a word from one', 'TO', '0,2 down'],
  ])('BW-14.2 %s', (_what, word, place) => {
    expect(begun([word]).trySell(0, word, place)).toBeUndefined();
  });

  it('BW-14.2 parallel plays included', () => {
    const table = begun(['SO', 'AS', 'TO']).sell(0, 'SO', '1,1 across');
    expect(table.view().sales[1]?.words).toEqual(['SO', 'AS', 'TO']);
  });

  it('BW-14.2 every run it makes or lengthens must be a word', () => {
    expect(begun(['SO', 'AS']).trySell(0, 'SO', '1,1 across')).toEqual({ code: 'not-a-word', word: 'TO' });
    expect(begun(['SO']).trySell(0, 'SO', '0,3 down')).toEqual({ code: 'not-a-word', word: 'CATS' });
    expect(begun(['AS']).trySell(0, 'SO', '1,1 across')).toEqual({ code: 'not-a-word', word: 'SO' });
  });

  it('BW-14.2 the whole word is named, tiles lying before and behind included', () => {
    expect(begun(['SC']).trySell(0, 'SC', '0,-1 across')).toEqual({ code: 'word-goes-on' });
    expect(begun(['SO']).trySell(0, 'SO', '0,3 across')).toEqual({ code: 'word-goes-on' });
  });

  it('BW-14.2 what lies there stays as it is', () => {
    expect(begun(['SOS']).trySell(0, 'SO', '-1,1 down')).toEqual({
      code: 'cell-taken',
      row: 0,
      col: 1,
      letter: 'A',
    });
  });

  it('BW-5.2 from the hand come only tiles that do not lie there, and those must be held', () => {
    const table = begun(['CATS', 'CATSES']).sell(0, 'CATS', '0,0 across');
    expect(table.seat(0).tiles).toBe('O');
    expect(table.trySell(0, 'CATSES', '0,0 across')).toEqual({ code: 'missing-tiles', letters: 'ES' });
  });

  it('a single tile may be offered where there is a grid to lay it on', () => {
    const table = begun(['SO', 'OS', 'TO'], 'CATSO').sell(0, 'TO', '0,2 down');
    expect([table.seat(0).tiles, table.offers(0)]).toEqual(['S', ['sell', 'done', 'leave']]);
  });
});

describe('BW-14.3 the price', () => {
  it('BW-14.3 every word made or lengthened is paid, each at its pips squared, reused tiles included', () => {
    const table = grid('CATSO', ['CAT', 'CATS', 'SO', 'TO']).sell(0, 'CAT', '0,0 across');
    expect(table.events[0]).toMatchObject({ type: 'sold', price: 16, tiles: 'CAT' });
    const { money } = table.seat(0);
    table.sell(0, 'SO', '0,3 down');
    expect(table.view().sales[1]?.parts).toEqual([
      { word: 'SO', wildAt: null, pips: 2, price: 4 },
      { word: 'CATS', wildAt: null, pips: 5, price: 25 },
    ]);
    expect(table.events[0]).toMatchObject({ price: 29, tiles: 'SO', grid: { on: [1] } });
    expect(table.seat(0).money).toBe(money + 29);
  });

  it('NOTATION a one-tile play is sold under the longer word, across if they are equal', () => {
    const words = ['TA', 'TO', 'OE', 'AE', 'AEN', 'NO'];
    const laid = () => grid('TAOEN', words).sell(0, 'TA', '0,0 across').sell(0, 'TO', '0,0 down');
    for (const [word, place] of [
      ['AE', '0,1 down'],
      ['OE', '1,0 across'],
    ] as const) {
      expect(laid().sell(0, word, place).view().sales[2]).toMatchObject({
        words: ['OE', 'AE'],
        price: 8,
        at: { row: 1, col: 0, across: true },
      });
    }
  });

  it('NOTATION … under the longer word also where the shorter one was named', () => {
    for (const [word, place] of [
      ['EN', '2,0 across'],
      ['TAE', '0,0 down'],
    ] as const) {
      const table = grid('TAOEN', ['TA', 'AO', 'ON', 'TAE', 'EN']);
      table.sell(0, 'TA', '0,0 down').sell(0, 'AO', '1,0 across').sell(0, 'ON', '1,1 down');
      expect(table.sell(0, word, place).view().sales[3]).toMatchObject({
        words: ['TAE', 'EN'],
        price: 9 + 4,
        at: { row: 0, col: 0, across: false },
      });
    }
  });
});

describe('BW-14.4 wilds', () => {
  const wildBegun = (words: readonly string[]) =>
    grid('CTSON', ['CAT', ...words]).sell(0, 'CaT', '0,0 across');

  it('BW-14.4 a wild lies on the grid, counts one, and keeps its letter', () => {
    const table = wildBegun(['CATS']);
    expect(boardOf(table)).toEqual(['0,0 C', '0,1 a', '0,2 T']);
    expect(table.seat(0)).toMatchObject({ tiles: 'NOS', wilds: 3 });
    table.sell(0, 'CaTS', '0,0 across');
    expect(table.events[0]).toMatchObject({ price: 25, tiles: 'S', wilds: 0 });
    expect(table.trySell(0, 'CoTS', '0,0 across')).toMatchObject({ code: 'cell-taken', letter: 'a' });
  });

  it('BW-14.4 one lying there is written as one', () => {
    const refusal = { code: 'cell-taken', row: 0, col: 1, letter: 'a' };
    expect(wildBegun(['CATS']).trySell(0, 'CATS', '0,0 across')).toEqual(refusal);
  });

  it('BW-14.4 one at most in each word, one lying there included', () => {
    expect(wildBegun(['ON', 'AN', 'CO']).trySell(0, 'On', '1,0 across')).toEqual({
      code: 'two-wilds',
      word: 'AN',
    });
    expect(wildBegun(['CATS']).trySell(0, 'CATs', '0,0 across')).toMatchObject({ code: 'cell-taken' });
  });

  it('BW-14.4 two wilds may lie on the grid in different words, and one wild in two words', () => {
    const table = wildBegun(['ON', 'AN', 'CO', 'OSE']).sell(0, 'oN', '1,0 across');
    expect(table.view().sales[1]).toMatchObject({ words: ['oN', 'Co', 'aN'], price: 4 + 9 + 4 });
    expect(table.seat(0).wilds).toBe(2);
  });

  it('BW-5.2 without a wild left none is laid', () => {
    const table = grid('CTSON', ['CAT'], { wilds: 0 });
    expect(table.trySell(0, 'CaT', '0,0 across')).toEqual({ code: 'no-wild' });
  });
});

describe('BW-14.7 the longest words', () => {
  /** Alone, with twenty tiles A. */
  const rich = (options: Readonly<Record<string, unknown>> = {}) => {
    const table = buywordTable({
      players: 1,
      setup: { bag: 'A'.repeat(30), rolls: [5, 5, 5, 5], leader: 0 },
      words: ['AA', 'A'.repeat(15), 'A'.repeat(16)],
      options: { crossword: true, tileLimit: null, ...options },
    });
    for (let round = 1; round < 4; round++) table.buyAll().done(0);
    return table.buyAll();
  };
  const refusal = { code: 'word-too-long', most: 15 };

  it('BW-14.7 words longer than 15 letters are not known, lengthened ones included', () => {
    const table = rich();
    expect(table.trySell(0, 'A'.repeat(16), '0,0 across')).toEqual(refusal);
    table.sell(0, 'A'.repeat(15), '0,0 across');
    expect(table.trySell(0, 'A'.repeat(16), '0,-1 across')).toEqual(refusal);
  });

  it('BW-14.7 nor where they come to be by the way', () => {
    const table = rich().sell(0, 'A'.repeat(15), '0,0 across');
    expect(table.trySell(0, 'AA', '0,15 down')).toEqual(refusal);
  });

  it('BW-14.7, BW-15.1 a pasted list may hold longer ones', () => {
    const title = 'A'.repeat(16);
    expect(rich({ theme: { words: [title] } }).trySell(0, title, '0,0 across')).toBeUndefined();
  });
});
