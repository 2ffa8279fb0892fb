import { setImmediate as nextTurn } from 'node:timers/promises';
import { DAILY_GAMES, type Daily } from '../../daily/daily-game.ts';
import { whenOnEarth } from '../../daily/day.ts';
import { type BotAsked, judgeLog } from '../../daily/judge.ts';
import type { DailyResult } from '../../daily/result.ts';
import type { Refusal } from '../../games/core/game.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import type { DailyTable } from './daily-store.ts';
import type { BotPlayers, Clock, Identity, Store } from './ports.ts';
import type { ServedGames } from './served-game.ts';
import type { WordFilter } from './word-filter.ts';

/** As many are shown of a day, and one's own beside them. */
const MOST_ROWS = 50;
/** Logs are judged one after the other; as many wait at most. */
const MOST_WAITING = 40;
const TRY_AGAIN_SECONDS = 5;

export type DailyParts = {
  readonly store: Pick<Store, 'daily'>;
  readonly clock: Pick<Clock, 'nowMs'>;
  readonly games: ServedGames;
  /** They think in a process of their own, a question at a time, so that a log delays bots at tables by one thought at most. */
  readonly bots: Pick<BotPlayers, 'choose'>;
  readonly filter: WordFilter;
};

export type DailyBoard = {
  /** Judges the log of somebody's game of a day and keeps what it came to, while it is that day somewhere on Earth; one a person. */
  readonly send: (
    who: Identity,
    daily: Daily,
    log: readonly string[],
  ) => Promise<Result<DailyTable, Refusal>>;
  /** The table of a day, as far as that day has begun anywhere. */
  readonly table: (who: Identity | undefined, daily: Daily) => Promise<Result<DailyTable, Refusal>>;
};

/** The tables of the days. */
export const createDailyBoard = ({ store, clock, games, bots, filter }: DailyParts): DailyBoard => {
  let judging: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  /** What a bot of the day would do; where it cannot be asked, that is nobody's cheating, and the log can be sent again. */
  const textOf = async (asked: BotAsked): Promise<string> => {
    const answer = await bots.choose(asked);
    if (answer === undefined) throw new Error(`the bot ${asked.bot} has no answer`);
    return answer.text;
  };

  /** Others are served after every action. */
  const judge = async (daily: Daily, log: readonly string[]): Promise<Result<DailyResult, Refusal>> => {
    const module = games.get(DAILY_GAMES[daily.kind].game);
    if (module === undefined) return err({ code: 'no-such-game' });
    const steps = judgeLog(daily, log, {
      module,
      envFor: (seed, options) => module.envFor(seed, options, []),
    });
    let said: string | undefined;
    for (;;) {
      const step = steps.next(said);
      if (step.done) return step.value;
      said = step.value && (await textOf(step.value));
      if (said === undefined) await nextTurn();
    }
  };

  /** One after the other, so that many logs at once take no more of the server than one. */
  const judgeInTurn = async (daily: Daily, log: readonly string[]): Promise<Result<DailyResult, Refusal>> => {
    if (waiting >= MOST_WAITING)
      return err({ code: 'too-many-requests', seconds: TRY_AGAIN_SECONDS } as Refusal);
    waiting += 1;
    const mine = judging.then(() => judge(daily, log));
    judging = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  };

  const tableFor = async (who: Identity | undefined, daily: Daily): Promise<DailyTable> => {
    const table = await store.daily.table(daily, who?.id ?? null, MOST_ROWS);
    // One's own name is nobody else's to see.
    const cleaned = ({ name, ...row }: DailyTable['rows'][number]) => ({
      ...row,
      name: row.identity === who?.id ? name : filter.clean(name, who?.language ?? daily.language),
    });
    return { ...table, rows: table.rows.map(cleaned) };
  };

  return {
    send: async (who, daily, log) => {
      const when = whenOnEarth(daily.day, clock.nowMs());
      if (when !== 'now') return err({ code: when === 'over' ? 'daily-over' : 'daily-to-come' });
      // Before it is judged: who has one costs nothing.
      if (await store.daily.has(daily, who.id)) return err({ code: 'daily-known' });
      const judged = await judgeInTurn(daily, log);
      if (!judged.ok) return judged;
      const isKept = await store.daily.keep(daily, who.id, judged.value, clock.nowMs());
      return isKept ? ok(await tableFor(who, daily)) : err({ code: 'daily-known' });
    },
    table: async (who, daily) =>
      whenOnEarth(daily.day, clock.nowMs()) === 'to-come'
        ? err({ code: 'daily-to-come' })
        : ok(await tableFor(who, daily)),
  };
};
