import { setImmediate as nextTurn } from 'node:timers/promises';
import { type LobbyRow, type LobbyTraits, lobbyRow, lobbyTraits } from '../../protocol/lobby-row.ts';
import type { Listener } from './audience.ts';
import { type Bus, watchingElsewhere } from './bus.ts';
import type { LiveTable } from './live-table.ts';
import type { EntryBody } from './log-entry.ts';
import type { Clock, Store, TableStatus, Timer } from './ports.ts';
import { roomOf } from './room.ts';
import type { ServedGame } from './served-game.ts';
import { tableInfo } from './table-info.ts';
import { optionsInPlay, personSeats, type TableState } from './table-state.ts';
import type { Tables } from './tables.ts';

/** News go out at most so often, however much happens. */
const NEWS_EVERY_MS = 1000;
const MOST_OPEN = 100;
/** Of one maker, so that nobody fills the list alone. */
const MOST_OF_ONE = 5;
const MOST_PLAYING = 100;

export type LobbyBoard = {
  /** All public tables: those to sit down at first. */
  readonly rows: () => Promise<LobbyRow[]>;
  /** The same as JSON, written once for all who ask until something changes. */
  readonly json: () => Promise<string>;
  /** What everybody may know of those to sit down at, as JSON. */
  readonly openTables: () => Promise<string>;
  /** Shows somebody the list, and what changes in it. */
  readonly follow: (listener: Listener) => Promise<void>;
  readonly unfollow: (listener: Listener) => void;
  /** Whether anybody is at a table of the list, as far as that is known here. */
  readonly isAttended: (code: string) => boolean;
  /** Told of every change at a table. */
  readonly changed: (table: LiveTable) => void;
  readonly close: () => void;
};

/** A table that is public, as far as the list goes by it. */
type Shown = {
  readonly id: number;
  readonly code: string;
  readonly state: TableState;
  readonly served: ServedGame;
  readonly watching: number;
};

/** What is known of a table, and what that was made of. */
type Known = Pick<TableState, 'seats' | 'next' | 'status' | 'host' | 'options'> & {
  readonly id: number;
  readonly watching: number;
  /** Undefined where there is nothing to list: closed to spectators, or not to be read. */
  readonly row: LobbyRow | undefined;
  readonly json: string | undefined;
  /** The table's info as JSON, where one can sit down. */
  readonly open: string | undefined;
};

const UNREADABLE: Known = {
  id: 0,
  seats: [],
  next: null,
  status: 'open',
  host: null,
  options: null,
  watching: 0,
  row: undefined,
  json: undefined,
  open: undefined,
};

/** Options seldom change, and may be long lists to check: what the list says of them is found out once. */
const knownTraits = new WeakMap<object, LobbyTraits>();
const traitsOf = (served: ServedGame, state: TableState): LobbyTraits => {
  const options = state.options as object;
  let traits = knownTraits.get(options);
  if (traits === undefined) {
    traits = lobbyTraits(served.variants, optionsInPlay(served, state) as Readonly<Record<string, unknown>>);
    knownTraits.set(options, traits);
  }
  return traits;
};

const knownOf = ({ id, code, state, served, watching }: Shown): Known => {
  const { seats, next, status, host, options } = state;
  const info = tableInfo(code, state);
  const row = lobbyRow(info, traitsOf(served, state), watching);
  const open = row?.status === 'open' ? JSON.stringify(info) : undefined;
  return { id, seats, next, status, host, options, watching, row, json: row && JSON.stringify(row), open };
};

/** The same table with another number of those who watch. */
const watchedBy = (known: Known, watching: number): Known => {
  const row = known.row && { ...known.row, watching };
  return { ...known, watching, row, json: row && JSON.stringify(row) };
};

/** Whether an entry changes nothing that the list tells: a move in a game that goes on. */
const isMove = (body: EntryBody | undefined): boolean =>
  body?.kind === 'acted' && body.over === undefined && body.gone === undefined;

