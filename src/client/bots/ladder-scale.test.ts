import { describe, expect, it } from 'vitest';
import { plusMinus, rungsOf, scaleOf } from './ladder-scale.ts';

const strength = (rating: number, standardError: number) => ({ rating, standardError });

describe('the ladder as a chart', () => {
  it('has the strongest bot first', () => {
    const ratings = { dot: strength(700, 10), quill: strength(1500, 20), penny: strength(1000, 10) };
    const ladder = { game: 'buyword', language: 'en', games: 200, ratings } as const;
    expect(rungsOf(ladder).map(({ bot }) => bot)).toEqual(['quill', 'penny', 'dot']);
  });

  it('has round marks, and room for every figure and its error', () => {
    const [weak, strong] = [strength(705, 10), strength(1390, 20)];
    const { ticks, place } = scaleOf([weak, strong]);
    expect(ticks).toEqual([600, 1000, 1400]);
    expect(place(weak.rating - plusMinus(weak))).toBeGreaterThanOrEqual(0);
    expect(place(strong.rating + plusMinus(strong))).toBeLessThanOrEqual(100);
    expect(place(1100)).toBe(50);
  });

  it('has few marks, however far apart the bots are', () => {
    const { ticks } = scaleOf([strength(210, 0), strength(2390, 0)]);
    expect(ticks).toEqual([200, 1000, 1800]);
  });
});
