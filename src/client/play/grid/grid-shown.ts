import { effect, signal } from '@preact/signals';
import { type Cell, keyOf } from '../../../games/buyword/variants/crossword.ts';
import { laid } from '../laid-tiles.ts';
import {
  type Camera,
  cornerOf,
  fittedTo,
  type Point,
  panned,
  showing,
  squareAt,
  type Viewport,
  zoomedAt,
} from './camera.ts';
import { board, cursor } from './grid-cursor.ts';

/** The buttons that zoom lie over the foot of the grid; over its side where it is low (grid.css). */
const FOOT_PX = 52;
const LOW_PX = 200;

const camera = signal<Camera>(fittedTo([], { width: 360, height: 320, foot: FOOT_PX }));
const viewport = signal<Viewport>({ width: 0, height: 0, foot: FOOT_PX });
let element: HTMLElement | undefined;
/** Whether somebody has moved the grid: then it stays as far as it can. */
let isMoved = false;

const ZOOM_STEP = 1.3;
const READABLE_SQUARE = 20;
/** How wide squares are drawn before they are scaled (--square in grid.css). */
const DRAWN_SQUARE = 48;

const middle = (): Point => ({ x: viewport.peek().width / 2, y: viewport.peek().height / 2 });

/** Shows all that lies there, however small. */
export const fitGrid = (): void => {
  isMoved = true;
  const cells: Cell[] = [...board.peek(), ...laid.peek().flatMap(({ at }) => at ?? [])];
  camera.value = fittedTo(cells, viewport.peek());
};

/** A grid that nobody has moved is shown whole, or, where that would be too small to read, around its latest play. */
const restGrid = (): void => {
  fitGrid();
  isMoved = false;
  const latest = Math.max(...board.peek().map(({ sale }) => sale));
  if (camera.peek().zoom >= READABLE_SQUARE || latest < 0) return;
  const middle = fittedTo(
    board.peek().filter(({ sale }) => sale === latest),
    viewport.peek(),
  );
  const covered = viewport.peek().foot / 2;
  camera.value = {
    row: middle.row - covered / middle.zoom + covered / READABLE_SQUARE,
    col: middle.col,
    zoom: READABLE_SQUARE,
  };
};

export const panGrid = (byX: number, byY: number): void => {
  isMoved = true;
  camera.value = panned(camera.peek(), byX, byY);
};

/** Nearer or farther, around a point of the board or its middle. */
export const zoomGrid = (factor: number, at: Point = middle()): void => {
  isMoved = true;
  camera.value = zoomedAt(camera.peek(), viewport.peek(), at, factor);
};
export const zoomIn = (): void => zoomGrid(ZOOM_STEP);
export const zoomOut = (): void => zoomGrid(1 / ZOOM_STEP);

/** Moves the grid by whole squares. */
export const panSquares = (rows: number, cols: number): void => {
  const { zoom } = camera.peek();
  panGrid(-cols * zoom, -rows * zoom);
};

/** Brings a square into sight. */
export const showSquare = (cell: Cell): void => {
  if (viewport.peek().width > 0) camera.value = showing(camera.peek(), viewport.peek(), cell);
};

/** The square under a point of the window; undefined where that is no point of the grid. */
export const squareUnder = (x: number, y: number): Cell | undefined => {
  const box = element?.getBoundingClientRect();
  if (box === undefined || x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
  return squareAt(camera.peek(), viewport.peek(), { x: x - box.left, y: y - box.top });
};

/** A point of the window, as one of the board. */
export const pointOn = (x: number, y: number): Point => {
  const box = element?.getBoundingClientRect();
  return { x: x - (box?.left ?? 0), y: y - (box?.top ?? 0) };
};

type Parts = { readonly frame: HTMLElement; readonly layer: HTMLElement; readonly lines: HTMLElement };

/** Puts layer and lines where the camera has them: what lies on the grid is neither rendered nor measured anew for that. */
const follow = ({ layer, lines }: Parts): void => {
  const { zoom } = camera.value;
  const { x, y } = cornerOf(camera.value, viewport.value, { row: 0, col: 0 });
  layer.style.transform = `translate(${x}px, ${y}px) scale(${zoom / DRAWN_SQUARE})`;
  lines.style.backgroundSize = `${zoom}px ${zoom}px`;
  lines.style.transform = `translate(${(x % zoom) - zoom}px, ${(y % zoom) - zoom}px)`;
};

/** What is new on the grid comes into sight; a grid that nobody has moved is shown whole. */
const followTiles = (): (() => void) => {
  let known: ReadonlySet<string> | undefined;
  return effect(() => {
    const tiles = board.value;
    const fresh = tiles.filter((tile) => known?.has(keyOf(tile)) !== true);
    known = new Set(tiles.map(keyOf));
    const [first] = fresh;
    const last = fresh.at(-1);
    if (!isMoved || tiles.length === 0) restGrid();
    else if (first !== undefined && last !== undefined) {
      showSquare(first);
      showSquare(last);
    }
  });
};

/** Starts to show the grid in a frame; returns what stops it. */
export const startGrid = (parts: Parts): (() => void) => {
  element = parts.frame;
  const measure = (): void => {
    viewport.value = {
      width: parts.frame.clientWidth,
      height: parts.frame.clientHeight,
      foot: parts.frame.clientHeight < LOW_PX ? 0 : FOOT_PX,
    };
    if (!isMoved) restGrid();
  };
  const watcher = new ResizeObserver(measure);
  watcher.observe(parts.frame);
  measure();
  const stops = [
    effect(() => follow(parts)),
    followTiles(),
    effect(() => {
      if (cursor.value !== undefined) showSquare(cursor.value);
    }),
  ];
  return () => {
    element = undefined;
    watcher.disconnect();
    for (const stop of stops) stop();
  };
};
