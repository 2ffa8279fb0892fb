import { Backoff } from './backoff.ts';
import type { WakeTimes } from './bus.ts';
import { LiveTable } from './live-table.ts';
import { createLoadGate } from './load-gate.ts';
import { loadTable, snapshotOf } from './load-table.ts';
import { IN_MEMORY } from './local-bus.ts';
import type { TableRow, Timer } from './ports.ts';
import type { ServedGames } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { type MemoryBounds, TableMemory } from './table-memory.ts';
import { createTableWaker } from './table-waker.ts';

/** The earliest time to wake: at once. */
const AT_ONCE = 1;
const LOADS_AT_ONCE = 4;
/** While there are more tables in memory than there should be, this often it is looked which may leave. */
const RELIEF_EVERY_MS = 500;
/** How long a table that is asked for waits for others to leave memory. */
const LONGEST_WAIT_MS = 2000;
/** Saved together, in one transaction, when the server stops. */
const SAVED_AT_ONCE = 64;

export type LoadedTablesParts = {
  readonly games: ServedGames;
  readonly bounds: MemoryBounds;
  /** What tables share, but for whom they tell of changes. */
  readonly shared: Omit<TableContext, 'onChange'>;
};

export type LoadedTables = {
  readonly context: TableContext;
  /** A table by its code, loaded where it was not in memory. */
  readonly find: (code: string) => Promise<LiveTable | undefined>;
  /** A table that is in memory or about to be; undefined where it is not. */
  readonly inMemory: (code: string) => Promise<LiveTable | undefined>;
  /** When all that are on their way in now have come. */
  readonly settled: () => Promise<unknown>;
  /** Takes in a table that was made just now. */
  readonly add: (table: LiveTable) => void;
  readonly all: () => LiveTable[];
  readonly count: () => number;
  /** Whether a table is in memory, or on its way in or out. */
  readonly isLoaded: (code: string) => boolean;
  readonly onChange: (call: (table: LiveTable) => void) => void;
  /** A table in memory by its number. */
  readonly numbered: (table: number) => LiveTable | undefined;
  /** When that wants to be looked after which a process had in memory that is no more. */
  readonly wakeTimes: () => WakeTimes;
  /** Looks after tables whose time has come, and whose time comes. */
  readonly lookAfter: () => void;
  /** Puts all tables away. */
  readonly stop: () => Promise<void>;
};

/** Changes with all that a snapshot keeps. */
const markOf = ({ state, presence }: LiveTable): string => `${state.version} ${presence.lastSeenMs}`;

