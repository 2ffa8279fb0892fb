import { randomInt } from 'node:crypto';
import type { Refusal } from '../../games/core/game.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import type { MakeTableBody } from '../../protocol/requests.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { type Bus, watchingElsewhere } from './bus.ts';
import { DEFAULT_TIMES, type TableTimes } from './clocks.ts';
import { createGlances, type Glance } from './glances.ts';
import { LiveTable } from './live-table.ts';
import { loadTable } from './load-table.ts';
import { createLoadedTables } from './loaded-tables.ts';
import { createLocalBus, IN_MEMORY } from './local-bus.ts';
import type { LogEntry, TableSettings } from './log-entry.ts';
import { Metrics } from './metrics.ts';
import { createOutageBook } from './outages.ts';
import type { BotPlayers, Identity, MachineClock, Outage, Store, TableRow } from './ports.ts';
import { roomOf } from './room.ts';
import type { ServedGame, ServedGames } from './served-game.ts';
import type { TableContext } from './table-context.ts';
import { DEFAULT_MEMORY, type MemoryBounds } from './table-memory.ts';
import { readRules } from './table-rules.ts';
import { applyEntry, seatOf } from './table-state.ts';

/** No vowels, so that no words come up; nothing that looks like something else. */
const CODE_SIGNS = '23456789BCDFGHJKMNPQRSTVWXZ';
const CODE_LENGTH = 7;
const MOST_LISTED = 100;
const DEFAULT_SETTINGS = { public: false, spectators: 'live', chat: 'all' } as const;

const newCode = (): string =>
  Array.from({ length: CODE_LENGTH }, () => CODE_SIGNS[randomInt(CODE_SIGNS.length)]).join('');

/** A code as people may write it: in small letters, with spaces or hyphens. */
export const readCode = (text: string): string => text.toUpperCase().replaceAll(/[\s-]/g, '');

/** Whether words are filtered at a table: among strangers unless told otherwise; friends may talk as they like. */
export const filtersWords = ({ wordFilter, public: isPublic = false }: MakeTableBody): boolean =>
  wordFilter ?? isPublic;

export type TablesParts = {
  readonly store: Store;
  /** What there is to other processes that serve the same tables; without one there is none. */
  readonly bus?: Bus;
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
export type PeekedTable = Pick<LiveTable, 'id' | 'code' | 'state' | 'served'> & { readonly watching: number };

export type Tables = {
  readonly games: ServedGames;
  /** Makes a table; `soon`: when the server starts its game, and which bots take free seats. */
  readonly make: (
    who: Identity,
    wish: MakeTableBody,
    soon?: Pick<TableSettings, 'startsAtMs' | 'fillWith'>,
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
  readonly tablesOf: (who: Pick<Identity, 'id'>) => Promise<TableRow[]>;
  /** Whether somebody sits in a game during which words are not to be looked up (BW-5.5, CW-9.1). */
  readonly closesLookUp: (who: Identity) => Promise<boolean>;
  /** When the server was down. */
  readonly outages: () => readonly Outage[];
  /** How many tables are in memory. */
  readonly loaded: () => number;
  /** Whether a table is in memory, or on its way in or out. */
  readonly isLoaded: (code: string) => boolean;
  /** Whether a table is in memory, by its number. */
  readonly isHere: (table: number) => boolean;
  /** Forgets the name and face of somebody at all tables in memory; the logs are the store's to change. */
  readonly forgetNameOf: (identity: string) => Promise<void>;
  /** Notes what an earlier process left; nothing is loaded yet. */
  readonly start: () => Promise<void>;
  /** Looks after tables whose time has come, and whose time comes. */
  readonly lookAfter: () => void;
  /** Puts all tables away. */
  readonly stop: () => Promise<void>;
};

/** All tables of a server: in memory those that are in use, in the store all. */
export const createTables = (parts: TablesParts): Tables => {
  const { store, clock, bots, games, times, report, bus = createLocalBus(store) } = parts;
  const mostOpen = parts.mostOpen ?? Number.POSITIVE_INFINITY;
  const allTimes: TableTimes = { ...DEFAULT_TIMES, ...times };
  const outages = createOutageBook({ store, bus, clock, beatMs: allTimes.beatMs, report });
  let startedAtMs = 0;
  const loaded = createLoadedTables({
    games,
    bounds: { ...DEFAULT_MEMORY, ...parts.memory },
    shared: {
      store,
      bus,
      clock,
      bots,
      times: allTimes,
      outages: outages.list,
      startedAtMs: () => startedAtMs,
      chance: Math.random,
      metrics: parts.metrics ?? new Metrics(),
      note: parts.note ?? (() => {}),
      report,
    },
  });
  const { context, find } = loaded;

  const peek = async (code: string): Promise<PeekedTable | undefined> => {
    const here = await loaded.inMemory(code);
    if (here !== undefined)
      return { id: here.id, code, state: here.state, served: here.served, watching: here.spectatorCount };
    const row = await store.findTable(code);
    if (row === undefined) return undefined;
    return { ...(await loadTable(store, games, row)), watching: watchingElsewhere(bus, row.id) };
  };

  const glances = createGlances(peek);
  loaded.onChange(({ code }) => glances.changed(code));
  bus.follow({ entry: glances.changedNumber, missed: glances.clear });

  const make = async (
    who: Identity,
    wish: MakeTableBody,
    soon?: Pick<TableSettings, 'startsAtMs' | 'fillWith'>,
  ): Promise<Result<LiveTable, Refusal>> => {
    const served = games.get(wish.game);
    if (served === undefined) return err({ code: 'no-such-game' });
    const rules = readRules(served, wish);
    if (!rules.ok) return rules;
    const { options, capacity, patienceSeconds } = rules.value;
    const { id: host, name, face, colour } = who;
    const settings: TableSettings = {
      public: wish.public ?? DEFAULT_SETTINGS.public,
      spectators: wish.spectators ?? DEFAULT_SETTINGS.spectators,
      patienceSeconds,
      chat: wish.chat ?? DEFAULT_SETTINGS.chat,
      wordFilter: filtersWords(wish),
      ...soon,
    };
    const first: LogEntry = {
      seq: 1,
      atMs: clock.nowMs(),
      actionKey: null,
      body: {
        kind: 'made',
        game: served.name,
        options,
        capacity,
        settings,
        host: { id: host, name, face, colour },
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
      await bus.keep({ id, wakeAtMs: IN_MEMORY });
      bus.tell({ kind: 'made', table: id, code, host, isPublic: settings.public });
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
      loaded.add(table);
      context.note('table-open', { table: id, game: served.name });
      return ok(table);
    }
  };

  /** Whether somebody has a seat at a table, and has not left it. */
  const sitsAt = async (code: string, identity: string): Promise<boolean> => {
    try {
      const table = await glances.of(code);
      return table !== undefined && seatOf(roomOf(table.state), identity) !== undefined;
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
    onChange: loaded.onChange,
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
    loaded: loaded.count,
    isLoaded: loaded.isLoaded,
    isHere: (table) => loaded.numbered(table) !== undefined,
    forgetNameOf: async (identity) => {
      await loaded.settled();
      await Promise.all(loaded.all().map((table) => table.forgetNameOf(identity)));
      glances.clear();
    },
    start: async () => {
      startedAtMs = clock.nowMs();
      await bus.start(loaded.wakeTimes);
      await outages.start();
    },
    lookAfter: loaded.lookAfter,
    stop: async () => {
      await loaded.stop();
      await outages.stop();
      await bus.stop();
    },
  };
};
