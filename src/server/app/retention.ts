import { daysAfter, daysOnEarth } from '../../daily/day.ts';
import { type Bus, CHORES } from './bus.ts';
import type { Forgetting } from './forgetting.ts';
import { IN_MEMORY } from './local-bus.ts';
import type { Clock, Store, Timer } from './ports.ts';

/** How long what nobody uses is kept. */
export type Retention = {
  /** After this long since they were put away games are removed, and reports since they were made; null: never. */
  readonly removeGamesAfterMs: number | null;
  /** After this long without use identities are removed that sit at no table; null: never. */
  readonly removeGuestsAfterMs: number | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const SWEEP_EVERY_MS = DAY_MS / 4;
/** The rest waits for the next round, which then comes soon, so that nobody waits for this one. */
const MOST_AT_ONCE = 500;
const NEXT_ROUND_MS = 60_000;

/** So many days back tables of the day can be looked at. */
export const DAILY_KEPT_DAYS = 30;

/** A cookie is kept for as long, so who comes back within that time is known. */
export const DEFAULT_RETENTION: Retention = {
  removeGamesAfterMs: 365 * DAY_MS,
  removeGuestsAfterMs: 400 * DAY_MS,
};

export type RetentionParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly retention: Retention;
  readonly forget: Forgetting['forgetUnused'];
  /** Whether a table is in memory: somebody looks at it. */
  readonly isLoaded: (code: string) => boolean;
  readonly note: (event: string, facts: Readonly<Record<string, number>>) => void;
  readonly report: (error: unknown) => void;
};

/** Removes what was kept long enough, now and every few hours, by one process for all; what is in use is never touched. */
export const createSweeper = (parts: RetentionParts) => {
  const { store, bus, clock, retention, forget, isLoaded, note, report } = parts;
  let timer: Timer | undefined;
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  let stopped = false;

  /** Removes a table, unless it is in use by a process. */
  const remove = async (id: number): Promise<void> => {
    const row = { id, wakeAtMs: IN_MEMORY };
    if (await bus.keep(row)) await store.upkeep.removeTable(id);
    await bus.release(id);
  };

  const sweepGames = async (): Promise<number> => {
    if (retention.removeGamesAfterMs === null) return 0;
    const old = await store.upkeep.oldTables(clock.nowMs() - retention.removeGamesAfterMs, MOST_AT_ONCE);
    const idle = old.filter(({ code }) => !isLoaded(code));
    for (const { id } of idle) if (!stopped) await remove(id);
    return idle.length;
  };

  const sweepReports = async (): Promise<number> =>
    retention.removeGamesAfterMs === null
      ? 0
      : store.upkeep.removeReports(clock.nowMs() - retention.removeGamesAfterMs);

  const sweepGuests = async (): Promise<number> => {
    if (retention.removeGuestsAfterMs === null) return 0;
    const beforeMs = clock.nowMs() - retention.removeGuestsAfterMs;
    const unused = await store.upkeep.unusedIdentities(beforeMs, MOST_AT_ONCE);
    for (const identity of unused) if (!stopped) await forget(identity);
    return unused.length;
  };

  const sweepDays = (): Promise<number> =>
    store.daily.removeBefore(daysAfter(daysOnEarth(clock.nowMs()).first, -DAILY_KEPT_DAYS));

  /** Removes what is due, tells how much that was, and gives back whether that may not have been all. */
  const sweep = async (): Promise<boolean> => {
    const [games, guests, reports] = [await sweepGames(), await sweepGuests(), await sweepReports()];
    const days = await sweepDays();
    if (games + guests + reports + days > 0) note('swept', { games, guests, reports, days });
    return Math.max(games, guests) >= MOST_AT_ONCE;
  };

  const sweepOn = (): void => {
    timer = undefined;
    if (stopped || isRunning || !bus.keeps(CHORES)) return;
    isRunning = true;
    running = sweep()
      .catch(report)
      .then((isMore) => {
        isRunning = false;
        const waitMs = isMore === true ? NEXT_ROUND_MS : SWEEP_EVERY_MS;
        if (!stopped) timer = clock.at(clock.nowMs() + waitMs, sweepOn);
      });
  };
  bus.follow({
    keeping: (table) => {
      if (table !== CHORES) return;
      timer?.cancel();
      sweepOn();
    },
  });

  return {
    sweep,
    start: (): void => {
      void bus.keep({ id: CHORES, wakeAtMs: IN_MEMORY });
      sweepOn();
    },
    /** Ends it, and waits for what is being removed. */
    stop: async (): Promise<void> => {
      stopped = true;
      timer?.cancel();
      await running;
    },
  };
};
