/** The rules of the crossword (BW-14) word for word, to test the quick search against: slow and plain. */

import type { Placement } from '../../src/lexicon/grid-finder.ts';
import type { GridTile } from '../../src/lexicon/grid-layout.ts';
import type { BruteWorths } from './brute-force.ts';

type Cell = { readonly row: number; readonly col: number };
type Laid = ReadonlyMap<string, GridTile>;

export type BruteGridQuery = {
  readonly words: readonly string[];
  readonly worths: BruteWorths;
  readonly board: readonly GridTile[];
  readonly rack: string;
  readonly wild: boolean;
  /** Also plays whose wild stands for a letter that a tile left in the hand would give at no less worth. */
  readonly everyWild: boolean;
};

const keyOf = ({ row, col }: Cell): string => `${row},${col}`;

const along = ({ row, col }: Cell, across: boolean, by: number): Cell =>
  across ? { row, col: col + by } : { row: row + by, col };

/** The run of tiles through a cell, in one direction. */
const runThrough = (laid: Laid, cell: Cell, across: boolean): GridTile[] => {
  let from = cell;
  while (laid.has(keyOf(along(from, across, -1)))) from = along(from, across, -1);
  const run: GridTile[] = [];
  for (let at = from; ; at = along(at, across, 1)) {
    const tile = laid.get(keyOf(at));
    if (tile === undefined) return run;
    run.push(tile);
  }
};

const wordOf = (run: readonly GridTile[]): string => run.map((tile) => tile.letter).join('');

/** The hand's tiles without those of a play; undefined where the hand does not hold them. */
const without = (rack: string, tiles: readonly GridTile[]): string[] | undefined => {
  const left = [...rack];
  for (const tile of tiles.filter(({ wild }) => !wild)) {
    const at = left.indexOf(tile.letter);
    if (at < 0) return undefined;
    left.splice(at, 1);
  }
  return left;
};

/** How many letters the hand lacks. */
const lackedBy = (rack: string, cells: readonly { readonly letter: string }[]): number => {
  let left = rack;
  let lacked = 0;
  for (const { letter } of cells) {
    if (left.includes(letter)) left = left.replace(letter, '');
    else lacked++;
  }
  return lacked;
};

/** All plays, by trying every word at every place in both directions with the wild at every letter and at none. */
export const brutePlacements = (query: BruteGridQuery): Placement[] => {
  const { board, words } = query;
  const known = new Set(words);
  const lying: Laid = new Map(board.map((tile) => [keyOf(tile), tile]));
  const rows = board.length === 0 ? [0] : board.map(({ row }) => row);
  const cols = board.length === 0 ? [0] : board.map(({ col }) => col);
  const found: Placement[] = [];
  const letters = new Set([...query.rack, ...board.map(({ letter }) => letter)]);
  for (const word of words) {
    if ([...word].filter((letter) => !letters.has(letter)).length > 1) continue;
    const most = board.length === 0 ? 0 : word.length;
    for (let row = Math.min(...rows) - most; row <= Math.max(...rows) + 1; row++) {
      for (let col = Math.min(...cols) - most; col <= Math.max(...cols) + 1; col++) {
        for (const across of [true, false])
          found.push(...playsOf(query, { word, row, col, across }, lying, known));
      }
    }
  }
  return found;
};

type Place = { readonly word: string; readonly row: number; readonly col: number; readonly across: boolean };

const playsOf = (
  query: BruteGridQuery,
  place: Place,
  lying: Laid,
  known: ReadonlySet<string>,
): Placement[] => {
  const { word, across } = place;
  for (let i = 0; i < word.length; i++)
    if ((lying.get(keyOf(along(place, across, i)))?.letter ?? word[i]) !== word[i]) return [];
  const cells = Array.from(word, (letter, i) => ({ ...along(place, across, i), letter }));
  if (lying.has(keyOf(along(place, across, -1))) || lying.has(keyOf(along(place, across, word.length))))
    return [];
  const fresh = cells.filter((cell) => !lying.has(keyOf(cell)));
  if (fresh.length === 0 || fresh.length > query.rack.length + 1) return [];
  if (query.board.length === 0 && !(place.row === 0 && place.col === 0)) return [];

  if (lackedBy(query.rack, fresh) > (query.wild ? 1 : 0)) return [];
  const ways = query.wild ? [-1, ...fresh.keys()] : [-1];
  return ways.flatMap((wildTile) => {
    const tiles: GridTile[] = fresh.map((cell, i) => ({ ...cell, wild: i === wildTile }));
    const left = without(query.rack, tiles);
    if (left === undefined) return [];
    const worthOf = ({ letter, wild }: GridTile): number =>
      wild ? query.worths.wild : (query.worths.letters[letter.charCodeAt(0) - 65] as number);
    const wildLetter = fresh[wildTile]?.letter;
    const isSpare =
      wildLetter !== undefined &&
      left.includes(wildLetter) &&
      worthOf({ ...place, letter: wildLetter, wild: false }) >= query.worths.wild;
    if (isSpare && !query.everyWild) return [];

    const laid = new Map([...lying, ...tiles.map((tile) => [keyOf(tile), tile] as const)]);
    const crosswise = tiles.map((tile) => runThrough(laid, tile, !across)).filter((run) => run.length > 1);
    const runs = [runThrough(laid, place, across), ...crosswise];
    if (!runs.every((run) => known.has(wordOf(run)))) return [];
    if (!runs.every((run) => run.filter((tile) => tile.wild).length <= 1)) return [];
    const reuses = runs.some((run) => run.some((tile) => lying.has(keyOf(tile))));
    if (query.board.length > 0 && !reuses) return [];
    const other = crosswise[0]?.length ?? 0;
    if (tiles.length === 1 && (other > word.length || (other === word.length && !across))) return [];

    const wildAt = (runs[0] ?? []).findIndex((tile) => tile.wild);
    return [
      {
        ...place,
        wildAt: wildAt < 0 ? null : wildAt,
        usesWild: wildTile >= 0,
        tiles: tiles
          .flatMap(({ letter, wild }) => (wild ? [] : [letter]))
          .sort()
          .join(''),
        worths: runs.map((run) => run.reduce((sum, tile) => sum + worthOf(tile), 0)),
      },
    ];
  });
};

/** A board with the tiles of a play added. */
export const lay = (board: readonly GridTile[], placement: Placement): GridTile[] => {
  const lying = new Set(board.map(keyOf));
  const tiles = Array.from(placement.word, (letter, i) => ({
    ...along(placement, placement.across, i),
    letter,
    wild: i === placement.wildAt,
  }));
  return [...board, ...tiles.filter((tile) => !lying.has(keyOf(tile)))];
};
