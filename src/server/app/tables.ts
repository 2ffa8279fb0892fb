import { randomBytes, randomInt } from 'node:crypto';
import type { Refusal } from '../../games/core/game.ts';
import type { MakeTableBody } from '../../protocol/requests.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { DEFAULT_TIMES, type TableTimes } from './clocks.ts';
import { LiveTable } from './live-table.ts';
import { loadTable, snapshotOf } from './load-table.ts';
import type { LogEntry, TableSettings } from './log-entry.ts';
import { createOutageBook } from './outages.ts';
import type { BotPlayers, Clock, Identity, Store, TableRow, Timer } from './ports.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { applyEntry } from './table-state.ts';

/** No vowels, so that no words come up; nothing that looks like something else. */
const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 7;
const SEED_BYTES = 16;
const MOST_LISTED = 100;
const MOST_WOKEN = 100_000;
/** Instead of a time to wake: the table is in memory, and must be looked after at the next start. */
const IN_MEMORY = 0;
const DEFAULT_SETTINGS: TableSettings = { public: false, spectators: 'live', patienceSeconds: 90 };

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** A code as people may write it: in small letters, with spaces or hyphens. */
export const readCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

export type TablesParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly bots: BotPlayers;
  readonly games: ServedGames;
  readonly times?: Partial<TableTimes>;
  readonly report: (error: unknown) => void;
};

export type Tables = {
  readonly games: ServedGames;
  readonly make: (who: Identity, wish: MakeTableBody) => Promise<Result<LiveTable, Refusal>>;
  /** A table by its code, loaded where it was not in memory. */
  readonly find: (code: string) => Promise<LiveTable | undefined>;
  readonly publicTables: () => Promise<TableRow[]>;
  readonly tablesOf: (who: Identity) => Promise<TableRow[]>;
  /** How many tables are in memory. */
  readonly loaded: () => number;
  /** Takes up what an earlier process left, and looks after tables whose time comes. */
  readonly start: () => Promise<void>;
  /** Puts all tables away. */
  readonly stop: () => Promise<void>;
};

/** All tables of a server: in memory those that are in use, in the store all. */
export const createTables = ({ store, clock, bots, games, times, report }: TablesParts): Tables => {
  const live = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const leaving = new Map<LiveTable, Timer>();
  const outages = createOutageBook(store, clock, report);
  let wake: Timer | undefined;
  let stopped = false;

  const putAway = async (table: LiveTable): Promise<void> => {
    live.delete(table.code);
    const alarm = table.nextAlarm();
    table.close();
    await store.saveSnapshot(table.id, snapshotOf(table));
    await store.setWake(table.id, alarm?.atMs ?? null);
  };

  const onChange = (table: LiveTable): void => {
    const timer = leaving.get(table);
    if (!table.isIdle) {
      timer?.cancel();
      leaving.delete(table);
    } else if (timer === undefined && !stopped) {
      const leave = (): void => {
        leaving.delete(table);
        if (stopped || live.get(table.code) !== table) return;
        if (table.isIdle) putAway(table).then(scheduleWake).catch(report);
        else onChange(table);
      };
      leaving.set(table, clock.at(clock.nowMs() + context.times.unloadAfterMs, leave));
    }
  };

  const context: TableContext = {
    store,
    clock,
    bots,
    times: { ...DEFAULT_TIMES, ...times },
    outages: outages.list,
    chance: Math.random,
    onChange,
    report,
  };

  const load = async (code: string): Promise<LiveTable | undefined> => {
    const row = await store.findTable(code);
    if (row === undefined) return undefined;
    if (row.wakeAtMs !== IN_MEMORY) await store.setWake(row.id, IN_MEMORY);
    const loaded = await loadTable(store, games, row);
    const table = new LiveTable(context, loaded.served, loaded);
    live.set(code, table);
    onChange(table);
    return table;
  };

  const find = async (code: string): Promise<LiveTable | undefined> => {
    const here = live.get(code);
    if (here !== undefined) return here;
    let coming = loading.get(code);
    if (coming === undefined) {
      coming = load(code).finally(() => loading.delete(code));
      loading.set(code, coming);
    }
    return coming;
  };

  /** Loads tables whose time has come; their own alarms do the rest. */
  const wakeDue = async (fromMs: number): Promise<void> => {
    const due = await store.dueTables(fromMs, clock.nowMs(), MOST_WOKEN);
    for (const { code } of due) {
      if (stopped) return;
      await find(code).catch(report);
    }
  };

  const scheduleWake = async (): Promise<void> => {
    const nextMs = await store.nextWakeMs(IN_MEMORY + 1);
    wake?.cancel();
    if (nextMs === undefined || stopped) return;
    wake = clock.at(nextMs, () => {
      wakeDue(IN_MEMORY + 1)
        .then(scheduleWake)
        .catch(report);
    });
  };

  const make = async (who: Identity, wish: MakeTableBody): Promise<Result<LiveTable, Refusal>> => {
    const served = games.get(wish.game);
    if (served === undefined) return err({ code: 'no-such-game' });
    const { from, to } = served.seats;
    if (wish.capacity < from || wish.capacity > to) return err({ code: 'bad-capacity', from, to } as Refusal);
    const options = served.checkOptions(wish.options, wish.capacity);
    if (!options.ok) return options;
    const { id: host, name } = who;
    const settings: TableSettings = {
      public: wish.public ?? DEFAULT_SETTINGS.public,
      spectators: wish.spectators ?? DEFAULT_SETTINGS.spectators,
      patienceSeconds:
        wish.patienceSeconds === undefined ? DEFAULT_SETTINGS.patienceSeconds : wish.patienceSeconds,
    };
    const first: LogEntry = {
      seq: 1,
      atMs: clock.nowMs(),
      actionKey: null,
      body: {
        kind: 'made',
        game: served.name,
        options: wish.options ?? {},
        capacity: wish.capacity,
        settings,
        host: { id: host, name },
      },
    };
    return ok(await create(served, first, settings, host));
  };

  const create = async (
    served: ServedGame,
    first: LogEntry,
    settings: TableSettings,
    host: string,
  ): Promise<LiveTable> => {
    for (;;) {
      const code = newCode();
      const row = {
        code,
        status: 'open',
        isPublic: settings.public,
        changedAtMs: first.atMs,
        wakeAtMs: IN_MEMORY,
      } as const;
      const id = await store.createTable(row, first, [host]);
      if (id === undefined) continue;
      const state = applyEntry(served, undefined, first);
      const table = new LiveTable(context, served, { id, code, state, keys: new Map() });
      live.set(code, table);
      onChange(table);
      return table;
    }
  };

  return {
    games,
    make,
    find,
    publicTables: () => store.publicTables(MOST_LISTED),
    tablesOf: ({ id }) => store.tablesOf(id, MOST_LISTED),
    loaded: () => live.size,
    start: async () => {
      await outages.start();
      wakeDue(IN_MEMORY).then(scheduleWake).catch(report);
    },
    stop: async () => {
      stopped = true;
      wake?.cancel();
      for (const timer of leaving.values()) timer.cancel();
      for (const table of [...live.values()]) {
        await table.enqueue(async () => {});
        await putAway(table);
      }
      await outages.stop();
    },
  };
};
