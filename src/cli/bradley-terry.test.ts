import { describe, expect, it } from 'vitest';
import { type Pairing, type Rating, ratePlayers } from './bradley-terry.ts';

const pairing = (first: string, second: string, points: number, games: number): Pairing => ({
  players: [first, second],
  points,
  games,
});
const BY_A = { players: ['a'], rating: 1000 };
const ratingsOf = (rated: Readonly<Record<string, Rating>>) =>
  Object.fromEntries(Object.entries(rated).map(([name, { rating }]) => [name, rating]));

describe('ratings by Bradley and Terry', () => {
  it('of two players are the odds of their score, with the error of a proportion', () => {
    const { a, b } = ratePlayers([pairing('b', 'a', 75, 100)], BY_A);
    expect(a).toEqual({ rating: 1000, standardError: 0 });
    // Three games won for each that is lost: 400 log10 3; information 100 × 0.75 × 0.25.
    expect(b?.rating).toBeCloseTo(1000 + 400 * Math.log10(3), 6);
    expect(b?.standardError).toBeCloseTo(400 / Math.LN10 / Math.sqrt(18.75), 6);
  });

  it('are equal where everybody scores half, ties among it', () => {
    const rated = ratePlayers([pairing('a', 'b', 5, 10), pairing('b', 'c', 10.5, 21)], BY_A);
    expect(rated['c']?.rating).toBeCloseTo(1000, 6);
    // Errors of a chain add up: 10 games tell of a and b, 21 of b and c.
    const variance = (400 / Math.LN10) ** 2 * (4 / 10 + 4 / 21);
    expect(rated['c']?.standardError).toBeCloseTo(Math.sqrt(variance), 6);
  });

  it('are found again from the scores that they lead to', () => {
    const strengths = { a: 1000, b: 1180, c: 870, d: 1420 };
    const names = ['a', 'b', 'c', 'd'] as const;
    const pairings = names.flatMap((first, i) =>
      names
        .slice(i + 1)
        .map((second) =>
          pairing(first, second, 200 / (1 + 10 ** ((strengths[second] - strengths[first]) / 400)), 200),
        ),
    );
    for (const [name, rating] of Object.entries(ratingsOf(ratePlayers(pairings, BY_A))))
      expect(rating).toBeCloseTo(strengths[name as 'a'], 4);
    const backwards = pairings
      .toReversed()
      .map(({ players: [one, other], points, games }) => pairing(other, one, games - points, games));
    expect(ratingsOf(ratePlayers(backwards, BY_A))['d']).toBeCloseTo(1420, 4);
  });

  it('are told against the mean of several, whose own errors then count', () => {
    const anchor = { players: ['a', 'b'], rating: 500 };
    const { a, b } = ratePlayers([pairing('b', 'a', 75, 100)], anchor);
    expect([(a?.rating ?? 0) + (b?.rating ?? 0), a?.standardError]).toEqual([
      expect.closeTo(1000, 6),
      expect.closeTo(b?.standardError ?? 0, 6),
    ]);
    expect(b?.standardError).toBeCloseTo(400 / Math.LN10 / Math.sqrt(18.75) / 2, 6);
  });

  it.each([
    [
      'somebody won every game',
      [pairing('a', 'b', 3, 10), pairing('c', 'a', 10, 10), pairing('c', 'b', 10, 10)],
    ],
    ['two groups never met', [pairing('a', 'b', 3, 10), pairing('c', 'd', 3, 10)]],
  ])('are refused where %s', (_, pairings) => {
    expect(() => ratePlayers(pairings, BY_A)).toThrow('play more games');
  });
});
