import { signal } from '@preact/signals';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Cell } from '../../../games/buyword/variants/crossword.ts';
import type { LaidTiles } from '../rack.ts';
import type { Grid } from './grid.ts';
import { createGridCamera } from './grid-camera.ts';

const WIDTH = 300;
const HEIGHT = 260;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
});

const played = (sale: number, row: number, col: number, length: number) =>
  Array.from({ length }, (_, by) => ({ row, col: col + by, letter: 'A', sale }));

/** A camera on a grid, of which the others play and on which a word is laid out. */
const watching = (board: readonly unknown[], laid: readonly Cell[]) => {
  const tiles = signal(board);
  const camera = createGridCamera(
    { board: tiles, cursor: signal(undefined) } as unknown as Grid,
    { laid: signal(laid.map((at) => ({ at }))) } as unknown as LaidTiles,
  );
  const frame = {
    clientWidth: WIDTH,
    clientHeight: HEIGHT,
    children: [{ style: {} }, { style: {} }],
    getBoundingClientRect: () => ({ left: 0, top: 0, right: WIDTH, bottom: HEIGHT }),
  };
  camera.start(frame as unknown as HTMLElement);
  const seen = (): ReadonlySet<string> => {
    const squares = new Set<string>();
    for (let x = 1; x < WIDTH; x += 4)
      for (let y = 1; y < HEIGHT; y += 4) {
        const { row, col } = camera.squareUnder(x, y) as Cell;
        squares.add(`${row} ${col}`);
      }
    return squares;
  };
  return { camera, tiles, seen };
};

describe('the camera of a grid', () => {
  const word = [3, 4, 5, 6].map((col) => ({ row: 2, col }));
  const isSeen = (squares: ReadonlySet<string>) => word.every(({ row, col }) => squares.has(`${row} ${col}`));

  it('does not take the word being laid out out of sight when another plays far away', () => {
    const { camera, tiles, seen } = watching(played(0, 0, 0, 5), word);
    camera.zoomIn();
    camera.zoomIn();
    tiles.value = [...tiles.peek(), ...played(1, 30, 60, 6)];
    expect(isSeen(seen())).toBe(true);
  });

  it('rests around the word being laid out where the whole grid would be too small to read', () => {
    const { tiles, seen } = watching(played(0, 0, 0, 5), word);
    tiles.value = [...tiles.peek(), ...played(1, 30, 60, 6)];
    expect(isSeen(seen())).toBe(true);
    expect(seen().has('30 60')).toBe(false);
  });

  it('rests around the latest play where nothing is laid out', () => {
    const { tiles, seen } = watching(played(0, 0, 0, 5), []);
    tiles.value = [...tiles.peek(), ...played(1, 30, 60, 6)];
    expect(seen().has('30 60')).toBe(true);
  });
});