/** Whether people are in a room between two games: it is listed as long as one of them is there. */
const isPeopled = ({ state, presence }: LiveTable): boolean =>
  state.status === 'over' && personSeats(roomOf(state)).some((seat) => presence.awaySinceMs(seat) === null);

const isAsKnown = (known: Known, { state, watching }: Shown): boolean =>
  known.seats === state.seats &&
  known.next === state.next &&
  known.options === state.options &&
  known.status === state.status &&
  known.host === state.host &&
  known.watching === watching;

export type LobbyBoardParts = {
  readonly store: Store;
  readonly bus: Bus;
  readonly clock: Clock;
  readonly tables: Pick<Tables, 'peek' | 'isHere' | 'isLoaded'>;
  readonly report: (error: unknown) => void;
};

/**
 * The list of public tables. Which there are is asked of the store only after one has come, gone or begun to play; each is read
 * once, and from then on kept up to date by what happens there.
 */
export const createLobbyBoard = ({ store, bus, clock, tables, report }: LobbyBoardParts): LobbyBoard => {
  const followers = new Set<Listener>();
  let listed = new Map<string, Known>();
  /** The codes of tables that are or were listed, by number. */
  const codes = new Map<number, string>();
  /** Tables at which something has happened at another process since they were read. */
  const stale = new Set<string>();
  /** Tables of which followers have to be told. */
  const news = new Set<string>();
  /** As what a table was seen last; where that changes, so may the list. */
  const seenAs = new WeakMap<LiveTable, TableStatus>();
  /** Tables between two games where people are; the store does not tell them from those that everybody has left. */
  const peopled = new Set<string>();
  /** Tables that are being read, unless something has happened there since. */
  const beingRead = new Set<string>();
  let isComplete = false;
  let reading: Promise<void> | undefined;
  /** All rows as JSON, parted by commas. */
  let written: string | undefined;
  let timer: Timer | undefined;

  const note = (code: string, known: Known | undefined): void => {
    const before = listed.get(code)?.json;
    if (known === undefined) listed.delete(code);
    else {
      listed.set(code, known);
      codes.set(known.id, code);
    }
    if (before === known?.json) return;
    news.add(code);
    written = undefined;
  };

  const readTable = async (code: string): Promise<void> => {
    // One that cannot be read must not hide the others, and is not tried again and again.
    let table: Shown | undefined;
    do {
      beingRead.add(code);
      stale.delete(code);
      table = (await tables.peek(code).catch(report)) ?? undefined;
    } while (!beingRead.delete(code));
    note(code, table ? knownOf(table) : UNREADABLE);
    // Reading many takes long: others are served in between.
    await nextTurn();
  };

  const readList = async (): Promise<void> => {
    // Before anything is read: what changes meanwhile is read the next time.
    isComplete = true;
    const rows = [
      ...(await store.publicTables(MOST_OPEN, MOST_OF_ONE)),
      ...(await store.publicGames(MOST_PLAYING)),
    ];
    const wanted = new Set([...rows.map(({ code }) => code), ...peopled]);
    for (const code of wanted) if (!listed.has(code) || stale.has(code)) await readTable(code);
    for (const code of [...listed.keys()]) if (!wanted.has(code)) note(code, undefined);
    for (const [id, code] of codes) if (!wanted.has(code)) codes.delete(id);
    listed = new Map([...wanted].map((code) => [code, listed.get(code) ?? UNREADABLE]));
    written = undefined;
  };
  const upToDate = async (): Promise<void> => {
    if (isComplete && reading === undefined) return;
    reading ??= readList()
      .catch((error) => {
        isComplete = false;
        throw error;
      })
      .finally(() => {
        reading = undefined;
      });
    await reading;
  };

  const allWritten = (): string => {
    written ??= [...listed.values()].flatMap(({ json }) => json ?? []).join();
    return written;
  };

  const tellNews = async (): Promise<void> => {
    timer = undefined;
    await upToDate();
    const rows: string[] = [];
    const gone: string[] = [];
    for (const code of news) {
      const { json } = listed.get(code) ?? {};
      if (json === undefined) gone.push(code);
      else rows.push(json);
    }
    news.clear();
    if (rows.length + gone.length === 0) return;
    const frame = `{"type":"lobby","whole":false,"rows":[${rows.join()}],"gone":${JSON.stringify(gone)}}`;
    for (const { send } of followers) send(frame);
  };

  /** Tells followers in a moment what has changed, if there are any. */
  const tellSoon = (): void => {
    if (followers.size === 0) news.clear();
    else if (news.size > 0 || !isComplete)
      timer ??= clock.at(clock.nowMs() + NEWS_EVERY_MS, () => void tellNews().catch(report));
  };

  /** Whether people are at a table, by other processes. */
  const arePeople = (table: number): boolean =>
    bus.lookersElsewhere(table).some(({ here }) => here.length > 0);
  /** Something has happened at a table at another process, and it is not in memory here. */
  const changedElsewhere = (table: number, body: EntryBody | undefined): void => {
    if (tables.isHere(table) || isMove(body)) return;
    const code = codes.get(table);
    if (code === undefined) beingRead.clear();
    else {
      beingRead.delete(code);
      stale.add(code);
      if (body?.kind === 'acted' && body.over && arePeople(table)) peopled.add(code);
    }
    isComplete = false;
    tellSoon();
  };
  bus.follow({
    entry: (table, { entry }) => changedElsewhere(table, entry?.body),
    news: (told) => {
      if (told.kind === 'made' && told.isPublic) changedElsewhere(told.table, undefined);
    },
    lookers: (table) => {
      const code = codes.get(table);
      const known = code === undefined ? undefined : listed.get(code);
      if (code === undefined || known === undefined || tables.isHere(table)) return;
      const watching = watchingElsewhere(bus, table);
      if (known.watching !== watching) note(code, watchedBy(known, watching));
      if (peopled.has(code) && !arePeople(table)) {
        peopled.delete(code);
        isComplete = false;
      }
      tellSoon();
    },
    missed: () => {
      for (const code of listed.keys()) stale.add(code);
      isComplete = false;
      tellSoon();
    },
  });

  return {
    isAttended: (code) => tables.isLoaded(code) || bus.lookersElsewhere(listed.get(code)?.id ?? 0).length > 0,
    rows: async () => {
      await upToDate();
      return [...listed.values()].flatMap(({ row }) => row ?? []);
    },
    json: async () => {
      await upToDate();
      return `{"tables":[${allWritten()}]}`;
    },
    openTables: async () => {
      await upToDate();
      return `{"tables":[${[...listed.values()].flatMap(({ open }) => open ?? []).join()}]}`;
    },
    follow: async (listener) => {
      if (followers.size === 0) news.clear();
      followers.add(listener);
      await upToDate();
      if (followers.has(listener))
        listener.send(`{"type":"lobby","whole":true,"rows":[${allWritten()}],"gone":[]}`);
    },
    unfollow: (listener) => void followers.delete(listener),
    changed: (table) => {
      const { id, code, state, served } = table;
      if (!state.settings.public) return;
      beingRead.delete(code);
      if (seenAs.get(table) !== state.status) {
        seenAs.set(table, state.status);
        isComplete = false;
      }
      if (isPeopled(table) !== peopled.has(code)) {
        if (!peopled.delete(code)) peopled.add(code);
        isComplete = false;
      }
      const shown = { id, code, state, served, watching: table.spectatorCount };
      const known = listed.get(code);
      if (known !== undefined && !isAsKnown(known, shown)) note(code, knownOf(shown));
      tellSoon();
    },
    close: () => timer?.cancel(),
  };
};
