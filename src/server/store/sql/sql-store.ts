import type { Language } from '../../../shared/language.ts';
import type { PersonColour, PersonFace } from '../../../shared/looks.ts';
import type { EntryBody, LogEntry } from '../../app/log-entry.ts';
import {
  type Arrangement,
  type KnownIdentity,
  type RowChange,
  type Store,
  TABLE_STATUSES,
  type TableRow,
  type TableStatus,
} from '../../app/ports.ts';
import { packed } from '../../app/word-lists.ts';
import { createDailyStore } from './daily-store.ts';
import { createFinishedGames } from './finished-games.ts';
import { createKeptLists } from './kept-lists.ts';
import { createPeopleStore } from './people-store.ts';
import {
  type EntryRow,
  type Queries,
  type Row,
  rowsOf,
  run,
  type Transaction,
  type Value,
} from './queries.ts';
import { createUpkeepStore } from './upkeep-store.ts';

const asTable = (row: Row): TableRow => ({
  id: row['id'] as number,
  code: row['code'] as string,
  status: row['status'] as TableStatus,
  isPublic: row['public'] === 1,
  changedAtMs: row['changed_at'] as number,
  wakeAtMs: row['wake_at'] as number | null,
});

/** Whether an entry tells a table's options: no other holds long lists. */
const WITH_OPTIONS: readonly EntryBody['kind'][] = ['made', 'started', 'rules-changed'];
export const hasOptions = ({ kind }: EntryBody): boolean => WITH_OPTIONS.includes(kind);

const asArrangement = (row: Row): readonly [number, Arrangement] => [
  row['seat'] as number,
  {
    version: row['s'] as number,
    action: row['action'] as string,
    events: JSON.parse(row['events'] as string) as unknown[],
  },
];

const asIdentity = (row: Row): KnownIdentity => ({
  id: row['id'] as string,
  name: row['name'] as string,
  language: row['language'] as Language,
  face: row['face'] as PersonFace,
  colour: row['colour'] as PersonColour,
  epoch: row['epoch'] as number,
});

const IDENTITY = 'select id, name, language, face, colour, epoch from identities';
/** Of the open public tables, the newest are looked at for the list, however many there are. */
const MOST_PUBLIC_READ = 1000;

const SET_WAKE = 'update tables set wake_at = ? where id = ?';
const TABLE = 'select id, code, status, public, changed_at, wake_at from tables';

/** What a store keeps, but not how its database is opened, looked after and closed. */
export type KeptInSql = Omit<Store, 'problem' | 'check' | 'close'>;

const BEAT =
  "insert into meta (key, value) values ('beat', ?) on conflict (key) do update set value = excluded.value";

