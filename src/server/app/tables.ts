import { randomBytes, randomInt } from 'node:crypto';
import type { Refusal } from '../../games/core/game.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { MakeTableBody } from '../../protocol/requests.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { DEFAULT_TIMES, type TableTimes } from './clocks.ts';
import { createGlances, type Glance } from './glances.ts';
import { LiveTable } from './live-table.ts';
import { loadTable, snapshotOf } from './load-table.ts';
import type { LogEntry, TableSettings } from './log-entry.ts';
import { Metrics } from './metrics.ts';
import { nameAtTable } from './names.ts';
import { createOutageBook } from './outages.ts';
import type { BotPlayers, Clock, Identity, Outage, Store, TableRow, Timer } from './ports.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { applyEntry, seatOf } from './table-state.ts';

/** No vowels, so that no words come up; nothing that looks like something else. */
const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 7;
const SEED_BYTES = 16;
const MOST_LISTED = 100;
const MOST_WOKEN = 100_000;
/** Instead of a time to wake: the table is in memory, and must be looked after at the next start. */
const IN_MEMORY = 0;
/** After a failure tables are looked after again so much later. */
const RETRY_MS = 5000;
const DEFAULT_SETTINGS: TableSettings = { public: false, spectators: 'live', patienceSeconds: 90 };

/** A seed that nobody can guess. */
export const newSeed = (): string => randomBytes(SEED_BYTES).toString('hex');

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** A code as people may write it: in small letters, with spaces or hyphens. */
export const readCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whether words are filtered at a table: among strangers unless told otherwise; friends may talk as they like. */
export const filtersWords = ({ wordFilter, public: isPublic = false }: MakeTableBody): boolean =>
  wordFilter ?? isPublic;

export type TablesParts = {
  readonly store: Store;
  readonly clock: Clock;
  readonly bots: BotPlayers;
  readonly games: ServedGames;
  readonly times?: Partial<TableTimes>;
  /** How many tables of one maker may wait for their first game. */
  readonly mostOpen?: number;
  readonly metrics?: Metrics;
  /** Where it is told what becomes of tables; nothing by which anybody could find one. */
  readonly note?: TableContext['note'];
  readonly report: (error: unknown) => void;
};

/** What a table shows to who looks once. */
export type PeekedTable = Pick<LiveTable, 'code' | 'state' | 'served'> & { readonly watching: number };

export type Tables = {
  readonly games: ServedGames;
  /** Makes a table; `startsAtMs`: when the server starts its game. */
  readonly make: (
    who: Identity,
    wish: MakeTableBody,
    startsAtMs?: number,
  ) => Promise<Result<LiveTable, Refusal>>;
  /** A table by its code, loaded where it was not in memory. */
  readonly find: (code: string) => Promise<LiveTable | undefined>;
  /** A table as it is now, without taking it into memory for long. */
  readonly peek: (code: string) => Promise<PeekedTable | undefined>;
  /** A table without what is long, known until something happens there. */
  readonly glance: (code: string) => Promise<Glance | undefined>;
  /** Calls after every change at a table that is in memory. */
  readonly onChange: (call: (table: LiveTable) => void) => void;
  /** Where somebody sits. */
  readonly tablesOf: (who: Identity) => Promise<TableRow[]>;
  /** Whether somebody sits in a game during which words are not to be looked up (BW-5.5, CW-9.1). */
  readonly closesLookUp: (who: Identity) => Promise<boolean>;
  /** When the server was down. */
  readonly outages: () => readonly Outage[];
  /** How many tables are in memory. */
  readonly loaded: () => number;
  /** Whether a table is in memory, or on its way in or out. */
  readonly isLoaded: (code: string) => boolean;
  /** Takes another name for somebody at all tables in memory; the logs are the store's to change. */
  readonly rename: (identity: string, name: string) => Promise<void>;
  /** Takes up what an earlier process left, and looks after tables whose time comes. */
  readonly start: () => Promise<void>;
  /** Puts all tables away. */
  readonly stop: () => Promise<void>;
};

