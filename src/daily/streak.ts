import { type Day, daysAfter } from './day.ts';

/** Days in a row: those that still go on, and the most there ever were. */
export type Streak = { readonly now: number; readonly longest: number };

/** The streak that comes of the days that were played, in whatever order; today may still be to play. */
export const streakOf = (played: Iterable<Day>, today: Day): Streak => {
  let longest = 0;
  let run = 0;
  let before: Day | undefined;
  for (const day of [...new Set(played)].sort()) {
    run = before !== undefined && daysAfter(before, 1) === day ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  const isGoingOn = before === today || before === daysAfter(today, -1);
  return { now: isGoingOn ? run : 0, longest };
};
