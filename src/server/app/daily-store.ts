import type { Daily } from '../../daily/daily-game.ts';
import type { Day } from '../../daily/day.ts';
import type { DailyResult } from '../../daily/result.ts';
import type { Look } from '../../shared/looks.ts';

/** What somebody came to on a day, as the table of the day shows it. Equal scores share a place. */
export type DailyRow = DailyResult &
  Look & { readonly identity: string; readonly name: string; readonly place: number };

export type DailyTable = {
  /** The best, best first; of equals, who was first. */
  readonly rows: readonly DailyRow[];
  /** That of whoever asks, be it among the best or not. */
  readonly own: DailyRow | null;
  /** How many there are; beyond ten thousand that is said, and places are counted no further. */
  readonly count: number;
};

/** Results of the days, one a person for each; names and faces are those that people have now. */
export type DailyStore = {
  /** Keeps a result; false where that person has one, and then nothing has changed. */
  readonly keep: (daily: Daily, identity: string, result: DailyResult, nowMs: number) => Promise<boolean>;
  readonly has: (daily: Daily, identity: string) => Promise<boolean>;
  readonly table: (daily: Daily, identity: string | null, most: number) => Promise<DailyTable>;
  /** Removes the results of the days before one; gives back how many. */
  readonly removeBefore: (day: Day) => Promise<number>;
};
