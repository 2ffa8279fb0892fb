import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lay } from '../../../../test/support/grid-brute-force.ts';
import { CLASSIC_WORTHS } from '../../../../test/support/racks.ts';
import type { GridTile } from '../../../games/buyword/events.ts';
import { createGridFinder } from '../../../lexicon/grid-finder.ts';
import { lexiconOfWords } from '../../../lexicon/lexicon.ts';
import { err, ok } from '../../../shared/result.ts';
import { readLine, wordsOn } from './laid-line.ts';

/** Tiles from a square on, across; a wild in lower case. */
const across = (text: string, row = 0, col = 0): GridTile[] =>
  Array.from(text, (letter, i) => ({
    row,
    col: col + i,
    letter: letter.toUpperCase(),
    wild: letter !== letter.toUpperCase(),
  }));

const at = (letter: string, row: number, col: number): GridTile => across(letter, row, col)[0] as GridTile;

describe('tiles laid on squares', () => {
  it('BW-14.2 are read as the whole word through them, what lay there included', () => {
    const board = across('ACT');
    expect(readLine(board, [at('R', 0, -2), at('E', 0, -1), at('S', 0, 3)], 'across')).toEqual(
      ok({ kind: 'sell', word: 'REACTS', wildAt: null, at: { row: 0, col: -2, across: true } }),
    );
    expect(readLine(board, [at('o', 1, 2)], 'across')).toEqual(
      ok({ kind: 'sell', word: 'TO', wildAt: 1, at: { row: 0, col: 2, across: false } }),
    );
  });

  it('go the way that is wanted where one tile may go both', () => {
    const board = [...across('AX'), at('B', -1, 2)];
    expect(readLine(board, [at('E', 0, 2)], 'across')).toMatchObject({ value: { word: 'AXE' } });
    expect(readLine(board, [at('E', 0, 2)], 'down')).toMatchObject({ value: { word: 'BE' } });
  });

  it('BW-14.1 lie in one line', () => {
    expect(readLine([], [at('A', 0, 0), at('B', 1, 1)], 'across')).toEqual(err({ code: 'not-in-line' }));
  });

  it('BW-14.2 have no gap between them; the first one is named', () => {
    const board = across('ACT');
    expect(readLine(board, [at('S', 0, 4)], 'across')).toMatchObject({ value: { word: 'S' } });
    expect(readLine(board, [at('S', 0, 5), at('A', 0, 3)], 'across')).toEqual(
      err({ code: 'gap', row: 0, col: 4 }),
    );
  });

  it('BW-14.4 hold one wild at most in their word, one lying there included', () => {
    expect(readLine(across('AcT'), [at('s', 0, 3)], 'across')).toEqual(
      err({ code: 'two-wilds', word: 'ACTS' }),
    );
  });

  it('are read as the play they were taken from, whatever the finder finds', () => {
    const letter = fc.constantFrom(...'AABCE');
    const word = fc.string({ unit: letter, minLength: 2, maxLength: 5 });
    const play = fc.record({ rack: fc.string({ unit: letter, maxLength: 5 }), choice: fc.nat() });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 5, maxLength: 30 }),
        fc.array(play, { minLength: 2, maxLength: 6 }),
        (words, plays) => {
          const finder = createGridFinder(lexiconOfWords(words), CLASSIC_WORTHS);
          let board: GridTile[] = [];
          for (const { rack, choice } of plays) {
            const found = finder.placements(board, rack, { wild: true });
            for (const placement of found.slice(0, 40)) {
              const laid = lay(board, placement).slice(board.length);
              const wanted = placement.across ? 'across' : 'down';
              const { row, col, across: isAcross, wildAt } = placement;
              expect(readLine(board, laid, wanted)).toEqual(
                ok({ kind: 'sell', word: placement.word, wildAt, at: { row, col, across: isAcross } }),
              );
            }
            const chosen = found[choice % Math.max(1, found.length)];
            if (chosen !== undefined) board = lay(board, chosen);
            for (const { tiles } of wordsOn(board))
              expect(words).toContain(tiles.map((tile) => tile.letter).join(''));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('are listed with all other words that lie there, across and down', () => {
    const board = [...across('ACT'), at('O', 1, 2), at('X', 5, 5)];
    expect(wordsOn(board).map(({ tiles, across: isAcross }) => [tiles.length, isAcross])).toEqual([
      [3, true],
      [2, false],
    ]);
  });
});
