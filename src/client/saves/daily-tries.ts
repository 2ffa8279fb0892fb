import { signal } from '@preact/signals';
import { type Daily, type DailyKind, isDaily, isSameDaily } from '../../daily/daily-game.ts';
import type { Day } from '../../daily/day.ts';
import type { DailyResult } from '../../daily/result.ts';
import { type Streak, streakOf } from '../../daily/streak.ts';
import { attempt } from '../base/attempt.ts';
import { readStored, writeStored } from '../base/stored.ts';

/** The one try at a day's game that counts: the first that was started. */
export type DailyTry = Daily & {
  /** The id of the game. */
  readonly game: string;
  /** What it came to, once it is over. */
  readonly result?: DailyResult;
  /** What was done in it, until the server has heard of it … */
  readonly log?: readonly string[];
  /** … or will not: the day is over, or it does not believe it. */
  readonly heard?: 'taken' | 'late' | 'refused';
  /** What those had left who were played against, by seat. */
  readonly rivals?: readonly number[];
  /** What bots made of the same chance, by their ids. */
  readonly bots?: Readonly<Record<string, number>>;
  /** What was possible at least for somebody who knows all that is hidden. */
  readonly possible?: number;
};

const STORED_AS = 'wordstake.daily';
/** Years of them; beyond that the oldest go. */
const MOST_TRIES = 2000;

const isResult = (value: unknown): value is DailyResult => {
  const { score, grade, marks } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    Number.isSafeInteger(score) &&
    typeof grade === 'string' &&
    typeof marks === 'string' &&
    /^\d{0,99}$/.test(marks)
  );
};

/** Whether something read from outside is a try. */
const isTry = (value: unknown): value is DailyTry => {
  const { game, result, log, rivals, bots, possible } = Object(value) as Readonly<Record<string, unknown>>;
  return (
    isDaily(value) &&
    typeof game === 'string' &&
    (result === undefined || isResult(result)) &&
    (log === undefined || (Array.isArray(log) && log.every((text) => typeof text === 'string'))) &&
    (rivals === undefined || (Array.isArray(rivals) && rivals.every(Number.isSafeInteger))) &&
    (possible === undefined || Number.isSafeInteger(possible)) &&
    (bots === undefined ||
      (typeof bots === 'object' && Object.values(Object(bots)).every(Number.isSafeInteger)))
  );
};

/** Whatever of something read from outside are tries. */
export const triesIn = (value: unknown): readonly DailyTry[] =>
  Array.isArray(value) ? value.filter(isTry) : [];

const readTries = (): readonly DailyTry[] =>
  triesIn(attempt(() => JSON.parse(readStored(STORED_AS) ?? '[]'), []));

/** All tries of this device, as far as is known here. */
export const dailyTries = signal<readonly DailyTry[]>(readTries());

/** Takes in what another window of ours has kept meanwhile. */
export const refreshTries = (): void => {
  const kept = readTries();
  if (kept.length > 0) dailyTries.value = kept;
};

/** Changes what is kept, which another window of ours may have changed meanwhile. */
const change = (next: (tries: readonly DailyTry[]) => readonly DailyTry[]): void => {
  refreshTries();
  const tries = next(dailyTries.peek());
  dailyTries.value = tries.toSorted((a, b) => (a.day < b.day ? 1 : -1)).slice(0, MOST_TRIES);
  writeStored(STORED_AS, JSON.stringify(dailyTries.value));
};

const changeTry = (daily: Daily, next: (before: DailyTry) => DailyTry): void =>
  change((tries) => tries.map((each) => (isSameDaily(each, daily) ? next(each) : each)));

/** The try at a day's game; undefined where there is none yet. */
export const tryAt = (daily: Daily): DailyTry | undefined =>
  dailyTries.value.find((each) => isSameDaily(each, daily));

/** Notes that a day's game was started; whether it is the one that counts. */
export const noteTry = ({ kind, day, language }: Daily, game: string): boolean => {
  const daily = { kind, day, language };
  change((tries) =>
    tries.some((each) => isSameDaily(each, daily)) ? tries : [...tries, { ...daily, game }],
  );
  return tryAt(daily)?.game === game;
};

/** What there is to note of a game that is over. */
type FinishedTry = Required<Pick<DailyTry, 'result' | 'log' | 'rivals'>>;

/** Notes what the game came to that counts; any other, and a second time, it is as it was. */
export const noteResult = (daily: Daily, game: string, { result, log, rivals }: FinishedTry): void =>
  changeTry(daily, (before) => {
    if (before.game !== game || before.result !== undefined) return before;
    return { ...before, result, log, ...(rivals.length === 0 ? {} : { rivals }) };
  });

/** Notes how the server took it: it is not sent again. */
export const noteHeard = (daily: Daily, heard: NonNullable<DailyTry['heard']>): void =>
  changeTry(daily, ({ log: _, ...before }) => ({ ...before, heard }));

/** Notes what was possible. */
export const notePossible = (daily: Daily, possible: number): void =>
  changeTry(daily, (before) => ({ ...before, possible }));

/** Notes what a bot made of the same chance. */
export const noteBot = (daily: Daily, bot: string, score: number): void =>
  changeTry(daily, (before) => ({ ...before, bots: { ...before.bots, [bot]: score } }));

/** Takes tries over from another device: what is here stays, but for a try that was finished there alone. */
export const adoptTries = (brought: readonly DailyTry[]): void =>
  change((tries) => {
    const stays = tries.filter(
      (each) =>
        each.result !== undefined ||
        !brought.some((other) => isSameDaily(each, other) && other.result !== undefined),
    );
    return [...stays, ...brought.filter((other) => !stays.some((each) => isSameDaily(each, other)))];
  });

/** Tries that the server has not heard of. */
export const unheardTries = (): readonly DailyTry[] =>
  dailyTries.peek().filter(({ log, heard }) => log !== undefined && heard === undefined);

/** Days in a row with a game of a kind that counts, in whichever language. */
export const streakAt = (kind: DailyKind, day: Day): Streak =>
  streakOf(
    dailyTries.value.flatMap((each) => (each.kind === kind && each.result !== undefined ? [each.day] : [])),
    day,
  );
