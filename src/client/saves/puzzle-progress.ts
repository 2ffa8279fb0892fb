/** What this device knows of the puzzles that were tried: rating, runs, days, lessons. */
import { signal } from '@preact/signals';
import { type Day, isDay } from '../../daily/day.ts';
import { type Streak, streakOf } from '../../daily/streak.ts';
import { FIRST_RATING, type Rating, ratingAfter } from '../../puzzles/glicko.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import type { Language } from '../../shared/language.ts';
import { attempt } from '../base/attempt.ts';
import { readStored, writeStored } from '../base/stored.ts';

const STORED_AS = 'wordstake.puzzles';
/** More than all puzzles there are, and so many days and lessons. */
const MOST_TRIED = 10_000;
const MOST_DAYS = 800;
const MOST_LESSONS = 100;

export type PuzzleProgress = {
  readonly rating: Rating;
  /** How the first try at each puzzle went, by language and id (`en solo-12-57`). */
  readonly tried: Readonly<Record<string, boolean>>;
  /** Solved in a row, now and at most. */
  readonly run: number;
  readonly bestRun: number;
  /** How the puzzle of each day went, in whichever language it was tried first. */
  readonly days: Readonly<Record<Day, boolean>>;
  /** Puzzles of lessons that were answered, as `lesson 0`. */
  readonly lessons: readonly string[];
};

export const NO_PROGRESS: PuzzleProgress = {
  rating: FIRST_RATING,
  tried: {},
  run: 0,
  bestRun: 0,
  days: {},
  lessons: [],
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

const outcomesIn = (value: unknown, isKey: (key: string) => boolean, most: number): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(Object(value))
      .filter((entry): entry is [string, boolean] => isKey(entry[0]) && typeof entry[1] === 'boolean')
      .slice(-most),
  );

/** Whatever of something read from outside is progress; the rest is as at the start. */
export const progressIn = (value: unknown): PuzzleProgress => {
  const { rating, tried, run, bestRun, days, lessons } = Object(value) as Readonly<Record<string, unknown>>;
  const own = Object(rating) as Readonly<Record<string, unknown>>;
  const isRating = [own['rating'], own['deviation'], own['volatility']].every(isNumber);
  return {
    rating: isRating ? (rating as Rating) : FIRST_RATING,
    tried: outcomesIn(tried, (key) => /^[a-z]{2} [a-z]+-\d+-\d+$/.test(key), MOST_TRIED),
    run: isCount(run) ? run : 0,
    bestRun: isCount(bestRun) ? bestRun : 0,
    days: outcomesIn(days, isDay, MOST_DAYS),
    lessons: Array.isArray(lessons)
      ? lessons.filter((each) => typeof each === 'string' && each.length < 40).slice(0, MOST_LESSONS)
      : [],
  };
};

const read = (): PuzzleProgress => progressIn(attempt(() => JSON.parse(readStored(STORED_AS) ?? '{}'), {}));

/** As far as is known here. */
export const puzzleProgress = signal<PuzzleProgress>(read());

/** Changes what is kept, which another window of ours may have changed meanwhile. */
const change = (next: (before: PuzzleProgress) => PuzzleProgress): void => {
  const stored = readStored(STORED_AS);
  const before = stored === undefined ? puzzleProgress.peek() : read();
  puzzleProgress.value = progressIn(next(before));
  writeStored(STORED_AS, JSON.stringify(puzzleProgress.value));
};

const keyOf = (language: Language, { id }: Pick<Puzzle, 'id'>): string => `${language} ${id}`;

/** How the first try at a puzzle went; undefined where there was none. */
export const triedAt = (language: Language, puzzle: Pick<Puzzle, 'id'>): boolean | undefined =>
  puzzleProgress.value.tried[keyOf(language, puzzle)];

/** Notes how a puzzle went. Only the first try counts; returns by how much the rating has changed, undefined where it does not count. */
export const noteTried = (language: Language, puzzle: Puzzle, isSolved: boolean): number | undefined => {
  const key = keyOf(language, puzzle);
  let changed: number | undefined;
  change((before) => {
    if (before.tried[key] !== undefined) return before;
    const rating = ratingAfter(before.rating, puzzle.rating, isSolved);
    changed = Math.round(rating.rating) - Math.round(before.rating.rating);
    const run = isSolved ? before.run + 1 : 0;
    return {
      ...before,
      rating,
      run,
      bestRun: Math.max(before.bestRun, run),
      tried: { ...before.tried, [key]: isSolved },
    };
  });
  return changed;
};

/** Notes how the puzzle of a day went, once. */
export const noteDay = (day: Day, isSolved: boolean): void =>
  change((before) =>
    before.days[day] === undefined ? { ...before, days: { ...before.days, [day]: isSolved } } : before,
  );

/** Days in a row with a puzzle of the day, solved or not. */
export const puzzleStreak = (day: Day): Streak => streakOf(Object.keys(puzzleProgress.value.days), day);

/** Notes that a puzzle of a lesson was answered. */
export const noteLesson = (lesson: string, at: number): void =>
  change((before) => ({ ...before, lessons: [...new Set([...before.lessons, `${lesson} ${at}`])] }));

/** How many puzzles of a lesson were answered. */
export const lessonProgress = (lesson: string): number =>
  puzzleProgress.value.lessons.filter((each) => each.startsWith(`${lesson} `)).length;

/** At which of its puzzles a lesson goes on: the first that was not answered; once all were, the first of all. */
export const lessonGoesOnAt = (lesson: string, puzzles: number): number => {
  const isOpen = (at: number): boolean => !puzzleProgress.value.lessons.includes(`${lesson} ${at}`);
  return Math.max(0, Array.from({ length: puzzles }, (_, at) => at).findIndex(isOpen));
};

/** Takes progress over from another device: the rating of whichever has tried more, and all that either has done. */
export const adoptProgress = (brought: PuzzleProgress): void =>
  change((here) => {
    const isMore = Object.keys(brought.tried).length > Object.keys(here.tried).length;
    return {
      rating: isMore ? brought.rating : here.rating,
      run: isMore ? brought.run : here.run,
      bestRun: Math.max(here.bestRun, brought.bestRun),
      tried: { ...brought.tried, ...here.tried },
      days: { ...brought.days, ...here.days },
      lessons: [...new Set([...here.lessons, ...brought.lessons])],
    };
  });