/** The tables in memory: how they come in, how they leave when nobody needs them or there are too many, and who wakes them. */
export const createLoadedTables = ({ games, bounds, shared }: LoadedTablesParts): LoadedTables => {
  const { store, bus, clock, times, report } = shared;
  const memory = new TableMemory(bounds, clock);
  const gate = createLoadGate(LOADS_AT_ONCE);
  /** Codes of tables that somebody waits for. */
  const wanted = new Set<string>();
  const loading = new Map<string, Promise<LiveTable | undefined>>();
  const leaving = new Map<LiveTable, Timer>();
  /** Tables on their way out of memory. */
  const going = new Map<string, Promise<void>>();
  const followers: ((table: LiveTable) => void)[] = [];
  const saving = new Backoff();
  /** Tables on their way in, by number, and the last entry that other processes have told of meanwhile. */
  const arriving = new Map<number, number>();
  /** When tables wanted to be looked after that are woken for it. */
  const woken = new Map<string, number | null>();
  /** What tables were like that were loaded from a snapshot and nothing else. */
  const saved = new WeakMap<LiveTable, string>();
  let relief: Timer | undefined;
  let stopped = false;

  /** Saves a table that leaves memory, if it is this process that keeps it. */
  const save = (table: LiveTable, wakeAtMs: number | null): Promise<void> => {
    if (!table.isKept) return Promise.resolve();
    // Where nothing has happened since it was loaded, what was saved is still good.
    const isAsSaved = saved.get(table) === markOf(table);
    return isAsSaved
      ? store.setWake(table.id, wakeAtMs)
      : store.saveSnapshot(table.id, snapshotOf(table), wakeAtMs);
  };

  const putAway = (table: LiveTable, wakeAtMs: number | null): Promise<void> => {
    memory.remove(table);
    table.close();
    const gone = save(table, wakeAtMs)
      .finally(() => bus.release(table.id))
      .finally(() => going.delete(table.code));
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
    for (const call of followers) call(table);
    const timer = leaving.get(table);
    if (!table.isIdle) {
      timer?.cancel();
      leaving.delete(table);
    } else if (timer === undefined && !stopped) {
      const leave = (): void => {
        leaving.delete(table);
        if (stopped || !memory.has(table)) return;
        if (table.isIdle && !memory.isLeased(table)) letGo(table).catch(report);
        else onChange(table);
      };
      leaving.set(table, clock.at(clock.nowMs() + times.unloadAfterMs, leave));
    }
  };

  const context: TableContext = { ...shared, onChange };

  const enter = (table: LiveTable): void => {
    // What was still being asked when the server stopped is answered, and nothing more is done there.
    if (stopped) table.close();
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
    const wakeAtMs = woken.get(code) ?? row.wakeAtMs;
    arriving.set(row.id, 0);
    const isKept = await bus.keep(row);
    const loaded = await loadTable(store, games, row).catch(async (error) => {
      arriving.delete(row.id);
      // It is due as before, or else nobody would ever look after it again.
      if (isKept) await store.setWake(row.id, wakeAtMs === IN_MEMORY ? AT_ONCE : wakeAtMs);
      await bus.release(row.id);
      throw error;
    });
    // Of one that another process has not put away, nobody knows since when people are away: they have their time anew.
    const isCutOff = bus.isShared && wakeAtMs !== null && wakeAtMs <= AT_ONCE;
    const seenAtMs = isCutOff ? clock.nowMs() : loaded.seenAtMs;
    const table = new LiveTable(context, loaded.served, { ...loaded, seenAtMs });
    if (loaded.isSaved) saved.set(table, markOf(table));
    enter(table);
    const heardSeq = arriving.get(row.id) ?? 0;
    arriving.delete(row.id);
    if (heardSeq > table.state.version) table.hear().catch(report);
    return table;
  };

  /** Takes a table into memory, where it is not. */
  const bring = async (code: string): Promise<void> => {
    if (memory.holds(code)) return;
    let coming = loading.get(code);
    if (coming === undefined) {
      coming = gate.pass(() => load(code)).finally(() => loading.delete(code));
      loading.set(code, coming);
    }
    await coming;
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

  /** Takes a table that is due into memory, unless another process does. */
  const wake = async (row: TableRow): Promise<boolean> => {
    const { id, code, wakeAtMs } = row;
    const isOurs = await bus.keep(row);
    if (isOurs) {
      woken.set(code, wakeAtMs);
      await bring(code).finally(() => woken.delete(code));
    } else if (!memory.holds(code) && !loading.has(code)) await bus.release(id);
    return isOurs;
  };

  const waker = createTableWaker({
    store,
    clock,
    fromMs: AT_ONCE,
    wake,
    report,
  });

  bus.follow({
    entry: (table, heard) => {
      if (arriving.has(table)) arriving.set(table, heard.seq);
      memory.numbered(table)?.hear(heard).catch(report);
    },
    news: (news) => {
      const table = 'table' in news ? memory.numbered(news.table) : undefined;
      if (news.kind === 'arranged') table?.hearArranged(news.seat).catch(report);
      if (news.kind === 'orders') table?.orders.readAgain();
    },
    lookers: (table) => memory.numbered(table)?.lookAround(),
    keeping: (table) => memory.numbered(table)?.lookAround(),
    missed: () => {
      for (const table of memory.all()) {
        table.hear().catch(report);
        table.orders.readAgain();
        table.lookAround();
      }
      for (const table of arriving.keys()) arriving.set(table, Number.POSITIVE_INFINITY);
    },
    beat: () => void waker.reschedule().catch(report),
  });

  return {
    context,
    find,
    settled: () => Promise.allSettled(loading.values()),
    inMemory: async (code) => memory.get(code) ?? loading.get(code),
    add: (table) => {
      wanted.add(table.code);
      enter(table);
      wanted.delete(table.code);
    },
    all: () => memory.all(),
    count: () => memory.size,
    isLoaded: (code) => memory.holds(code) || loading.has(code) || going.has(code),
    onChange: (call) => void followers.push(call),
    numbered: (table) => memory.numbered(table),
    wakeTimes: () => {
      // Games are looked after at once, the rest when time would end it.
      const nowMs = clock.nowMs();
      const idleUntilMs = nowMs + times.archiveAfterMs;
      return {
        open: nowMs + times.expireAfterMs,
        playing: AT_ONCE,
        paused: idleUntilMs,
        over: idleUntilMs,
        archived: null,
      };
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
    },
  };
};
