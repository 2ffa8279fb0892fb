import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyPuzzle, nextPuzzle } from './choosing.ts';
import type { Puzzle } from './puzzle.ts';

const puzzle = (rating: number, step: number): Puzzle => ({
  id: `solo-0-${step}`,
  kind: 'solo',
  number: 0,
  step,
  tag: 'buy',
  rating,
  choices: [],
  why: null,
});
const many = Array.from({ length: 200 }, (_, i) => puzzle(600 + 9 * i, i));

describe('the next puzzle', () => {
  it('is one of those nearest to the rating', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 700, max: 2300 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (rating, chance) => {
          expect(Math.abs((nextPuzzle(many, rating, chance)?.rating ?? 0) - rating)).toBeLessThan(100);
        },
      ),
    );
  });

  it('is none where all are solved', () => expect(nextPuzzle([], 1500, 0.5)).toBeUndefined());
});

describe('the puzzle of a day', () => {
  it('follows from date and language alone', () => {
    expect(dailyPuzzle(many, 'en', '2026-11-18')).toBe(dailyPuzzle(many, 'en', '2026-11-18'));
    const days = Array.from({ length: 30 }, (_, i) => `2026-11-${String(i + 1).padStart(2, '0')}`);
    expect(new Set(days.map((day) => dailyPuzzle(many, 'en', day)?.id)).size).toBeGreaterThan(20);
    expect(days.some((day) => dailyPuzzle(many, 'en', day) !== dailyPuzzle(many, 'fr', day))).toBe(true);
    expect(dailyPuzzle([], 'en', '2026-11-18')).toBeUndefined();
  });

  // Whoever changes this changes days that people have played: the generator has a number for that (docs/puzzles.md).
  it('is written down', () => expect(dailyPuzzle(many, 'en', '2026-11-18')?.step).toBe(179));
});
