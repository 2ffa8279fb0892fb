import { randomBytes, randomInt } from 'node:crypto';
import type { Refusal } from '../../games/core/game.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { MakeTableBody } from '../../protocol/requests.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { Backoff } from './backoff.ts';
import { DEFAULT_TIMES, type TableTimes } from './clocks.ts';
import { createGlances, type Glance } from './glances.ts';
import { LiveTable } from './live-table.ts';
import { createLoadGate } from './load-gate.ts';
import { loadTable, snapshotOf } from './load-table.ts';
import type { LogEntry, TableSettings } from './log-entry.ts';
import { Metrics } from './metrics.ts';
import { nameAtTable } from './names.ts';
import { createOutageBook } from './outages.ts';
import type { BotPlayers, Identity, MachineClock, Outage, Store, TableRow, Timer } from './ports.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { DEFAULT_MEMORY, type MemoryBounds, TableMemory } from './table-memory.ts';
import { applyEntry, seatOf } from './table-state.ts';
import { createTableWaker } from './table-waker.ts';
import { optionsToKeep } from './word-lists.ts';

/** No vowels, so that no words come up; nothing that looks like something else. */
const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 7;
const SEED_BYTES = 16;
const MOST_LISTED = 100;
/** Instead of a time to wake: the table is in memory, and must be looked after at the next start. */
const IN_MEMORY = 0;
/** The earliest time to wake: at once. */
const AT_ONCE = 1;
const LOADS_AT_ONCE = 4;
/** While there are more tables in memory than there should be, this often it is looked which may leave. */
const RELIEF_EVERY_MS = 500;
/** How long a table that is asked for waits for others to leave memory. */
const LONGEST_WAIT_MS = 2000;
/** Saved together, in one transaction, when the server stops. */
const SAVED_AT_ONCE = 64;
const DEFAULT_SETTINGS: TableSettings = { public: false, spectators: 'live', patienceSeconds: 90 };

/** Changes with all that a snapshot keeps. */
const markOf = ({ state, presence }: LiveTable): string => `${state.version} ${presence.lastSeenMs}`;

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
  readonly clock: MachineClock;
  readonly bots: BotPlayers;
  readonly games: ServedGames;
  readonly times?: Partial<TableTimes>;
  /** How many tables of one maker may wait for their first game. */
  readonly mostOpen?: number;
  /** How much is kept in memory; what is too much is put away, the least recently used first. */
  readonly memory?: Partial<MemoryBounds>;
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
  /** Notes what an earlier process left; nothing is loaded yet. */
  readonly start: () => Promise<void>;
  /** Looks after tables whose time has come, and whose time comes. */
  readonly lookAfter: () => void;
  /** Puts all tables away. */
  readonly stop: () => Promise<void>;
};

