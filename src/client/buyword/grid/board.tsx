import { useLayoutEffect, useRef } from 'preact/hooks';
import { type BoardTile, type Cell, keyOf } from '../../../games/buyword/variants/crossword.ts';
import type { View } from '../../../games/buyword/view.ts';
import { stopAll } from '../../base/stop-all.ts';
import { t } from '../../base/texts.ts';
import { dropMark } from '../../table/dragging.ts';
import { useKept } from '../../table/kept.ts';
import { Tile } from '../../tiles/tile.tsx';
import { type BuyWordTable, useBuyWord } from '../buyword-table.ts';
import { isCarried } from '../drag.ts';
import type { Placed } from '../rack.ts';
import { LaidTile } from '../word-tray.tsx';
import { startGestures } from './grid-gestures.ts';

/** A square's place within the layer that is pulled about. */
const placed = ({ row, col }: Cell) => ({
  left: `calc(var(--square) * ${col})`,
  top: `calc(var(--square) * ${row})`,
});

/** A tap: a tile that waits for its square goes there; else the square is chosen, and once more turns the way to go on. */
const tap = ({ grid, laying }: BuyWordTable, cell: Cell): void => {
  const waiting = grid.picked.value;
  const chosen = grid.cursor.value;
  if (waiting !== undefined) laying.placeTile(waiting, cell);
  else if (chosen !== undefined && keyOf(chosen) === keyOf(cell)) grid.turn();
  else grid.goTo(cell);
};

const ARROWS: Readonly<Record<string, readonly [across: boolean, by: 1 | -1]>> = {
  ArrowLeft: [true, -1],
  ArrowRight: [true, 1],
  ArrowUp: [false, -1],
  ArrowDown: [false, 1],
};

/**
 * What a key does on the grid itself: arrows move the cursor, or pull the grid with Shift and where nothing is laid out;
 * + − 0 zoom and fit. Letters and the rest are the table's.
 */
const onGridKey = (event: KeyboardEvent, { grid, camera }: BuyWordTable, laysOut: boolean): void => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow !== undefined) {
    const [across, by] = arrow;
    if (laysOut && !event.shiftKey) grid.step(across, by);
    else camera.panSquares(across ? 0 : by, across ? by : 0);
  } else if (event.key === '+' || event.key === '=') camera.zoomIn();
  else if (event.key === '-') camera.zoomOut();
  else if (event.key === '0') camera.fitAll();
  else return;
  event.preventDefault();
  event.stopPropagation();
};

type BoardProps = { readonly view: View; readonly laysOut: boolean };

/** The endless grid: what lies there, what is being laid, and the square that comes next. */
export const Board = ({ view, laysOut }: BoardProps) => {
  const table = useBuyWord();
  const frame = useRef<HTMLDivElement>(null);
  const open = useRef(laysOut);
  open.current = laysOut;
  useLayoutEffect(() => {
    const board = frame.current;
    if (board === null) return undefined;
    return stopAll([
      table.camera.start(board),
      startGestures(board, table.camera, (cell) => {
        if (!open.current) return;
        board.focus({ preventScroll: true });
        tap(table, cell);
      }),
    ]);
  }, []);
  return (
    <div
      ref={frame}
      class={laysOut ? 'board felt-panel board-open' : 'board felt-panel'}
      role="application"
      aria-label={t().grid.heading}
      aria-describedby="grid-summary"
      data-zone="grid"
      data-laying
      data-step-focus={laysOut ? true : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and written on by keys
      tabIndex={0}
      onKeyDown={(event) => onGridKey(event, table, laysOut)}
    >
      <div class="board-lines" />
      <div class="board-layer">
        {view.board.length === 0 && <span class="board-start" style={placed({ row: 0, col: 0 })} />}
        <Lying view={view} />
        {laysOut && <CursorMark />}
        <DropMark />
        {laysOut && <LaidTiles />}
      </div>
    </div>
  );
};

/** The tiles that lie there; those of the latest play stand out. */
const Lying = ({ view }: { readonly view: View }) => {
  const latest = view.sales.findLast(({ undone, at }) => !undone && at !== null)?.number;
  const keep = useKept(view.options.tiles);
  const one = (tile: BoardTile) => {
    const isLatest = tile.sale === latest;
    return keep(`${keyOf(tile)} ${tile.letter} ${tile.sale} ${isLatest}`, () => (
      <span
        key={keyOf(tile)}
        class={isLatest ? 'board-tile board-latest' : 'board-tile'}
        style={placed(tile)}
        data-at={keyOf(tile)}
        aria-hidden="true"
      >
        <Tile letter={tile.letter} wild={tile.wild} />
      </span>
    ));
  };
  return <>{view.board.map(one)}</>;
};

const LaidTiles = () => {
  const { laying, startDrag } = useBuyWord();
  const one = (tile: Placed) => {
    const { letter, from, at } = tile;
    if (at === undefined) return null;
    return (
      <button
        key={from}
        type="button"
        class="board-tile board-laid"
        style={placed(at)}
        aria-label={t().play.takeBack(letter)}
        // By the finger as it is let go, not by the click that may follow: a tap that lays a tile is no tap on it.
        onClick={({ detail }) => detail === 0 && laying.takeBack(from)}
        onPointerDown={(event) => startDrag(event, from)}
        onPointerUp={({ currentTarget }) => !isCarried(currentTarget) && laying.takeBack(from)}
      >
        <LaidTile {...tile} />
      </button>
    );
  };
  return <>{laying.laid.value.map(one)}</>;
};

const CursorMark = () => {
  const { cursor, way } = useBuyWord().grid;
  const at = cursor.value;
  if (at === undefined) return null;
  return <span class={`board-cursor board-cursor-${way.value}`} style={placed(at)} data-at={keyOf(at)} />;
};

/** Where a tile that is being dragged would lie. */
const DropMark = () => {
  const mark = dropMark.value;
  return mark?.zone === 'grid' ? <span class="board-drop" style={placed(mark.cell)} /> : null;
};