/** All tables of a server: in memory those that are in use, in the store all. */
export const createTables = (parts: TablesParts): Tables => {
  const { store, clock, bots, games, times, report } = parts;
  const mostOpen = parts.mostOpen ?? Number.POSITIVE_INFINITY;
  const allTimes: TableTimes = { ...DEFAULT_TIMES, ...times };
  const live = new Map<string, LiveTable>();
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const leaving = new Map<LiveTable, Timer>();
  const outages = createOutageBook(store, clock, allTimes.beatMs, report);
  /** Tables on their way out of memory. */
  const going = new Map<string, Promise<void>>();
  const followers: ((table: LiveTable) => void)[] = [];
  let startedAtMs = 0;
  let wake: Timer | undefined;
  let stopped = false;

  const putAway = (table: LiveTable): Promise<void> => {
    live.delete(table.code);
    // What a server that stops leaves in the middle is taken up as soon as the next one starts.
    const wakeAtMs = table.isIdle ? (table.nextAlarm()?.atMs ?? null) : IN_MEMORY;
    table.close();
    const gone = store
      .saveSnapshot(table.id, snapshotOf(table), wakeAtMs)
      .finally(() => going.delete(table.code));
    going.set(table.code, gone);
    return gone;
  };

  /** Lets a table leave memory; where that fails it is loaded again, to be looked after. */
  const letGo = async (table: LiveTable): Promise<void> => {
    try {
      await putAway(table);
      await scheduleWake();
    } catch (error) {
      report(error);
      await find(table.code);
    }
  };

  const onChange = (table: LiveTable): void => {
    glances.changed(table.code);
    for (const call of followers) call(table);
    const timer = leaving.get(table);
    if (!table.isIdle) {
      timer?.cancel();
      leaving.delete(table);
    } else if (timer === undefined && !stopped) {
      const leave = (): void => {
        leaving.delete(table);
        if (stopped || live.get(table.code) !== table) return;
        if (table.isIdle) letGo(table).catch(report);
        else onChange(table);
      };
      leaving.set(table, clock.at(clock.nowMs() + allTimes.unloadAfterMs, leave));
    }
  };

  const context: TableContext = {
    store,
    clock,
    bots,
    times: allTimes,
    outages: outages.list,
    startedAtMs: () => startedAtMs,
    chance: Math.random,
    onChange,
    metrics: parts.metrics ?? new Metrics(),
    note: parts.note ?? (() => {}),
    report,
  };

  const load = async (code: string): Promise<LiveTable | undefined> => {
    // Whether it could be put away or not: the log has it.
    await going.get(code)?.catch(() => {});
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

  const peek = async (code: string): Promise<PeekedTable | undefined> => {
    const here = live.get(code) ?? (await loading.get(code));
    if (here !== undefined)
      return { code, state: here.state, served: here.served, watching: here.spectatorCount };
    const row = await store.findTable(code);
    return row === undefined ? undefined : { ...(await loadTable(store, games, row)), watching: 0 };
  };

  const glances = createGlances(peek);

  /** Loads tables whose time has come; their own alarms do the rest. Gives back whether all could be loaded. */
  const wakeDue = async (fromMs: number): Promise<boolean> => {
    let allCame = true;
    for (const { code } of await store.dueTables(fromMs, clock.nowMs(), MOST_WOKEN)) {
      if (stopped) break;
      await find(code).catch((error) => {
        allCame = false;
        report(error);
      });
    }
    return allCame;
  };

  const scheduleWake = async (notBeforeMs = 0): Promise<void> => {
    const nextMs = await store.nextWakeMs(IN_MEMORY + 1);
    wake?.cancel();
    if (nextMs === undefined || stopped) return;
    wake = clock.at(Math.max(nextMs, notBeforeMs), () => lookAfter(IN_MEMORY + 1));
  };

  /** Wakes what is due, now and from now on; a failure is not the end of it. */
  const lookAfter = (fromMs: number): void => {
    const later = (): number => clock.nowMs() + RETRY_MS;
    wakeDue(fromMs)
      .then((allCame) => scheduleWake(allCame ? 0 : later()))
      .catch((error) => {
        report(error);
        if (!stopped) wake = clock.at(later(), () => lookAfter(fromMs));
      });
  };

  const make = async (
    who: Identity,
    wish: MakeTableBody,
    startsAtMs?: number,
  ): Promise<Result<LiveTable, Refusal>> => {
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
      chat: wish.chat ?? 'all',
      wordFilter: filtersWords(wish),
      ...(startsAtMs === undefined ? {} : { startsAtMs }),
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
        host: { id: host, name: nameAtTable({ seats: [] }, name) },
      },
    };
    return create(served, first, settings, host);
  };

  const create = async (
    served: ServedGame,
    first: LogEntry,
    settings: TableSettings,
    host: string,
  ): Promise<Result<LiveTable, TableRefusal>> => {
    for (;;) {
      const code = newCode();
      const row = {
        code,
        status: 'open',
        isPublic: settings.public,
        changedAtMs: first.atMs,
        wakeAtMs: IN_MEMORY,
      } as const;
      const id = await store.createTable(row, first, [host], mostOpen);
      if (id === 'code-taken') continue;
      if (id === 'too-many-open') return err({ code: id, most: mostOpen });
      const state = applyEntry(served, undefined, first);
      const table = new LiveTable(context, served, { id, code, state, keys: new Map(), seenAtMs: 0 });
      live.set(code, table);
      onChange(table);
      context.note('table-open', { table: id, game: served.name });
      return ok(table);
    }
  };

  /** Whether somebody has a seat at a table, and has not left it. */
  const sitsAt = async (code: string, identity: string): Promise<boolean> => {
    try {
      const table = await glances.of(code);
      return table !== undefined && seatOf(table.state, identity) !== undefined;
    } catch (error) {
      report(error);
      return false;
    }
  };

  return {
    games,
    make,
    find,
    peek,
    glance: glances.of,
    onChange: (call) => void followers.push(call),
    tablesOf: async ({ id }) => {
      const rows = await store.tablesOf(id, MOST_LISTED);
      const sits = await Promise.all(rows.map(({ code }) => sitsAt(code, id)));
      return rows.filter((_, i) => sits[i]);
    },
    closesLookUp: async ({ id }) => {
      for (const { code, status } of await store.tablesOf(id, MOST_LISTED)) {
        const table = status === 'playing' ? await glances.of(code).catch(report) : undefined;
        if (table?.closesLookUp && seatOf(table.state, id) !== undefined) return true;
      }
      return false;
    },
    outages: outages.list,
    loaded: () => live.size,
    isLoaded: (code) => live.has(code) || loading.has(code) || going.has(code),
    rename: async (identity, name) => {
      await Promise.all([...live.values()].map((table) => table.rename(identity, name)));
    },
    start: async () => {
      startedAtMs = clock.nowMs();
      await outages.start();
      lookAfter(IN_MEMORY);
    },
    stop: async () => {
      stopped = true;
      wake?.cancel();
      for (const timer of leaving.values()) timer.cancel();
      for (const table of [...live.values()]) {
        await table.enqueue(async () => {});
        await putAway(table).catch(report);
      }
      await outages.stop();
    },
  };
};
