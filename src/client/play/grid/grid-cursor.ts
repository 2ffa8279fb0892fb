import { batch, computed, signal } from '@preact/signals';
import { type BoardTile, type Cell, keyOf, stepped } from '../../../games/buyword/variants/crossword.ts';
import type { View } from '../../../games/buyword/view.ts';
import { laid } from '../laid-tiles.ts';
import { view } from '../play-state.ts';

export type Way = 'across' | 'down';

/** Where tiles are laid out: on the grid, or in a row beside it, to be discarded. */
export const ground = signal<'grid' | 'tray'>('grid');
export const onGrid = computed(() => view.value?.options.crossword === true && ground.value === 'grid');
/** The square that the next tile goes to; undefined where none has been chosen. */
export const cursor = signal<Cell | undefined>(undefined);
export const way = signal<Way>('across');
/** A tile of the rack that waits for its square. */
export const picked = signal<number | 'wild' | undefined>(undefined);

const NO_TILES: View['board'] = [];
export const board = computed(() => view.value?.board ?? NO_TILES);
export const lying = computed<ReadonlyMap<string, BoardTile>>(
  () => new Map(board.value.map((tile) => [keyOf(tile), tile])),
);

export const laidAt = (cell: Cell): number =>
  laid.value.findIndex(({ at }) => at !== undefined && keyOf(at) === keyOf(cell));

export const isTaken = (cell: Cell): boolean => lying.value.has(keyOf(cell)) || laidAt(cell) >= 0;

/** The first free square from a square on. */
const freeFrom = (cell: Cell, across: boolean): Cell => {
  let at = cell;
  while (isTaken(at)) at = stepped(at, across, 1);
  return at;
};

/** Where to begin without a square chosen: at the start of an empty grid, else behind the latest word. */
const firstSquare = (): Cell => {
  const latest = view.value?.sales.findLast(({ at, undone }) => at !== null && !undone)?.at;
  const [anyTile] = board.value;
  if (anyTile === undefined) return { row: 0, col: 0 };
  const { row, col } = latest ?? anyTile;
  return freeFrom({ row, col }, latest?.across ?? true);
};

/** Chooses a square. */
export const goTo = (cell: Cell | undefined): void => {
  cursor.value = cell;
};

export const turn = (): void => {
  way.value = way.value === 'across' ? 'down' : 'across';
};

/** The square to go on from: the one chosen, or one to begin at. */
const cursorOrFirst = (): Cell => cursor.value ?? firstSquare();

/** One square further, whatever lies there. */
export const step = (across: boolean, by: 1 | -1): void => {
  cursor.value = cursor.value === undefined ? firstSquare() : stepped(cursor.value, across, by);
};

/** The free square for the next tile, which the cursor then leaves behind; undefined without a grid. */
export const takeSquare = (wanted?: Cell): Cell | undefined => {
  if (!onGrid.value) return undefined;
  const across = way.value === 'across';
  const square = freeFrom(wanted ?? cursorOrFirst(), across);
  batch(() => {
    picked.value = undefined;
    cursor.value = freeFrom(stepped(square, across, 1), across);
  });
  return square;
};

/** The tile laid out last before the cursor, beyond what lies there; the cursor goes there. −1: there is none. */
export const lastBefore = (): number => {
  const across = way.value === 'across';
  let at = stepped(cursorOrFirst(), across, -1);
  while (lying.value.has(keyOf(at))) at = stepped(at, across, -1);
  const before = laidAt(at);
  const found = before >= 0 ? before : laid.value.length - 1;
  const square = laid.value[found]?.at;
  if (square !== undefined) cursor.value = square;
  return found;
};

/** A grid as one comes to it: no square chosen, unless there is only one to choose. */
export const resetCursor = (): void =>
  batch(() => {
    ground.value = 'grid';
    picked.value = undefined;
    cursor.value = board.peek().length === 0 ? { row: 0, col: 0 } : undefined;
  });