/** What is kept, and how it is asked for, in any database that speaks SQL. */
export const createSqlStore = (queries: Queries): KeptInSql => {
  const { all, write, append } = queries;
  const one = async <T>(sql: string, as: (row: Row) => T, ...values: readonly Value[]) =>
    (await all(sql, as, ...values))[0];
  const change = async (sql: string, ...values: readonly Value[]): Promise<void> =>
    void (await write(() => run(sql, ...values)));
  const finished = createFinishedGames(queries);
  const lists = createKeptLists(queries);

  /** An entry as it is stored, and the long lists that it names. */
  const asStored = (table: number, { seq, atMs, actionKey, body }: LogEntry) => {
    const named = hasOptions(body) ? packed(body) : undefined;
    const row: EntryRow = {
      t: table,
      s: seq,
      at: atMs,
      action: actionKey,
      body: JSON.stringify(named?.value ?? body),
    };
    return { row, lists: named?.lists };
  };
  const asEntry = async (row: Row): Promise<LogEntry> => {
    const body = JSON.parse(row['body'] as string) as EntryBody;
    return {
      seq: row['s'] as number,
      atMs: row['at'] as number,
      actionKey: row['action'] as string | null,
      body: hasOptions(body) ? await lists.unpack(body) : body,
    };
  };
  /** What a snapshot holds; undefined where it cannot be read. */
  const readState = async (json: string): Promise<unknown> => {
    try {
      return await lists.unpack(JSON.parse(json));
    } catch {
      return undefined;
    }
  };

  function* seat(table: number, sitters: readonly string[]): Transaction<void> {
    for (const identity of sitters)
      yield* run('insert into sitters (identity, t) values (?, ?) on conflict do nothing', identity, table);
  }
  function* changeRow(
    table: number,
    atMs: number,
    { status, sitters = [], ended }: RowChange,
  ): Transaction<void> {
    if (status !== undefined)
      yield* run('update tables set status = ?, changed_at = ? where id = ?', status, atMs, table);
    if (ended !== undefined) yield* finished.add(table, atMs, ended);
    // Of a table that is put away, what was said there is not kept.
    if (status === 'archived') yield* run('delete from chat where t = ?', table);
    yield* seat(table, sitters);
  }

  return {
    createTable: (row, first, sitters, mostOpen) =>
      write(function* () {
        const { code, status, isPublic, changedAtMs, wakeAtMs } = row;
        const maker = first.body.kind === 'made' ? first.body.host.id : '';
        const countOpen = "select count(*) as open from tables where maker = ? and status = 'open'";
        const [counted] = yield* rowsOf(countOpen, maker);
        if (Number(counted?.['open']) >= mostOpen) return 'too-many-open';
        const [made] = yield* rowsOf(
          `insert into tables (code, status, public, changed_at, wake_at, maker) values (?, ?, ?, ?, ?, ?)
           on conflict do nothing returning id`,
          code,
          status,
          isPublic ? 1 : 0,
          changedAtMs,
          wakeAtMs,
          maker,
        );
        if (made === undefined) return 'code-taken';
        const id = Number(made['id']);
        const stored = asStored(id, first);
        const { t, s, at, action, body } = stored.row;
        yield* run('insert into log (t, s, at, action, body) values (?, ?, ?, ?, ?)', t, s, at, action, body);
        if (stored.lists !== undefined) yield* lists.keep(id, stored.lists);
        yield* seat(id, sitters);
        return id;
      }),
    append: (table, entry, changes) => {
      const { row, lists: named } = asStored(table, entry);
      if (named === undefined && changes === undefined) return append(row);
      return append(row, function* () {
        if (named !== undefined) yield* lists.keep(table, named);
        if (changes !== undefined) yield* changeRow(table, entry.atMs, changes);
      });
    },
    findTable: (code) => one(`${TABLE} where code = ?`, asTable, code),
    readLog: async (table, afterSeq, most = Number.MAX_SAFE_INTEGER) =>
      Promise.all(
        await all(
          'select s, at, action, body from log where t = ? and s > ? order by s limit ?',
          asEntry,
          table,
          afterSeq,
          most,
        ),
      ),
    keepArrangement: (table, seat, { version, action, events }) =>
      change(
        // Not of a table that was removed meanwhile.
        `insert into arrangements (t, seat, s, action, events) select id, ?, ?, ?, ? from tables where id = ?
         on conflict (t, seat) do update set s = excluded.s, action = excluded.action, events = excluded.events`,
        seat,
        version,
        action,
        JSON.stringify(events),
        table,
      ),
    arrangementsOf: (table) =>
      all('select seat, s, action, events from arrangements where t = ? order by seat', asArrangement, table),
    publicGames: (most) =>
      all(`${TABLE} where public = 1 and status = 'playing' order by changed_at desc limit ?`, asTable, most),
    allTables: (most) => all(`${TABLE} order by changed_at desc limit ?`, asTable, most),
    publicTables: (most, mostOfOne) =>
      all(
        `select * from (select *, row_number() over (partition by maker order by changed_at desc, id desc) as nth from (
           select * from tables where public = 1 and status = 'open' order by changed_at desc limit ?) newest) numbered
         where nth <= ? order by changed_at desc limit ?`,
        asTable,
        MOST_PUBLIC_READ,
        mostOfOne,
        most,
      ),
    countTables: async () => {
      const counts = new Map(
        await all('select status, tables from table_counts', (row) => [
          row['status'] as TableStatus,
          row['tables'] as number,
        ]),
      );
      return Object.fromEntries(TABLE_STATUSES.map((status) => [status, counts.get(status) ?? 0])) as Record<
        TableStatus,
        number
      >;
    },
    hasSat: async (table, identity) =>
      (await one('select 1 from sitters where identity = ? and t = ?', () => true, identity, table)) ?? false,
    tablesOf: (identity, most) =>
      all(
        `${TABLE} where id in (select t from sitters where identity = ?) and status <> 'archived' order by changed_at desc limit ?`,
        asTable,
        identity,
        most,
      ),
    dueTables: (fromMs, toMs, most) =>
      all(`${TABLE} where wake_at between ? and ? order by wake_at limit ?`, asTable, fromMs, toMs, most),
    nextWakeMs: (fromMs) =>
      one(
        'select wake_at from tables where wake_at >= ? order by wake_at limit 1',
        (row) => row['wake_at'] as number,
        fromMs,
      ),
    replaceWake: (wakeAtMs, instead) =>
      write(function* () {
        for (const status of TABLE_STATUSES)
          if (instead[status] !== wakeAtMs)
            yield* run(
              'update tables set wake_at = ? where wake_at = ? and status = ?',
              instead[status],
              wakeAtMs,
              status,
            );
      }),
    setWake: (table, wakeAtMs) => change(SET_WAKE, wakeAtMs, table),
    saveSnapshot: (table, { seq, engine, state }, wakeAtMs) => {
      const { value, lists: named } = packed(state);
      const json = JSON.stringify(value);
      return write(function* () {
        const kept = yield* run(
          // Not of a table that was removed meanwhile.
          `insert into snapshots (t, s, engine, state) select id, ?, ?, ? from tables where id = ?
           on conflict (t) do update set s = excluded.s, engine = excluded.engine, state = excluded.state`,
          seq,
          engine,
          json,
          table,
        );
        if (kept > 0) yield* lists.keep(table, named);
        yield* run(SET_WAKE, wakeAtMs, table);
      });
    },
    readSnapshot: async (table) =>
      one(
        'select s, engine, state from snapshots where t = ?',
        async (row) => ({
          seq: row['s'] as number,
          engine: row['engine'] as string,
          state: await readState(row['state'] as string),
        }),
        table,
      ),
    readList: lists.read,
    createIdentity: ({ id, name, language, face, colour }, recoveryHash, nowMs) =>
      change(
        `insert into identities (id, name, language, face, colour, recovery, created_at, seen_at)
         values (?, ?, ?, ?, ?, ?, ?, ?)`,
        id,
        name,
        language,
        face,
        colour,
        recoveryHash,
        nowMs,
        nowMs,
      ),
    findIdentity: (id) => one(`${IDENTITY} where id = ?`, asIdentity, id),
    updateIdentity: ({ id, name, language, face, colour }) =>
      change(
        'update identities set name = ?, language = ?, face = ?, colour = ? where id = ?',
        name,
        language,
        face,
        colour,
        id,
      ),
    endSessions: (id, recoveryHash) =>
      write(function* () {
        const [ended] = yield* rowsOf(
          'update identities set epoch = epoch + 1, recovery = coalesce(?, recovery) where id = ? returning epoch',
          recoveryHash ?? null,
          id,
        );
        return ended?.['epoch'] as number | undefined;
      }),
    findByRecovery: (recoveryHash) => one(`${IDENTITY} where recovery = ?`, asIdentity, recoveryHash),
    beat: (nowMs) => change(BEAT, String(nowMs)),
    beatAgain: (nowMs, leastMs) =>
      write(function* () {
        const [last] = yield* rowsOf("select value from meta where key = 'beat'");
        const fromMs = last === undefined ? nowMs : Number(last['value']);
        const wasDown = nowMs - fromMs >= leastMs;
        if (wasDown) yield* run('insert into outages values (?, ?)', fromMs, nowMs);
        yield* run(BEAT, String(nowMs));
        return wasDown;
      }),
    lastBeatMs: () => one("select value from meta where key = 'beat'", (row) => Number(row['value'])),
    addOutage: ({ fromMs, toMs }) => change('insert into outages values (?, ?)', fromMs, toMs),
    outages: () =>
      all('select from_ms, to_ms from outages order by from_ms', (row) => ({
        fromMs: row['from_ms'] as number,
        toMs: row['to_ms'] as number,
      })),
    people: createPeopleStore(queries, finished),
    upkeep: createUpkeepStore(queries, finished, lists),
    daily: createDailyStore(queries),
    hasIdentities: async () => (await one('select 1 from identities limit 1', () => true)) ?? false,
  };
};
