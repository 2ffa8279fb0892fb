import type { Cell } from '../../../games/buyword/variants/crossword.ts';
import { panGrid, pointOn, squareUnder, zoomGrid } from './grid-shown.ts';

/** A finger trembles by less than this. */
const SLACK_PX = 8;
const WHEEL_STEP = 0.0022;
/** What a turn of a wheel is measured in: pixels, lines, pages. */
const WHEEL_UNITS = [1, 16, 320];

type Spot = { readonly x: number; readonly y: number };

/** One finger or the mouse pulls the grid, two fingers pull and zoom it, a tap chooses a square. Returns what stops it. */
export const startGestures = (frame: HTMLElement, onTap: (cell: Cell) => void): (() => void) => {
  const spots = new Map<number, Spot>();
  let start: Spot | undefined;
  let isPulling = false;

  const middleOf = ([a, b]: readonly Spot[]): Spot => ({
    x: ((a?.x ?? 0) + (b?.x ?? 0)) / 2,
    y: ((a?.y ?? 0) + (b?.y ?? 0)) / 2,
  });
  const spread = ([a, b]: readonly Spot[]): number =>
    Math.hypot((a?.x ?? 0) - (b?.x ?? 0), (a?.y ?? 0) - (b?.y ?? 0));

  const down = (event: PointerEvent): void => {
    if (event.button !== 0 || (event.target as Element).closest('button') !== null) return;
    spots.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (spots.size === 1) {
      start = { x: event.clientX, y: event.clientY };
      isPulling = false;
    } else isPulling = true;
  };

  const move = (event: PointerEvent): void => {
    const was = spots.get(event.pointerId);
    if (was === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    if (!isPulling && start !== undefined && Math.hypot(now.x - start.x, now.y - start.y) < SLACK_PX) return;
    if (!isPulling) frame.setPointerCapture(event.pointerId);
    isPulling = true;
    const before = [...spots.values()];
    spots.set(event.pointerId, now);
    const after = [...spots.values()];
    if (spots.size === 1) panGrid(now.x - was.x, now.y - was.y);
    else if (spots.size === 2) {
      const [from, to] = [middleOf(before), middleOf(after)];
      panGrid(to.x - from.x, to.y - from.y);
      zoomGrid(spread(after) / Math.max(1, spread(before)), pointOn(to.x, to.y));
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
    if (isZoom)
      zoomGrid(Math.exp(-event.deltaY * unit * WHEEL_STEP * 3), pointOn(event.clientX, event.clientY));
    else if (event.shiftKey && event.deltaX === 0) panGrid(-event.deltaY * unit, 0);
    else panGrid(-event.deltaX * unit, -event.deltaY * unit);
  };

  frame.addEventListener('pointerdown', down);
  frame.addEventListener('wheel', wheel, { passive: false });
  // The page listens, not the grid: a quick finger has left it before it lets go.
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
  return () => {
    frame.removeEventListener('pointerdown', down);
    frame.removeEventListener('wheel', wheel);
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
  };
};
