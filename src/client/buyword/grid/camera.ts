import type { Cell } from '../../../games/buyword/variants/crossword.ts';

/** What of an endless grid is shown: the point in the middle, in squares, and how many pixels wide a square is. */
export type Camera = { readonly row: number; readonly col: number; readonly zoom: number };
/** How large the window onto the grid is, in pixels, and how much of its foot is covered by buttons. */
export type Viewport = { readonly width: number; readonly height: number; readonly foot: number };
/** Within the viewport, in pixels from its upper left. */
export type Point = { readonly x: number; readonly y: number };

export const SMALLEST_SQUARE = 8;
export const LARGEST_SQUARE = 84;
/** A square that a thumb meets. */
const COMFORTABLE_SQUARE = 48;
/** Free squares around what is fitted in, so that there is room to go on. */
const MARGIN = 1.5;
/** A square that is to be seen keeps so far from the edge, in squares. */
const EDGE = 0.75;

const within = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));

const zoomWithin = (zoom: number): number => within(zoom, SMALLEST_SQUARE, LARGEST_SQUARE);

/** Where the upper left corner of a square lies in the viewport. */
export const cornerOf = ({ row, col, zoom }: Camera, { width, height }: Viewport, cell: Cell): Point => ({
  x: width / 2 + (cell.col - col) * zoom,
  y: height / 2 + (cell.row - row) * zoom,
});

/** The square under a point. */
export const squareAt = ({ row, col, zoom }: Camera, { width, height }: Viewport, { x, y }: Point): Cell => ({
  row: Math.floor(row + (y - height / 2) / zoom),
  col: Math.floor(col + (x - width / 2) / zoom),
});

/** The same grid pulled along by so many pixels. */
export const panned = ({ row, col, zoom }: Camera, byX: number, byY: number): Camera => ({
  row: row - byY / zoom,
  col: col - byX / zoom,
  zoom,
});

/** Nearer or farther; what lies under a point stays under it. */
export const zoomedAt = (camera: Camera, { width, height }: Viewport, at: Point, factor: number): Camera => {
  const zoom = zoomWithin(camera.zoom * factor);
  const [x, y] = [at.x - width / 2, at.y - height / 2];
  return {
    row: camera.row + y / camera.zoom - y / zoom,
    col: camera.col + x / camera.zoom - x / zoom,
    zoom,
  };
};

/** All of some squares in sight, as large as they can be; without any, the first square. */
export const fittedTo = (cells: readonly Cell[], { width, height, foot }: Viewport): Camera => {
  const rows = cells.length === 0 ? [0] : cells.map(({ row }) => row);
  const cols = cells.length === 0 ? [0] : cells.map(({ col }) => col);
  const [top, bottom] = [Math.min(...rows), Math.max(...rows) + 1];
  const [left, right] = [Math.min(...cols), Math.max(...cols) + 1];
  const zoom = zoomWithin(
    Math.min(
      COMFORTABLE_SQUARE,
      width / (right - left + 2 * MARGIN),
      (height - foot) / (bottom - top + 2 * MARGIN),
    ),
  );
  return { row: (top + bottom) / 2 + foot / 2 / zoom, col: (left + right) / 2, zoom };
};

/** Moves no further than it takes to have a square in sight. */
export const showing = (camera: Camera, { width, height, foot }: Viewport, cell: Cell): Camera => {
  const covered = foot / 2 / camera.zoom;
  const along = (middle: number, at: number, pixels: number): number => {
    const reach = pixels / 2 / camera.zoom - EDGE;
    return reach < 0.5 ? at + 0.5 : within(middle, at + 1 - reach, at + reach);
  };
  return {
    row: along(camera.row - covered, cell.row, height - foot) + covered,
    col: along(camera.col, cell.col, width),
    zoom: camera.zoom,
  };
};

/** Moves no further, and goes no farther away, than it takes to have all of some squares in sight. */
export const keeping = (camera: Camera, viewport: Viewport, cells: readonly Cell[]): Camera => {
  if (cells.length === 0) return camera;
  const { width, height, foot } = viewport;
  const [rows, cols] = [cells.map(({ row }) => row), cells.map(({ col }) => col)];
  const first = { row: Math.min(...rows), col: Math.min(...cols) };
  const last = { row: Math.max(...rows), col: Math.max(...cols) };
  const room = Math.min(
    width / (last.col - first.col + 1 + 2 * EDGE),
    (height - foot) / (last.row - first.row + 1 + 2 * EDGE),
  );
  const near = { ...camera, zoom: Math.max(SMALLEST_SQUARE, Math.min(camera.zoom, room)) };
  return showing(showing(near, viewport, first), viewport, last);
};
