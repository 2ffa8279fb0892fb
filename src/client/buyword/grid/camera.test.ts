import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Camera,
  cornerOf,
  fittedTo,
  keeping,
  LARGEST_SQUARE,
  panned,
  SMALLEST_SQUARE,
  showing,
  squareAt,
  zoomedAt,
} from './camera.ts';

const VIEWPORT = { width: 360, height: 320, foot: 50 };
const coordinate = fc.double({ min: -60, max: 60, noNaN: true });
const camera: fc.Arbitrary<Camera> = fc.record({
  row: coordinate,
  col: coordinate,
  zoom: fc.double({ min: SMALLEST_SQUARE, max: LARGEST_SQUARE, noNaN: true }),
});
const cell = fc.record({ row: fc.integer({ min: -40, max: 40 }), col: fc.integer({ min: -40, max: 40 }) });
const point = fc.record({
  x: fc.double({ min: 0, max: VIEWPORT.width, noNaN: true }),
  y: fc.double({ min: 0, max: VIEWPORT.height, noNaN: true }),
});

describe('what of the grid is shown', () => {
  it('tells the square under the middle of each square', () => {
    fc.assert(
      fc.property(camera, cell, (shown, square) => {
        const { x, y } = cornerOf(shown, VIEWPORT, square);
        const middle = { x: x + shown.zoom / 2, y: y + shown.zoom / 2 };
        expect(squareAt(shown, VIEWPORT, middle)).toEqual(square);
      }),
    );
  });

  it('keeps under the finger what lies there, however it is pulled and zoomed', () => {
    fc.assert(
      fc.property(camera, cell, fc.double({ min: 0.5, max: 2, noNaN: true }), (shown, square, factor) => {
        const before = cornerOf(shown, VIEWPORT, square);
        const after = cornerOf(zoomedAt(shown, VIEWPORT, before, factor), VIEWPORT, square);
        expect(after.x).toBeCloseTo(before.x, 6);
        expect(after.y).toBeCloseTo(before.y, 6);
        const pulled = cornerOf(panned(shown, 30, -12), VIEWPORT, square);
        expect(pulled.x - before.x).toBeCloseTo(30, 6);
        expect(pulled.y - before.y).toBeCloseTo(-12, 6);
      }),
    );
  });

  it('fits all tiles in where squares need not be smaller than can be read', () => {
    fc.assert(
      fc.property(fc.array(cell, { minLength: 1, maxLength: 20 }), (cells) => {
        const shown = fittedTo(cells, VIEWPORT);
        if (shown.zoom === SMALLEST_SQUARE) return;
        for (const square of cells) {
          const { x, y } = cornerOf(shown, VIEWPORT, square);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + shown.zoom).toBeLessThanOrEqual(VIEWPORT.width);
          expect(y + shown.zoom).toBeLessThanOrEqual(VIEWPORT.height - VIEWPORT.foot);
        }
      }),
    );
  });

  it('moves to a square out of sight, and not at all for one in the middle', () => {
    fc.assert(
      fc.property(camera, point, cell, (shown, at, square) => {
        const { x, y } = cornerOf(showing(shown, VIEWPORT, square), VIEWPORT, square);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + shown.zoom).toBeLessThanOrEqual(VIEWPORT.width + 1e-6);
        expect(y + shown.zoom).toBeLessThanOrEqual(VIEWPORT.height - VIEWPORT.foot + 1e-6);
        const middle = squareAt(shown, VIEWPORT, {
          x: VIEWPORT.width / 2,
          y: (VIEWPORT.height - VIEWPORT.foot) / 2,
        });
        const moved = showing(shown, VIEWPORT, middle);
        expect(Math.hypot(moved.row - shown.row, moved.col - shown.col)).toBeLessThan(1);
        expect(squareAt(shown, VIEWPORT, at)).toBeDefined();
      }),
    );
  });

  it('keeps a whole word in sight, no nearer than before, and does not move where it is', () => {
    const word = fc.record({ at: cell, length: fc.integer({ min: 1, max: 20 }), across: fc.boolean() });
    fc.assert(
      fc.property(camera, word, (shown, { at, length, across }) => {
        const cells = Array.from({ length }, (_, by) =>
          across ? { row: at.row, col: at.col + by } : { row: at.row + by, col: at.col },
        );
        const kept = keeping(shown, VIEWPORT, cells);
        expect(kept.zoom).toBeLessThanOrEqual(shown.zoom);
        for (const square of cells) {
          const { x, y } = cornerOf(kept, VIEWPORT, square);
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-6);
          expect(x + kept.zoom).toBeLessThanOrEqual(VIEWPORT.width + 1e-6);
          expect(y + kept.zoom).toBeLessThanOrEqual(VIEWPORT.height - VIEWPORT.foot + 1e-6);
        }
        const again = keeping(kept, VIEWPORT, cells);
        expect(Math.hypot(again.row - kept.row, again.col - kept.col)).toBeLessThan(1e-6);
      }),
    );
    expect(keeping({ row: 1, col: 2, zoom: 30 }, VIEWPORT, [])).toEqual({ row: 1, col: 2, zoom: 30 });
  });
});
