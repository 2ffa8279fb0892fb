import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arcPoints, backFrames, faceFrames, springFrames } from './paths.ts';

const start = fc.record({
  x: fc.integer({ min: -1500, max: 1500 }),
  y: fc.integer({ min: -1500, max: 1500 }),
  size: fc.double({ min: 0.2, max: 3, noNaN: true }),
});

describe('the way of a thing', () => {
  it('begins where it was and ends in its place, with a little spring', () => {
    fc.assert(
      fc.property(start, (from) => {
        const frames = springFrames(from);
        expect(frames[0]?.['transform']).toBe(`translate(${from.x}px, ${from.y}px) scale(${from.size})`);
        expect(frames.at(-1)?.['transform']).toBe('none');
      }),
    );
    expect(springFrames({ x: 1000, y: -50, size: 1 })[1]?.['transform']).toBe(
      'translate(-7px, 3px) scale(1.03)',
    );
  });

  it('is an arc for what is dealt: it comes down into its place from above, wherever it came from', () => {
    fc.assert(
      fc.property(start, (from) => {
        const points = arcPoints(from);
        expect(points[0]).toEqual(from);
        const last = points.at(-1);
        expect([last?.x ?? 1, last?.y ?? 1, last?.size].map((each) => Math.abs(each ?? 0))).toEqual([
          0, 0, 1,
        ]);
        const straight = points.map(({ x }) => (from.x === 0 ? 0 : (from.y * x) / from.x));
        const isLifted = points.every(({ y }, at) => from.x === 0 || y <= (straight[at] ?? 0) + 1e-9);
        expect(isLifted).toBe(true);
      }),
    );
  });

  it('moves nothing but what costs no layout', () => {
    const frames = [
      ...springFrames({ x: 9, y: 9, size: 1 }),
      ...backFrames({ x: 9, y: 9, size: 1 }),
      ...faceFrames(0.5),
    ];
    const moved = new Set(frames.flatMap((frame) => Object.keys(frame)));
    expect([...moved].toSorted()).toEqual(['easing', 'offset', 'opacity', 'transform']);
  });
});
