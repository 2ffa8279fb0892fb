import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysAfter } from './day.ts';
import { streakOf } from './streak.ts';

it('counts days in a row past the ends of months and years, each once', () => {
  const days = ['2026-12-30', '2027-01-01', '2026-12-31', '2026-12-31', '2026-02-28', '2026-03-01'];
  expect(streakOf(days, '2027-01-01')).toEqual({ now: 3, longest: 3 });
});

it('goes on until a day has passed without a game', () => {
  const days = ['2026-11-16', '2026-11-17'];
  expect(streakOf(days, '2026-11-17').now).toBe(2);
  expect(streakOf(days, '2026-11-18').now).toBe(2);
  expect(streakOf(days, '2026-11-19')).toEqual({ now: 0, longest: 2 });
  expect(streakOf([], '2026-11-19')).toEqual({ now: 0, longest: 0 });
});

it('is as long as the run of days it was made of, in whatever order they are told', () => {
  const offsets = fc.uniqueArray(fc.integer({ min: 2, max: 60 }));
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), offsets, fc.boolean(), (run, before, isToday) => {
      const today = '2027-03-01';
      const last = isToday ? today : daysAfter(today, -1);
      const row = Array.from({ length: run }, (_, i) => daysAfter(last, -i));
      // Never next to the run itself.
      const earlier = before.map((offset) => daysAfter(last, -(run - 1) - offset));
      const played = [...earlier, ...row].toSorted((a, b) => (a.slice(8) < b.slice(8) ? -1 : 1));
      const { now, longest } = streakOf(played, today);
      expect(now).toBe(run);
      expect(longest).toBeGreaterThanOrEqual(run);
    }),
  );
});
