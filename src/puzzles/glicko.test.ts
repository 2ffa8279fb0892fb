import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectedScore,
  FIRST_RATING,
  glicko2,
  LEAST_DEVIATION,
  MOST_DEVIATION,
  PUZZLE_DEVIATION,
  ratingAfter,
} from './glicko.ts';

const ratings = fc.record({
  rating: fc.double({ min: 400, max: 3200, noNaN: true }),
  deviation: fc.double({ min: LEAST_DEVIATION, max: MOST_DEVIATION, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.1, noNaN: true }),
});
const puzzleRatings = fc.integer({ min: 600, max: 2400 });

describe('Glicko-2', () => {
  it('gives what Glickman’s worked example gives', () => {
    const { rating, deviation, volatility } = glicko2({ rating: 1500, deviation: 200, volatility: 0.06 }, [
      { rating: 1400, deviation: 30, score: 1 },
      { rating: 1550, deviation: 100, score: 0 },
      { rating: 1700, deviation: 300, score: 0 },
    ]);
    expect(rating).toBeCloseTo(1464.06, 1);
    expect(deviation).toBeCloseTo(151.52, 1);
    expect(volatility).toBeCloseTo(0.05999, 4);
  });

  it('only becomes less sure of who has not played (step 6)', () => {
    const after = glicko2({ rating: 1500, deviation: 50, volatility: 0.06 }, []);
    expect(after.rating).toBe(1500);
    expect(after.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6);
  });

  it('rises by solving and falls by failing, further for what was not expected, within its bounds', () => {
    fc.assert(
      fc.property(ratings, puzzleRatings, (own, puzzle) => {
        const solved = ratingAfter(own, puzzle, true);
        const failed = ratingAfter(own, puzzle, false);
        expect(solved.rating).toBeGreaterThanOrEqual(own.rating);
        expect(failed.rating).toBeLessThanOrEqual(own.rating);
        for (const { rating, deviation, volatility } of [solved, failed]) {
          expect(rating).toBeGreaterThanOrEqual(400);
          expect(rating).toBeLessThanOrEqual(3200);
          expect(deviation).toBeGreaterThanOrEqual(LEAST_DEVIATION);
          expect(deviation).toBeLessThanOrEqual(MOST_DEVIATION);
          expect(volatility).toBeGreaterThan(0);
        }
        const isLikely = expectedScore(own, { rating: puzzle, deviation: PUZZLE_DEVIATION }) > 0.5;
        const [gained, lost] = [solved.rating - own.rating, own.rating - failed.rating];
        if (solved.rating < 3200 && failed.rating > 400) expect(gained < lost).toBe(isLikely);
      }),
    );
  });

  it('finds a player who solves everything up to 1800 and nothing beyond', () => {
    let own = FIRST_RATING;
    for (let i = 0; i < 300; i++) {
      const puzzle = own.rating + ((i * 37) % 200) - 100;
      own = ratingAfter(own, puzzle, puzzle <= 1800);
    }
    expect(Math.abs(own.rating - 1800)).toBeLessThan(100);
  });
});
