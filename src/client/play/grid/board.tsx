import { useLayoutEffect, useRef } from 'preact/hooks';
import { type BoardTile, type Cell, keyOf } from '../../../games/buyword/variants/crossword.ts';
import type { View } from '../../../games/buyword/view.ts';
import { t } from '../../texts.ts';
import { Tile } from '../../tiles/tile.tsx';
import { dropMark, isCarried, startDrag } from '../drag.ts';
import { useKept } from '../kept.ts';
import { laid, placeOnSquare, takeBack } from '../laying.ts';
import { cursor, goTo, picked, turn, way } from './grid-cursor.ts';
import { startGestures } from './grid-gestures.ts';
import { onGridKey } from './grid-keys.ts';
import { startGrid } from './grid-shown.ts';

/** A square's place within the layer that is pulled about. */
const placed = ({ row, col }: Cell) => ({
  left: `calc(var(--square) * ${col})`,
  top: `calc(var(--square) * ${row})`,
});

/** A tap: a tile that waits for its square goes there; else the square is chosen, and once more turns the way to go on. */
const tap = (cell: Cell): void => {
  const waiting = picked.value;
  if (waiting !== undefined) placeOnSquare(waiting, cell);
  else if (cursor.value !== undefined && keyOf(cursor.value) === keyOf(cell)) turn();
  else goTo(cell);
};

type BoardProps = { readonly view: View; readonly laysOut: boolean; readonly describedBy: string };

/** The endless grid: what lies there, what is being laid, and the square that comes next. */
export const Board = ({ view, laysOut, describedBy }: BoardProps) => {
  const { grid } = t();
  const frame = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const open = useRef(laysOut);
  open.current = laysOut;
  useLayoutEffect(() => {
    if (frame.current === null || layer.current === null || lines.current === null) return undefined;
    const stops = [
      startGrid({ frame: frame.current, layer: layer.current, lines: lines.current }),
      startGestures(frame.current, (cell) => {
        if (!open.current) return;
        frame.current?.focus({ preventScroll: true });
        tap(cell);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return (
    <div
      ref={frame}
      class={laysOut ? 'board board-open' : 'board'}
      role="application"
      aria-label={grid.heading}
      aria-describedby={describedBy}
      data-zone="grid"
      data-laying
      data-step-focus={laysOut ? true : undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved and written on by keys
      tabIndex={0}
      onKeyDown={(event) => onGridKey(event, laysOut)}
    >
      <div ref={lines} class="board-lines" />
      <div ref={layer} class="board-layer">
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
  const { play } = t();
  return (
    <>
      {laid.value.map(
        ({ letter, from, at }, place) =>
          at !== undefined && (
            <button
              key={from}
              type="button"
              class="board-tile board-laid"
              style={placed(at)}
              aria-label={play.takeBack(letter)}
              // By the finger as it is let go, not by the click that may follow: a tap that lays a tile is no tap on it.
              onClick={({ detail }) => detail === 0 && takeBack(place)}
              onPointerDown={(event) => startDrag(event, from)}
              onPointerUp={({ currentTarget }) => !isCarried(currentTarget) && takeBack(place)}
            >
              {from === 'wild' ? (
                <Tile letter={letter} wild fly="wild" from="wild" />
              ) : (
                <Tile letter={letter} fly={`t${from}`} />
              )}
            </button>
          ),
      )}
    </>
  );
};

const CursorMark = () =>
  cursor.value === undefined ? null : (
    <span
      class={`board-cursor board-cursor-${way.value}`}
      style={placed(cursor.value)}
      data-at={keyOf(cursor.value)}
    />
  );

/** Where a tile that is being dragged would lie. */
const DropMark = () => {
  const mark = dropMark.value;
  return mark?.zone === 'grid' ? <span class="board-drop" style={placed(mark.cell)} /> : null;
};
