import { beforeEach, describe, expect, it } from 'vitest';
import { FIRST_RATING } from '../../puzzles/glicko.ts';
import type { Puzzle } from '../../puzzles/puzzle.ts';
import {
  adoptProgress,
  lessonGoesOnAt,
  lessonProgress,
  NO_PROGRESS,
  noteDay,
  noteLesson,
  noteTried,
  progressIn,
  puzzleProgress,
  puzzleStreak,
  triedAt,
} from './puzzle-progress.ts';

const puzzle = (step: number, rating = 1500): Puzzle => ({
  id: `solo-1-${step}`,
  kind: 'solo',
  number: 1,
  step,
  tag: 'buy',
  rating,
  choices: [],
  why: null,
});

beforeEach(() => {
  puzzleProgress.value = NO_PROGRESS;
});

describe('progress with puzzles', () => {
  it('rates the first try at a puzzle, and no other', () => {
    expect(noteTried('en', puzzle(1), true)).toBeGreaterThan(100);
    const { rating } = puzzleProgress.value;
    expect(rating.rating).toBeGreaterThan(FIRST_RATING.rating);
    expect(noteTried('en', puzzle(1), false)).toBeUndefined();
    expect(puzzleProgress.value.rating).toEqual(rating);
    expect(triedAt('en', puzzle(1))).toBe(true);
    expect(triedAt('fr', puzzle(1))).toBeUndefined();
  });

  it('counts what was solved in a row', () => {
    for (const step of [1, 2, 3]) noteTried('en', puzzle(step), true);
    expect(noteTried('en', puzzle(4), false)).toBeLessThan(0);
    noteTried('en', puzzle(5), true);
    expect(puzzleProgress.value).toMatchObject({ run: 1, bestRun: 3 });
  });

  it('counts days in a row, solved or not, each once', () => {
    noteDay('2026-11-17', false);
    noteDay('2026-11-18', true);
    noteDay('2026-11-18', false);
    expect(puzzleProgress.value.days).toEqual({ '2026-11-17': false, '2026-11-18': true });
    expect(puzzleStreak('2026-11-18').now).toBe(2);
  });

  it('knows how far lessons have come', () => {
    noteLesson('hold', 0);
    noteLesson('hold', 0);
    noteLesson('hold', 2);
    expect(lessonProgress('hold')).toBe(2);
    expect(lessonProgress('wild')).toBe(0);
  });

  it('goes on with a lesson where it was left, and begins it anew once it is done', () => {
    expect(lessonGoesOnAt('hold', 3)).toBe(0);
    noteLesson('hold', 0);
    expect(lessonGoesOnAt('hold', 3)).toBe(1);
    noteLesson('hold', 2);
    expect(lessonGoesOnAt('hold', 3)).toBe(1);
    noteLesson('hold', 1);
    expect(lessonGoesOnAt('hold', 3)).toBe(0);
  });

  it('takes over what another device has done, and the rating of whichever has tried more', () => {
    noteTried('en', puzzle(1), true);
    const brought = progressIn({
      rating: { rating: 1800, deviation: 80, volatility: 0.06 },
      tried: { 'en solo-1-1': false, 'en solo-1-2': true },
      run: 4,
      bestRun: 9,
      days: { '2026-11-18': true },
      lessons: ['wild 1'],
    });
    adoptProgress(brought);
    expect(puzzleProgress.value).toMatchObject({
      rating: { rating: 1800 },
      tried: { 'en solo-1-1': true, 'en solo-1-2': true },
      bestRun: 9,
      days: { '2026-11-18': true },
      lessons: ['wild 1'],
    });
  });

  it.each([
    undefined,
    null,
    7,
    'x',
    [],
    { rating: { rating: 'high' }, tried: 3, run: -1, days: { never: true } },
  ])('takes %j for no progress at all', (given) => expect(progressIn(given)).toEqual(NO_PROGRESS));

  it('keeps what it can read of something broken', () => {
    expect(progressIn({ run: 2, tried: { 'en solo-1-1': true, odd: true, 'en solo-1-2': 'yes' } })).toEqual({
      ...NO_PROGRESS,
      run: 2,
      tried: { 'en solo-1-1': true },
    });
  });
});
