import type { Cell } from '../../../games/buyword/variants/crossword.ts';
import type { Point } from './camera.ts';
import type { GridCamera } from './grid-camera.ts';

/** A finger trembles by less than this. */
const SLACK_PX = 8;
const WHEEL_STEP = 0.0022;
/** What a turn of a wheel is measured in: pixels, lines, pages. */
const WHEEL_UNITS = [1, 16, 320];

const spotOf = ({ clientX, clientY }: PointerEvent): Point => ({ x: clientX, y: clientY });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** One finger or the mouse pulls the grid, two fingers pull and zoom it, a tap chooses a square. Returns what stops it. */
export const startGestures = (
  frame: HTMLElement,
  { pan, zoom, pointOn, squareUnder }: GridCamera,
  onTap: (cell: Cell) => void,
): (() => void) => {
  const spots = new Map<number, Point>();
  let start: Point | undefined;
  let isPulling = false;

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
    spots.set(event.pointerId, spotOf(event));
    isPulling = spots.size > 1;
    if (!isPulling) start = spotOf(event);
  };

  const move = (event: PointerEvent): void => {
    const was = spots.get(event.pointerId);
    if (was === undefined) return;
    const now = spotOf(event);
    if (!isPulling && start !== undefined && distance(now, start) < SLACK_PX) return;
    if (!isPulling) frame.setPointerCapture(event.pointerId);
    isPulling = true;
    spots.set(event.pointerId, now);
    const [other, ...more] = [...spots].flatMap(([id, spot]) => (id === event.pointerId ? [] : spot));
    if (other === undefined) pan(now.x - was.x, now.y - was.y);
    else if (more.length === 0) {
      // The middle of two fingers goes half as far as the one that moves.
      pan((now.x - was.x) / 2, (now.y - was.y) / 2);
      const middle = pointOn((now.x + other.x) / 2, (now.y + other.y) / 2);
      zoom(distance(now, other) / Math.max(1, distance(was, other)), middle);
    }
  };

  const up = (event: PointerEvent): void => {
    const wasDown = spots.delete(event.pointerId);
    if (!wasDown || spots.size > 0 || isPulling || event.type !== 'pointerup') return;
    const cell = squareUnder(event.clientX, event.clientY);
    if (cell !== undefined) onTap(cell);
  };

  /** Where the grid has the focus, the wheel is its own; else the page scrolls on. */
  const wheel = (event: WheelEvent): void => {
    const isZoom = event.ctrlKey || event.metaKey;
    if (!isZoom && !frame.contains(document.activeElement)) return;
    event.preventDefault();
    const unit = WHEEL_UNITS[event.deltaMode] ?? 1;
    if (isZoom) zoom(Math.exp(-event.deltaY * unit * WHEEL_STEP * 3), pointOn(event.clientX, event.clientY));
    else if (event.shiftKey && event.deltaX === 0) pan(-event.deltaY * unit, 0);
    else pan(-event.deltaX * unit, -event.deltaY * unit);
  };

  const listening = new AbortController();
  const { signal } = listening;
  frame.addEventListener('pointerdown', down, { signal });
  frame.addEventListener('wheel', wheel, { signal, passive: false });
  // The page listens, not the grid: a quick finger has left it before it lets go.
  addEventListener('pointermove', move, { signal });
  addEventListener('pointerup', up, { signal });
  addEventListener('pointercancel', up, { signal });
  return () => listening.abort();
};
