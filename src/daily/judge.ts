import type { GameModule } from '../catalog/game-module.ts';
import type { Actor, Refusal } from '../games/core/game.ts';
import { replay } from '../games/core/game.ts';
import type { Seat } from '../games/core/seat.ts';
import { botSeed } from '../shared/bot-seed.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { DAILY_GAMES, DAILY_WORK, type Daily, dailySeed, ME } from './daily-game.ts';
import { type LogLine, readLine } from './log-line.ts';
import { type DailyResult, resultOf } from './result.ts';

/** Longer logs are no honest ones: a bag takes about a hundred and forty actions, a deal about a hundred. */
export const MOST_ACTIONS = 600;
/** No word that can be sold or declared makes a longer one. */
export const LONGEST_ACTION = 80;

/**
 * Why a log is no result: which of its actions, from 1, the rules refuse, and why, or which one a bot would not have done; or it
 * stops before the end, or goes on after it.
 */
export type LogRefusal =
  | { readonly code: 'daily-bad-action'; readonly number: number; readonly why: string }
  | { readonly code: 'daily-bad-bot'; readonly number: number }
  | { readonly code: 'daily-not-over' }
  | { readonly code: 'daily-too-long' };

/** What the rules ask of a day's game: its chance, and the words of its language. */
export type Judging = {
  readonly module: GameModule;
  /** Chance and judge for a game with such a seed and such options, whole ones. */
  readonly envFor: (seed: string, options: unknown) => unknown;
};

/** What a bot of the day is asked: what it would do at a seat that sees this. */
export type BotAsked = {
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: Readonly<Record<string, unknown>>;
  readonly seed: string;
  readonly work: number;
};

/** How many play a day's game. */
const playersOf = ({ kind }: Daily): number => 1 + DAILY_GAMES[kind].bots.length;

/** The options of a day's game, whole. */
export const dailyOptions = (module: GameModule, daily: Daily): unknown => {
  const { options } = DAILY_GAMES[daily.kind];
  const checked = module.checkOptions(
    { ...module.languageOptions(daily.language), ...options },
    playersOf(daily),
  );
  if (!checked.ok) throw new Error(`the game of the day has wrong options: ${checked.error.code}`);
  return checked.value;
};

/** Chance, judge, first events and first state of a day's game. */
export const openDaily = (daily: Daily, { module, envFor }: Judging) => {
  const options = dailyOptions(module, daily);
  const env = envFor(dailySeed(daily), options);
  const started = module.start(env, { players: playersOf(daily), options, setup: null });
  if (!started.ok) throw new Error(`the game of the day cannot start: ${started.error.code}`);
  return { env, events: started.value, state: replay(module, started.value) };
};

/** What a bot of a day's game is asked when it is to act; the same on every machine. */
export const askBot = (daily: Daily, module: GameModule, state: unknown, seat: Seat): BotAsked => {
  const { game, bots } = DAILY_GAMES[daily.kind];
  const bot = bots[seat - ME - 1];
  if (bot === undefined) throw new Error(`no bot sits at ${seat}`);
  const seed = botSeed(seat, dailySeed(daily));
  return { game, bot, seat, view: module.view(state, seat), seed, work: DAILY_WORK };
};

const bad = (number: number, { code: why }: Refusal): Result<never, LogRefusal> =>
  err({ code: 'daily-bad-action', number, why });

/** Whether somebody may speak at all: the person, a bot that is to act, or the clock once it is up to the person alone. */
const maySpeak = (module: GameModule, state: unknown, actor: Actor, action: unknown): boolean => {
  if (actor === ME) return true;
  const { toAct } = module.clockFacts(state);
  if (actor !== null) return toAct.includes(actor);
  const isWindow = module.formatAction(action) === module.formatAction(module.closeWindow);
  return isWindow && toAct.every((seat) => seat === ME);
};

/** A line of a log as an action at a table. */
const actionOf = (
  module: GameModule,
  state: unknown,
  line: LogLine | undefined,
): Result<unknown, Refusal> => {
  if (line === undefined) return err({ code: 'bad-action' });
  const action = module.parseAction(line.text);
  if (!action.ok || maySpeak(module, state, line.actor, action.value)) return action;
  return err({ code: 'not-your-turn' });
};

/**
 * Plays a day's game by the texts of its actions, with the day's own chance, and gives what it came to. A step at a time, so that a
 * host can serve others in between: each `yield` is one action done, or a question to a bot, to be answered by what it would do.
 */
export function* judgeLog(
  daily: Daily,
  log: readonly string[],
  judging: Judging,
): Generator<BotAsked | undefined, Result<DailyResult, LogRefusal>, string | undefined> {
  const { module } = judging;
  let { env, state, events: first } = openDaily(daily, judging);
  const events = [...first];
  for (const [i, text] of log.entries()) {
    if (module.isOver(state)) return err({ code: 'daily-too-long' });
    const line = readLine(daily.kind, text);
    const action = actionOf(module, state, line);
    if (line === undefined || !action.ok)
      return bad(i + 1, action.ok ? { code: 'bad-action' } : action.error);
    const { actor } = line;
    const decided = module.decide(env, state, actor, action.value);
    if (!decided.ok) return bad(i + 1, decided.error);
    // What changes nothing is no part of a log.
    if (decided.value.events.length === 0) return bad(i + 1, { code: 'nothing-done' });
    if (actor !== null && actor !== ME) {
      const said = yield askBot(daily, module, state, actor);
      if (said !== module.formatAction(action.value)) return err({ code: 'daily-bad-bot', number: i + 1 });
    }
    state = decided.value.state;
    events.push(...decided.value.events);
    yield;
  }
  const result = resultOf(daily.kind, { events, state });
  return result === undefined ? err({ code: 'daily-not-over' }) : ok(result);
}
