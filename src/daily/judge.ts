import type { GameModule } from '../catalog/game-module.ts';
import type { Refusal } from '../games/core/game.ts';
import { replay } from '../games/core/game.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { DAILY_GAMES, type Daily, dailySeed } from './daily-game.ts';
import { type DailyResult, resultOf } from './result.ts';

/** Longer logs are no honest ones: a game alone takes about a hundred and forty actions. */
export const MOST_ACTIONS = 600;
/** No word that can be sold makes a longer one. */
export const LONGEST_ACTION = 80;

/** Who plays a day's game. */
const ME = 0;

/** Why a log is no result: which of its actions, from 1, the rules refuse, and why; or it stops before the end, or goes on after it. */
export type LogRefusal =
  | { readonly code: 'daily-bad-action'; readonly number: number; readonly why: string }
  | { readonly code: 'daily-not-over' }
  | { readonly code: 'daily-too-long' };

/** What the rules ask of a day's game: its chance, and the words of its language. */
type Judging = {
  readonly module: GameModule;
  /** Chance and judge for a game with such a seed and such options, whole ones. */
  readonly envFor: (seed: string, options: unknown) => unknown;
};

/** The options of a day's game, whole. */
export const dailyOptions = (module: GameModule, { kind, language }: Daily): unknown => {
  const checked = module.checkOptions(
    { ...module.languageOptions(language), ...DAILY_GAMES[kind].options },
    1,
  );
  if (!checked.ok) throw new Error(`the game of the day has wrong options: ${checked.error.code}`);
  return checked.value;
};

/** Chance, judge and first state of a day's game. */
export const openDaily = (daily: Daily, { module, envFor }: Judging) => {
  const options = dailyOptions(module, daily);
  const env = envFor(dailySeed(daily), options);
  const started = module.start(env, { players: 1, options, setup: null });
  if (!started.ok) throw new Error(`the game of the day cannot start: ${started.error.code}`);
  return { env, state: replay(module, started.value) };
};

const bad = (number: number, { code: why }: Refusal): Result<never, LogRefusal> =>
  err({ code: 'daily-bad-action', number, why });

/**
 * Plays a day's game by the texts of its actions, with the day's own chance, and gives what it came to. A step at a time, so that a
 * host can serve others in between: each `yield` is one action done.
 */
export function* judgeLog(
  daily: Daily,
  log: readonly string[],
  judging: Judging,
): Generator<void, Result<DailyResult, LogRefusal>, void> {
  const { module } = judging;
  let { env, state } = openDaily(daily, judging);
  for (const [i, text] of log.entries()) {
    if (module.isOver(state)) return err({ code: 'daily-too-long' });
    const action = module.parseAction(text);
    if (!action.ok) return bad(i + 1, action.error);
    const decided = module.decide(env, state, ME, action.value);
    if (!decided.ok) return bad(i + 1, decided.error);
    // What changes nothing is no part of a log.
    if (decided.value.events.length === 0) return bad(i + 1, { code: 'nothing-done' });
    state = decided.value.state;
    yield;
  }
  const result = resultOf(state as Parameters<typeof resultOf>[0]);
  return result === undefined ? err({ code: 'daily-not-over' }) : ok(result);
}

/** A log judged at one go. */
export const judgeAtOnce = (...of: Parameters<typeof judgeLog>): Result<DailyResult, LogRefusal> => {
  const judging = judgeLog(...of);
  for (;;) {
    const step = judging.next();
    if (step.done) return step.value;
  }
};
