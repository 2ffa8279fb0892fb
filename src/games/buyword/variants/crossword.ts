/** BW-14: sold words stay on an endless grid, and later words use what lies there. */
import { err, ok, type Result } from '../../../shared/result.ts';
import type { GridTile, LaidWord, Laying, Place } from '../events.ts';
import { type LayOut, priced, whyNotHeld, whyNotSpelt } from '../laying.ts';
import type { BuyWordRefusal } from '../refusals.ts';

/** A tile on the grid, and the sale that laid it. */
export type BoardTile = GridTile & { readonly sale: number };

/** So far from the first word nobody plays; numbers stay whole. */
const FARTHEST = 100_000;

export type Cell = { readonly row: number; readonly col: number };

/** What a cell is known by. */
export const keyOf = ({ row, col }: Cell): string => `${row},${col}`;

/** The cell some steps further in a direction. */
export const stepped = ({ row, col }: Cell, across: boolean, steps: number): Cell =>
  across ? { row, col: col + steps } : { row: row + steps, col };

type Lying = ReadonlyMap<string, BoardTile>;

const lyingOn = (board: readonly BoardTile[]): Lying => new Map(board.map((tile) => [keyOf(tile), tile]));

const isPlace = (at: unknown): at is Place => {
  if (typeof at !== 'object' || at === null) return false;
  const { row, col, across } = at as Record<string, unknown>;
  const near = (value: unknown): boolean => Number.isInteger(value) && Math.abs(value as number) <= FARTHEST;
  return near(row) && near(col) && typeof across === 'boolean';
};

/** A place and nothing more, as it is written down: no other keys, no −0. */
const plainPlace = ({ row, col, across }: Place): Place => ({ row: row + 0, col: col + 0, across });

/** The run of letters through a new tile, crosswise; undefined where the tile stands alone that way. */
type Run = { readonly at: Place; readonly tiles: readonly GridTile[]; readonly sales: readonly number[] };

const runThrough = (lying: Lying, tile: GridTile, across: boolean): Run | undefined => {
  const before: BoardTile[] = [];
  const after: BoardTile[] = [];
  for (let step = -1, found: BoardTile | undefined; ; step--) {
    found = lying.get(keyOf(stepped(tile, across, step)));
    if (found === undefined) break;
    before.unshift(found);
  }
  for (let step = 1, found: BoardTile | undefined; ; step++) {
    found = lying.get(keyOf(stepped(tile, across, step)));
    if (found === undefined) break;
    after.push(found);
  }
  if (before.length + after.length === 0) return undefined;
  const { row, col } = before[0] ?? tile;
  return {
    at: { row, col, across },
    tiles: [...before, tile, ...after],
    sales: [...before, ...after].map(({ sale }) => sale),
  };
};

const wordOf = (tiles: readonly GridTile[]): LaidWord => {
  const wildAt = tiles.findIndex(({ wild }) => wild);
  return { word: tiles.map(({ letter }) => letter).join(''), wildAt: wildAt < 0 ? null : wildAt };
};

/** What a word needs that does not lie there yet, and what it uses of what does. */
const fitIn = (
  lying: Lying,
  { word, wildAt }: LaidWord,
  at: Place,
): Result<{ readonly laid: GridTile[]; readonly run: Run }, BuyWordRefusal> => {
  const laid: GridTile[] = [];
  const tiles: GridTile[] = [];
  const sales: number[] = [];
  for (let i = 0; i < word.length; i++) {
    const cell = stepped(at, at.across, i);
    const own = { ...cell, letter: word[i] as string, wild: i === wildAt };
    const there = lying.get(keyOf(cell));
    if (there === undefined) laid.push(own);
    else if (there.letter !== own.letter || there.wild !== own.wild)
      return err({
        code: 'cell-taken',
        ...cell,
        letter: there.wild ? there.letter.toLowerCase() : there.letter,
      });
    else sales.push(there.sale);
    tiles.push(own);
  }
  // The whole word, tiles lying before and behind it included.
  const ends = [stepped(at, at.across, -1), stepped(at, at.across, word.length)];
  if (ends.some((cell) => lying.has(keyOf(cell)))) return err({ code: 'word-goes-on' });
  return laid.length === 0 ? err({ code: 'lays-nothing' }) : ok({ laid, run: { at, tiles, sales } });
};

/** Printed first: the word named; of a single tile's two words the longer, across if they are equal. */
const mainFirst = (main: Run, crosses: readonly Run[], laid: readonly GridTile[]): readonly Run[] => {
  const [cross] = crosses;
  if (laid.length > 1 || cross === undefined) return [main, ...crosses];
  const longer = cross.tiles.length - main.tiles.length;
  return longer > 0 || (longer === 0 && cross.at.across) ? [cross, main] : [main, cross];
};

/** What a word at a place makes of what lies on the grid. */
type Play = { readonly words: readonly LaidWord[]; readonly grid: Laying };

/** BW-14.1, 14.2, 14.4: the words that laying one makes or lengthens, whoever holds the tiles; or why it does not fit. */
const playOnGrid = (
  board: readonly BoardTile[],
  laidWord: LaidWord,
  at: Place,
): Result<Play, BuyWordRefusal> => {
  const lying = lyingOn(board);
  if (lying.size === 0 && (at.row !== 0 || at.col !== 0)) return err({ code: 'first-word-place' });
  const fitted = fitIn(lying, laidWord, at);
  if (!fitted.ok) return fitted;
  const { laid, run } = fitted.value;
  const crosses = laid.flatMap((tile) => runThrough(lying, tile, !at.across) ?? []);
  if (lying.size > 0 && run.sales.length === 0 && crosses.length === 0) return err({ code: 'not-joined' });
  const runs = mainFirst(run, crosses, laid);
  const crowded = runs.find((each) => each.tiles.filter(({ wild }) => wild).length > 1);
  if (crowded !== undefined) return err({ code: 'two-wilds', word: wordOf(crowded.tiles).word });
  const on = [...new Set(runs.flatMap(({ sales }) => sales))].sort((a, b) => a - b);
  return ok({
    words: runs.map(({ tiles }) => wordOf(tiles)),
    grid: { at: (runs[0] as Run).at, cells: laid, on },
  });
};

/** BW-14.3: lays a word on the grid; every word it makes or lengthens is paid. */
export const layOnGrid: LayOut = (state, seat, { word, wildAt, at }) => {
  if (at === undefined) return err({ code: 'needs-place' });
  if (!isPlace(at)) return err({ code: 'bad-place', farthest: FARTHEST });
  const why = whyNotSpelt(state, { word, wildAt });
  if (why !== undefined) return err(why);
  const play = playOnGrid(state.board, { word, wildAt }, plainPlace(at));
  if (!play.ok) return play;
  const { words, grid } = play.value;
  const tiles = grid.cells.flatMap(({ letter, wild }) => (wild ? [] : [letter])).join('');
  const wilds = grid.cells.filter(({ wild }) => wild).length;
  const lacking = whyNotHeld(state, seat, tiles, wilds);
  if (lacking !== undefined) return err(lacking);
  const misspelt = words.map((each) => whyNotSpelt(state, each)).find((each) => each !== undefined);
  if (misspelt !== undefined) return err(misspelt);
  return ok({ words: words.map((each) => priced(state, each)), tiles, wilds, grid });
};
