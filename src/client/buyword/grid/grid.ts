import { batch, computed, signal } from '@preact/signals';
import { type Layout, layFromHand, type SellAction } from '../../../games/buyword/laying.ts';
import type { BuyWordRefusal } from '../../../games/buyword/refusals.ts';
import {
  type BoardTile,
  type Cell,
  keyOf,
  layOnGrid,
  stepped,
} from '../../../games/buyword/variants/crossword.ts';
import type { View } from '../../../games/buyword/view.ts';
import { err, type Result } from '../../../shared/result.ts';
import type { BuyWordState } from '../buyword-state.ts';
import type { LaidTiles } from '../rack.ts';
import { readLine } from './laid-line.ts';

const NO_TILES: View['board'] = [];

/** The grid of a table that has one: where the next tile goes, and what tiles laid on it come to. */
export const createGrid = ({ view, mySeat }: BuyWordState, { laid }: LaidTiles) => {
  /** Where tiles are laid out: on the grid, or in a row beside it, to be discarded. */
  const ground = signal<'grid' | 'tray'>('grid');
  const onGrid = computed(() => view.value?.options.crossword === true && ground.value === 'grid');
  /** The square that the next tile goes to; undefined where none has been chosen. */
  const cursor = signal<Cell | undefined>(undefined);
  const way = signal<'across' | 'down'>('across');
  /** A tile of the rack that waits for its square. */
  const picked = signal<number | 'wild' | undefined>(undefined);
  const board = computed(() => view.value?.board ?? NO_TILES);
  const lying = computed<ReadonlyMap<string, BoardTile>>(
    () => new Map(board.value.map((tile) => [keyOf(tile), tile])),
  );

  const laidAt = (cell: Cell): number =>
    laid.value.findIndex(({ at }) => at !== undefined && keyOf(at) === keyOf(cell));
  const isTaken = (cell: Cell): boolean => lying.value.has(keyOf(cell)) || laidAt(cell) >= 0;

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
  /** The square to go on from: the one chosen, or one to begin at. */
  const cursorOrFirst = (): Cell => cursor.value ?? firstSquare();

  /** What selling a word would take and bring, by the rules themselves; or why it cannot be laid out. */
  const layoutOf = (action: SellAction): Result<Layout, BuyWordRefusal> => {
    const seen = view.value;
    if (seen === undefined) return err({ code: 'bad-action' });
    // As the person at the page sees it.
    const seats = seen.seats.map(({ tiles, wilds }) => ({ tiles: tiles ?? '', wilds }));
    return (seen.options.crossword ? layOnGrid : layFromHand)({ ...seen, seats }, mySeat.value, action);
  };

  /** Every word that would be made or lengthened, with its price (BW-14.3); or what speaks against it. */
  const preview = computed(() => {
    const tiles = laid.value.flatMap(({ at, letter, from }) =>
      at === undefined ? [] : { row: at.row, col: at.col, letter, wild: from === 'wild' },
    );
    if (!onGrid.value || tiles.length === 0) return { kind: 'none' as const };
    const line = readLine(board.value, tiles, way.value);
    if (!line.ok) return { kind: 'illegal' as const, why: line.error };
    const layout = layoutOf(line.value);
    if (!layout.ok) return { kind: 'illegal' as const, why: layout.error };
    const { words } = layout.value;
    const price = words.reduce((sum, each) => sum + each.price, 0);
    return { kind: 'legal' as const, action: line.value, words, price };
  });

  return {
    layoutOf,
    preview,
    ground,
    onGrid,
    cursor,
    way,
    picked,
    board,
    isTaken,
    /** The letter on a square, lying there or being laid. */
    letterAt: (cell: Cell): string | undefined =>
      lying.value.get(keyOf(cell))?.letter ?? laid.value[laidAt(cell)]?.letter,
    /** Chooses a square. */
    goTo: (cell: Cell | undefined): void => {
      cursor.value = cell;
    },
    turn: (): void => {
      way.value = way.value === 'across' ? 'down' : 'across';
    },
    /** One square further, whatever lies there. */
    step: (across: boolean, by: 1 | -1): void => {
      cursor.value = cursor.value === undefined ? firstSquare() : stepped(cursor.value, across, by);
    },
    /** The free square for the next tile, which the cursor then leaves behind; undefined without a grid. */
    takeSquare: (wanted?: Cell): Cell | undefined => {
      if (!onGrid.value) return undefined;
      const across = way.value === 'across';
      const square = freeFrom(wanted ?? cursorOrFirst(), across);
      batch(() => {
        picked.value = undefined;
        cursor.value = freeFrom(stepped(square, across, 1), across);
      });
      return square;
    },
    /** The tile laid out last before the cursor, beyond what lies there; the cursor goes there. −1: there is none. */
    lastBefore: (): number => {
      const across = way.value === 'across';
      let at = stepped(cursorOrFirst(), across, -1);
      while (lying.value.has(keyOf(at))) at = stepped(at, across, -1);
      const before = laidAt(at);
      const found = before >= 0 ? before : laid.value.length - 1;
      const square = laid.value[found]?.at;
      if (square !== undefined) cursor.value = square;
      return found;
    },
    /** A grid as one comes to it: no square chosen, unless there is only one to choose. */
    reset: (): void =>
      batch(() => {
        ground.value = 'grid';
        picked.value = undefined;
        cursor.value = board.peek().length === 0 ? { row: 0, col: 0 } : undefined;
      }),
  };
};

export type Grid = ReturnType<typeof createGrid>;
