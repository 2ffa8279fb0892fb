import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brutePlacements, lay } from '../../test/support/grid-brute-force.ts';
import { CLASSIC_WORTHS, drawRacks, seeded } from '../../test/support/racks.ts';
import { loadLexicon } from '../server/words/word-files.ts';
import { createGridFinder, type Placement } from './grid-finder.ts';
import type { GridTile } from './grid-layout.ts';
import { lexiconOfWords } from './lexicon.ts';
import { eachWord } from './spelling.ts';

const inOrder = (placements: readonly Placement[]): string[] =>
  placements
    .map((each) => {
      const { word, row, col, across, wildAt, usesWild, tiles, worths } = each;
      return [word, row, col, across ? 'across' : 'down', wildAt, usesWild, tiles, ...worths].join(' ');
    })
    .sort();

const square = (worth: number): number => worth * worth;
const bySpelling = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
const byPayment = (a: Placement, b: Placement): number =>
  paid(b) - paid(a) ||
  Number(a.usesWild) - Number(b.usesWild) ||
  a.tiles.length - b.tiles.length ||
  bySpelling(a.word, b.word) ||
  Number(b.across) - Number(a.across) ||
  a.row - b.row ||
  a.col - b.col ||
  (a.wildAt ?? -1) - (b.wildAt ?? -1);
const paid = (placement: Placement): number =>
  placement.worths.reduce((sum, worth) => sum + square(worth), 0);

/** The tiles of a word from 0,0 across; wilds in lower case. */
const across = (word: string): GridTile[] =>
  Array.from(word, (letter, col) => ({
    row: 0,
    col,
    letter: letter.toUpperCase(),
    wild: letter !== letter.toUpperCase(),
  }));

const finderOf = (...words: string[]) => createGridFinder(lexiconOfWords(words), CLASSIC_WORTHS);

/** A placement in short: `WORD row col across/down`, a wild in lower case. */
const inShort = ({ word, row, col, across: isAcross, wildAt }: Placement): string => {
  const text = Array.from(word, (letter, i) => (i === wildAt ? letter.toLowerCase() : letter)).join('');
  return `${text} ${row} ${col} ${isAcross ? 'across' : 'down'}`;
};

