import { effect, signal } from '@preact/signals';
import { type Cell, keyOf } from '../../../games/buyword/variants/crossword.ts';
import type { LaidTiles } from '../rack.ts';
import {
  type Camera,
  cornerOf,
  fittedTo,
  keeping,
  type Point,
  panned,
  showing,
  squareAt,
  type Viewport,
  zoomedAt,
} from './camera.ts';
import type { Grid } from './grid.ts';

/** The buttons that zoom lie over the foot of the grid; over its side where it is low (grid.css). */
const FOOT_PX = 52;
const LOW_PX = 200;
const ZOOM_STEP = 1.3;
const READABLE_SQUARE = 20;
/** How wide squares are drawn before they are scaled (--square in grid.css). */
const DRAWN_SQUARE = 48;

/** What of the grid is shown, and where it is on the page. */
export const createGridCamera = ({ board, cursor }: Grid, { laid }: LaidTiles) => {
  const camera = signal<Camera>(fittedTo([], { width: 360, height: 320, foot: FOOT_PX }));
  const viewport = signal<Viewport>({ width: 0, height: 0, foot: FOOT_PX });
  let element: HTMLElement | undefined;
  /** Whether somebody has moved the grid: then it stays as far as it can. */
  let isMoved = false;

  const moveTo = (next: Camera): void => {
    isMoved = true;
    camera.value = next;
  };

  /** Where the word lies that is being laid out. */
  const laidSquares = (): readonly Cell[] => laid.peek().flatMap(({ at }) => at ?? []);

  /** Shows all that lies there, however small. */
  const fitAll = (): void => moveTo(fittedTo([...board.peek(), ...laidSquares()], viewport.peek()));

  /**
   * A grid that nobody has moved is shown whole, or, where that would be too small to read, around the word being laid out, or the
   * latest play.
   */
  const rest = (): void => {
    fitAll();
    isMoved = false;
    const latest = Math.max(...board.peek().map(({ sale }) => sale));
    const own = laidSquares();
    const middle = own.length > 0 ? own : board.peek().filter(({ sale }) => sale === latest);
    if (camera.peek().zoom >= READABLE_SQUARE || middle.length === 0) return;
    const { row, col, zoom } = fittedTo(middle, viewport.peek());
    const covered = viewport.peek().foot / 2;
    camera.value = { row: row - covered / zoom + covered / READABLE_SQUARE, col, zoom: READABLE_SQUARE };
  };

  const pan = (byX: number, byY: number): void => moveTo(panned(camera.peek(), byX, byY));

  /** Nearer or farther, around a point of the board or its middle. */
  const zoom = (factor: number, at?: Point): void => {
    const { width, height } = viewport.peek();
    moveTo(zoomedAt(camera.peek(), viewport.peek(), at ?? { x: width / 2, y: height / 2 }, factor));
  };

  /** Brings squares into sight. */
  const show = (cells: readonly (Cell | undefined)[]): void => {
    if (viewport.peek().width === 0) return;
    for (const cell of cells)
      if (cell !== undefined) camera.value = showing(camera.peek(), viewport.peek(), cell);
    // Whatever else is to be seen: the word being laid out is not taken out of sight.
    camera.value = keeping(camera.peek(), viewport.peek(), laidSquares());
  };

  /** A point of the window, as one of the board. */
  const pointOn = (x: number, y: number): Point => {
    const { left, top } = element?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: x - left, y: y - top };
  };

  /** Puts layer and lines where the camera has them: what lies on the grid is neither rendered nor measured anew for that. */
  const follow = (lines: HTMLElement, layer: HTMLElement): void => {
    const { zoom: square } = camera.value;
    const { x, y } = cornerOf(camera.value, viewport.value, { row: 0, col: 0 });
    layer.style.transform = `translate(${x}px, ${y}px) scale(${square / DRAWN_SQUARE})`;
    lines.style.backgroundSize = `${square}px ${square}px`;
    lines.style.transform = `translate(${(x % square) - square}px, ${(y % square) - square}px)`;
  };

  /** What is new on the grid comes into sight; a grid that nobody has moved is shown whole. */
  const followTiles = (): (() => void) => {
    let known: ReadonlySet<string> | undefined;
    return effect(() => {
      const tiles = board.value;
      const fresh = tiles.filter((tile) => known?.has(keyOf(tile)) !== true);
      known = new Set(tiles.map(keyOf));
      if (!isMoved || tiles.length === 0) rest();
      show(isMoved ? [fresh[0], fresh.at(-1)] : []);
    });
  };

  return {
    fitAll,
    pan,
    zoom,
    zoomIn: (): void => zoom(ZOOM_STEP),
    zoomOut: (): void => zoom(1 / ZOOM_STEP),
    /** Moves the grid by whole squares. */
    panSquares: (rows: number, cols: number): void =>
      pan(-cols * camera.peek().zoom, -rows * camera.peek().zoom),
    show,
    pointOn,
    /** The square under a point of the window; undefined where that is no point of the grid. */
    squareUnder: (x: number, y: number): Cell | undefined => {
      const box = element?.getBoundingClientRect();
      if (box === undefined || x < box.left || x > box.right || y < box.top || y > box.bottom)
        return undefined;
      return squareAt(camera.peek(), viewport.peek(), pointOn(x, y));
    },
    /** Starts to show the grid in a frame, which holds its lines and the layer of its tiles; returns what stops it. */
    start: (frame: HTMLElement): (() => void) => {
      const [lines, layer] = frame.children as unknown as [HTMLElement, HTMLElement];
      element = frame;
      const measure = (): void => {
        const { clientWidth: width, clientHeight: height } = frame;
        viewport.value = { width, height, foot: height < LOW_PX ? 0 : FOOT_PX };
        if (!isMoved) rest();
        show([]);
      };
      const watcher = new ResizeObserver(measure);
      watcher.observe(frame);
      // Where it was shown before, its size of then will do until the page is laid out, which costs enough once.
      if (viewport.peek().width === 0) measure();
      const stops = [effect(() => follow(lines, layer)), followTiles(), effect(() => show([cursor.value]))];
      return () => {
        element = undefined;
        watcher.disconnect();
        for (const stop of stops) stop();
      };
    },
  };
};

export type GridCamera = ReturnType<typeof createGridCamera>;