/** All tables of a server: in memory those that are in use, in the store all. */
export const createTables = (parts: TablesParts): Tables => {
  const { store, clock, bots, games, times, report } = parts;
  const mostOpen = parts.mostOpen ?? Number.POSITIVE_INFINITY;
  const allTimes: TableTimes = { ...DEFAULT_TIMES, ...times };
  const memory = new TableMemory({ ...DEFAULT_MEMORY, ...parts.memory }, clock);
  const gate = createLoadGate(LOADS_AT_ONCE);
  /** Codes of tables that somebody waits for. */
  const wanted = new Set<string>();
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const leaving = new Map<LiveTable, Timer>();
  const outages = createOutageBook(store, clock, allTimes.beatMs, report);
  /** Tables on their way out of memory. */
  const going = new Map<string, Promise<void>>();
  const followers: ((table: LiveTable) => void)[] = [];
  const saving = new Backoff();
  /** What tables were like that were loaded from a snapshot and nothing else. */
  const saved = new WeakMap<LiveTable, string>();
  let startedAtMs = 0;
  let relief: Timer | undefined;
  let stopped = false;

  const putAway = (table: LiveTable, wakeAtMs: number | null): Promise<void> => {
    memory.remove(table);
    table.close();
    // Where nothing has happened since it was loaded, it is only looked after as before.
    const isAsSaved = saved.get(table) === markOf(table);
    const gone = (
      isAsSaved
        ? store.setWake(table.id, wakeAtMs)
        : store.saveSnapshot(table.id, snapshotOf(table), wakeAtMs)
    ).finally(() => going.delete(table.code));
    going.set(table.code, gone);
    return gone;
  };

  /** Lets a table leave memory; where that fails it is loaded again, to be looked after. */
  const letGo = async (table: LiveTable): Promise<void> => {
    leaving.get(table)?.cancel();
    leaving.delete(table);
    try {
      await putAway(table, table.nextAlarm()?.atMs ?? null);
      saving.worked();
      await waker.reschedule();
    } catch (error) {
      saving.failed(clock.nowMs());
      report(error);
      await find(table.code);
    }
  };

  /** Lets tables leave as long as there are too many, now and until there are not. */
  const relieve = (): void => {
    if (clock.nowMs() >= saving.notBeforeMs)
      for (let table = memory.nextToLeave(); table !== undefined; table = memory.nextToLeave())
        letGo(table).catch(report);
    if (!memory.isOver || relief !== undefined || stopped) return;
    relief = clock.at(clock.nowMs() + RELIEF_EVERY_MS, () => {
      relief = undefined;
      relieve();
    });
  };

  /** Until there is room for one more table, or it has been waited for long enough. */
  const room = async (): Promise<void> => {
    const endMs = clock.nowMs() + LONGEST_WAIT_MS;
    for (relieve(); memory.isCrowded && clock.nowMs() < endMs && !stopped; relieve())
      await new Promise<void>((resolve) => clock.at(clock.nowMs() + RELIEF_EVERY_MS, resolve));
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
        if (stopped || !memory.has(table)) return;
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

  const enter = (table: LiveTable): void => {
    memory.add(table);
    if (wanted.has(table.code)) memory.use(table.code);
    onChange(table);
    relieve();
  };

  const load = async (code: string): Promise<LiveTable | undefined> => {
    await room();
    // Whether it could be put away or not: the log has it.
    await going.get(code)?.catch(() => {});
    const row = await store.findTable(code);
    if (row === undefined) return undefined;
    if (row.wakeAtMs !== IN_MEMORY) await store.setWake(row.id, IN_MEMORY);
    const loaded = await loadTable(store, games, row);
    const table = new LiveTable(context, loaded.served, loaded);
    if (loaded.isSaved) saved.set(table, markOf(table));
    enter(table);
    return table;
  };

  /** Takes a table into memory, where it is not. */
  const bring = (code: string): Promise<LiveTable | undefined> => {
    let coming = loading.get(code);
    if (coming === undefined) {
      coming = gate.pass(() => load(code)).finally(() => loading.delete(code));
      loading.set(code, coming);
    }
    return coming;
  };

  const find = async (code: string): Promise<LiveTable | undefined> => {
    const here = memory.use(code);
    if (here !== undefined) return here;
    wanted.add(code);
    try {
      await bring(code);
      return memory.use(code);
    } finally {
      wanted.delete(code);
    }
  };

  const peek = async (code: string): Promise<PeekedTable | undefined> => {
    const here = memory.get(code) ?? (await loading.get(code));
    if (here !== undefined)
      return { code, state: here.state, served: here.served, watching: here.spectatorCount };
    const row = await store.findTable(code);
    return row === undefined ? undefined : { ...(await loadTable(store, games, row)), watching: 0 };
  };

  const glances = createGlances(peek);

  const waker = createTableWaker({
    store,
    clock,
    fromMs: AT_ONCE,
    wake: ({ code }) => bring(code),
    report,
  });

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
        options: optionsToKeep(wish.options ?? {}, options.value as object),
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
      const table = new LiveTable(context, served, {
        id,
        code,
        state,
        keys: new Map(),
        seenAtMs: 0,
        last: [],
        arranged: new Map(),
      });
      wanted.add(code);
      enter(table);
      wanted.delete(code);
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
    loaded: () => memory.size,
    isLoaded: (code) => memory.holds(code) || loading.has(code) || going.has(code),
    rename: async (identity, name) => {
      await Promise.all(memory.all().map((table) => table.rename(identity, name)));
    },
    start: async () => {
      startedAtMs = clock.nowMs();
      await outages.start();
      // What was in memory when a process was killed: games are looked after at once, the rest when time would end it.
      const idleUntilMs = startedAtMs + allTimes.archiveAfterMs;
      await store.replaceWake(IN_MEMORY, {
        open: startedAtMs + allTimes.expireAfterMs,
        playing: AT_ONCE,
        paused: idleUntilMs,
        over: idleUntilMs,
        archived: null,
      });
    },
    lookAfter: waker.look,
    stop: async () => {
      stopped = true;
      waker.stop();
      relief?.cancel();
      for (const timer of leaving.values()) timer.cancel();
      await Promise.allSettled(loading.values());
      const tables = memory.all();
      // Bots and orders first, so that nothing new begins; then what has begun is waited for.
      for (const table of tables) table.close();
      await Promise.all(tables.map((table) => table.enqueue(async () => {})));
      for (let from = 0; from < tables.length; from += SAVED_AT_ONCE) {
        const batch = tables.slice(from, from + SAVED_AT_ONCE);
        // What a server that stops leaves in the middle is taken up as soon as the next one starts.
        const wakeAt = (table: LiveTable) => (table.isIdle ? (table.nextAlarm()?.atMs ?? null) : IN_MEMORY);
        await Promise.all(batch.map((table) => putAway(table, wakeAt(table)).catch(report)));
      }
      await Promise.allSettled(going.values());
      await outages.stop();
    },
  };
};
