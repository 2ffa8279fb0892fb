import type { GridTile } from '../../../games/buyword/events.ts';
import type { SellAction } from '../../../games/buyword/laying.ts';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import { type Cell, keyOf, stepped } from '../../../games/buyword/variants/crossword.ts';
import { err, ok, type Result } from '../../../shared/result.ts';

/** Why tiles on squares make no play at all; what the game has against one it says itself. */
export type LineFault =
  | { readonly code: 'not-in-line' }
  | { readonly code: 'gap'; readonly row: number; readonly col: number }
  | Extract<BuyWordRefusal, { code: 'two-wilds' }>;

type Squares = ReadonlyMap<string, GridTile>;

/** The run of tiles through a square, one way. */
const runThrough = (squares: Squares, cell: Cell, across: boolean): readonly GridTile[] => {
  let first = cell;
  while (squares.has(keyOf(stepped(first, across, -1)))) first = stepped(first, across, -1);
  const run: GridTile[] = [];
  for (let at = first; ; at = stepped(at, across, 1)) {
    const tile = squares.get(keyOf(at));
    if (tile === undefined) return run;
    run.push(tile);
  }
};

const textOf = (run: readonly GridTile[]): string => run.map(({ letter }) => letter).join('');

/** Which way tiles in one line run; a single one as it makes a word, the way that is wanted where it may be either. */
const wayOf = (squares: Squares, laid: readonly GridTile[], wanted: boolean): boolean | undefined => {
  const [first] = laid;
  if (first === undefined) return undefined;
  if (laid.length > 1) {
    if (laid.every(({ row }) => row === first.row)) return true;
    return laid.every(({ col }) => col === first.col) ? false : undefined;
  }
  return runThrough(squares, first, wanted).length > 1 || runThrough(squares, first, !wanted).length < 2
    ? wanted
    : !wanted;
};

/** What to sell where tiles lie on squares beside what lay there: the whole word through them, and where it starts. */
export const readLine = (
  board: readonly GridTile[],
  laid: readonly GridTile[],
  wanted: 'across' | 'down',
): Result<SellAction, LineFault> => {
  const squares = new Map([...board, ...laid].map((tile) => [keyOf(tile), tile]));
  const across = wayOf(squares, laid, wanted === 'across');
  const [first] = laid;
  if (across === undefined || first === undefined) return err({ code: 'not-in-line' });
  const run = runThrough(squares, first, across);
  const inRun = new Set(run.map(keyOf));
  if (!laid.every((tile) => inRun.has(keyOf(tile)))) {
    const sorted = laid.toSorted((a, b) => a.row - b.row || a.col - b.col);
    const start = runThrough(squares, sorted[0] ?? first, across);
    const { row, col } = stepped(start.at(-1) ?? first, across, 1);
    return err({ code: 'gap', row, col });
  }
  const wilds = run.flatMap(({ wild }, place) => (wild ? [place] : []));
  if (wilds.length > 1) return err({ code: 'two-wilds', word: textOf(run) });
  const { row, col } = run[0] ?? first;
  return ok({ kind: 'sell', word: textOf(run), wildAt: wilds[0] ?? null, at: { row, col, across } });
};

/** A word that lies on the grid. */
export type LyingWord = { readonly tiles: readonly GridTile[]; readonly across: boolean };

/** All words of two letters and more that lie on a grid, from the top, those across first. */
export const wordsOn = (board: readonly GridTile[]): LyingWord[] => {
  const squares = new Map(board.map((tile) => [keyOf(tile), tile]));
  const sorted = board.toSorted((a, b) => a.row - b.row || a.col - b.col);
  return [true, false].flatMap((across) =>
    sorted
      .filter((tile) => !squares.has(keyOf(stepped(tile, across, -1))))
      .map((tile) => ({ tiles: runThrough(squares, tile, across), across }))
      .filter(({ tiles }) => tiles.length > 1),
  );
};