describe('the plays on a grid', () => {
  it('BW-14.1 start at 0,0 on an empty grid, across or down', () => {
    const found = finderOf('AT', 'TEA').placements([], 'TAX');
    expect(found.map(inShort).sort()).toEqual(['AT 0 0 across', 'AT 0 0 down']);
    expect(found.find((each) => each.across)).toEqual({
      word: 'AT',
      row: 0,
      col: 0,
      across: true,
      wildAt: null,
      usesWild: false,
      tiles: 'AT',
      worths: [2],
    });
  });

  it('BW-14.2 lengthen a word at both ends at once, and never leave it as it is', () => {
    const found = finderOf('ACT', 'REACTED', 'REACT').placements(across('ACT'), 'REDE');
    expect(found.map(inShort).sort()).toEqual(['REACT 0 -2 across', 'REACTED 0 -2 across']);
  });

  it('BW-14.2 lie parallel to a word where every word crosswise is one', () => {
    const found = finderOf('AB', 'BA', 'AA').placements(across('AA'), 'BB', {});
    expect(found.map(inShort)).toContain('AB 0 1 down');
    const parallel = finderOf('ACE', 'BED', 'AB', 'CE', 'ED').placements(across('ACE'), 'BED');
    const bed = parallel.find(({ word, row }) => word === 'BED' && row === 1);
    expect(bed).toMatchObject({ row: 1, col: 0, across: true, worths: [6, 4, 3, 3] });
  });

  it('BW-14.2 tell of a tile that makes two words once, under the longer one, across if they are alike', () => {
    const board = [...across('CA'), { row: -1, col: 2, letter: 'A', wild: false }];
    const corner = (...words: string[]) =>
      finderOf(...words).placements([...board, { row: -2, col: 2, letter: 'F', wild: false }], 'T');
    expect(corner('CAT', 'FAT').map(inShort)).toEqual(['CAT 0 0 across']);
    const lengthened = finderOf('CAT', 'AT')
      .placements(board, 'T')
      .filter(({ row, col }) => row + col === 0);
    expect(lengthened.map(inShort)).toEqual(['CAT 0 0 across']);
    expect(lengthened[0]?.worths).toEqual([4, 2]);
  });

  it('BW-14.4 hold one wild at most in each word, one lying there included', () => {
    const finder = finderOf('ACT', 'ACTS', 'SO');
    expect(finder.placements(across('ACt'), '', { wild: true })).toEqual([]);
    const plain = finder.placements(across('ACt'), 'S', { wild: true });
    expect(plain.map(inShort)).toEqual(['ACtS 0 0 across', 'So 0 3 down']);
    expect(plain.map(({ usesWild }) => usesWild)).toEqual([false, true]);
    expect(plain.map(({ worths }) => worths)).toEqual([[5], [2, 5]]);
  });

  it('BW-14.4 do not join two wilds that lie there, along the word or crosswise', () => {
    const [a, , b] = across('aBa') as [GridTile, GridTile, GridTile];
    const rest = { row: 1, letter: 'B', wild: false };
    const below = [0, 1, 2].map((col) => ({ ...rest, col }));
    const joining = (board: readonly GridTile[]) =>
      finderOf('ABA', 'AB', 'BB')
        .placements(board, 'B')
        .map(inShort)
        .filter((play) => /^aba/i.test(play));
    const board = [a, b, ...below];
    expect(joining(board)).toEqual([]);
    expect(joining(board.map((tile) => ({ ...tile, row: tile.col, col: tile.row })))).toEqual([]);
    expect(joining(board.map((tile) => ({ ...tile, wild: false })))).toEqual(['ABA 0 0 across']);
  });

  it('put the wild at each place of its letter, as what it makes crosswise differs', () => {
    const found = finderOf('AXSS').placements(across('AX'), 'S', { wild: true });
    expect(found.map(inShort)).toEqual(['AXsS 0 0 across', 'AXSs 0 0 across']);
  });

  it('stand for a letter still held with the wild only where it is worth more, or where it is asked for', () => {
    const lengthening = (everyWild: boolean) =>
      finderOf('AXT')
        .placements(across('AX'), 'T', { wild: true, everyWild })
        .filter((play) => play.across)
        .map(inShort);
    expect(lengthening(false)).toEqual(['AXT 0 0 across']);
    expect(lengthening(true)).toEqual(['AXT 0 0 across', 'AXt 0 0 across']);
  });

  it('leave out words that are not accepted, crosswise too', () => {
    const finder = finderOf('CAT', 'CATS', 'SO', 'OS');
    const accept = (word: string) => word !== 'CATS';
    expect(finder.placements(across('CAT'), 'SO').length).toBeGreaterThan(0);
    expect(finder.placements(across('CAT'), 'SO', { accept })).toEqual([]);
  });

  it('are none without a tile in the hand, or in an empty dictionary', () => {
    expect(finderOf('AT', 'ATE').placements(across('AT'), '')).toEqual([]);
    expect(finderOf().placements(across('AT'), 'E', { wild: true })).toEqual([]);
  });

  it('need a grid that a game can have made', () => {
    const finder = finderOf('AT');
    const [tile] = across('A') as [GridTile];
    expect(() => finder.placements([tile, tile], 'T')).toThrow(RangeError);
    expect(() => finder.placements([tile, { ...tile, row: 1000 }], 'T')).toThrow(RangeError);
    expect(() => finder.placements([{ ...tile, letter: 'é' }], 'T')).toThrow(RangeError);
    expect(() => finder.placements([{ ...tile, row: Number.NaN }], 'T')).toThrow(RangeError);
    expect(() => finder.placements([tile], 't')).toThrow(RangeError);
  });

  it('are those of a brute force in games of random words, letters and worths', () => {
    const letter = fc.constantFrom(...'AABCE');
    const word = fc.string({ unit: letter, minLength: 2, maxLength: 5 });
    const play = fc.record({
      rack: fc.string({ unit: letter, maxLength: 5 }),
      wild: fc.boolean(),
      everyWild: fc.boolean(),
      choice: fc.nat(),
    });
    const worths = fc.record({
      letters: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 26, maxLength: 26 }),
      wild: fc.integer({ min: 0, max: 3 }),
    });
    let grids = 0;
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 5, maxLength: 30 }),
        fc.array(play, { minLength: 2, maxLength: 7 }),
        worths,
        (words, plays, table) => {
          const finder = createGridFinder(lexiconOfWords(words), table);
          let board: GridTile[] = [];
          for (const { rack, wild, everyWild, choice } of plays) {
            const expected = brutePlacements({ words, worths: table, board, rack, wild, everyWild });
            const found = finder.placements(board, rack, { wild, everyWild });
            expect(inOrder(found)).toEqual(inOrder(expected));
            grids++;
            for (const limit of [1, 7, 1000]) {
              const best = finder.best(board, rack, { wild, everyWild, limit, pay: square });
              expect(best).toEqual(found.toSorted(byPayment).slice(0, limit));
            }
            const chosen = expected[choice % Math.max(1, expected.length)];
            if (chosen !== undefined) board = lay(board, chosen);
          }
        },
      ),
      { numRuns: 80 },
    );
    expect(grids).toBeGreaterThan(200);
  });

  it.each(['en-full', 'fr-full'] as const)(
    'are those of a brute force in games with real words (%s)',
    (name) => {
      const random = seeded(14);
      const words: string[] = [];
      eachWord(loadLexicon(name).spelling, '', (word) => {
        if (word.length <= 3 ? random() < 0.1 : random() < 0.001) words.push(word);
      });
      const finder = createGridFinder(lexiconOfWords(words), CLASSIC_WORTHS);
      let board: GridTile[] = [];
      for (const rack of drawRacks(8, 8, 7)) {
        const wild = random() < 0.5;
        const query = { words, worths: CLASSIC_WORTHS, board, rack, wild, everyWild: false };
        const expected = brutePlacements(query);
        expect(inOrder(finder.placements(board, rack, { wild }))).toEqual(inOrder(expected));
        const chosen = expected[Math.floor(random() * expected.length)];
        if (chosen !== undefined) board = lay(board, chosen);
      }
      expect(board.length).toBeGreaterThan(10);
    },
  );

  it('best paid are the first of all, sorted, with real words, clean ones only', () => {
    const lexicon = loadLexicon('en-full');
    const finder = createGridFinder(lexicon, CLASSIC_WORTHS);
    const accept = (word: string) => !lexicon.isVulgar(word);
    let board: GridTile[] = [];
    drawRacks(18, 8, 3).forEach((rack, i) => {
      const wild = i % 3 === 0;
      const all = finder.placements(board, rack, { wild, accept });
      const best = finder.best(board, rack, { wild, accept, limit: 10, pay: square });
      expect(best).toEqual(all.sort(byPayment).slice(0, 10));
      if (best[0] !== undefined) board = lay(board, best[0]);
    });
    expect(board.length).toBeGreaterThan(60);
  });
});
