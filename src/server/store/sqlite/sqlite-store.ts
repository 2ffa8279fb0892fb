import { join } from 'node:path';
import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Language } from '../../../shared/language.ts';
import type { PersonColour, PersonFace } from '../../../shared/looks.ts';
import { err, ok, type Result } from '../../../shared/result.ts';
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
import { DATABASE_FILE } from './database-files.ts';
import { createDatabaseHealth } from './database-health.ts';
import { createFinishedGames } from './finished-games.ts';
import { createGroupCommit } from './group-commit.ts';
import { createKeptLists } from './kept-lists.ts';
import { type OpenedDatabase, type OpenSettings, openDatabase } from './open-database.ts';
import { createPeopleStore } from './people-store.ts';
import type { Row } from './queries.ts';
import { checkBesidePlay, type QuickCheck } from './quick-check.ts';
import { createUpkeepStore } from './upkeep-store.ts';
import { createWalDisk } from './wal-disk.ts';
import { whyNotOpened } from './why-not-opened.ts';

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
const hasOptions = ({ kind }: EntryBody): boolean => WITH_OPTIONS.includes(kind);

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

const TABLE = 'select id, code, status, public, changed_at, wake_at from tables';

/** Who waits until something is on the disk: threads, while the event loop goes on; or the loop itself. */
export type WaitsForDisk = 'in-threads' | 'in-the-loop';
export type StoreSettings = OpenSettings & { readonly waitsForDisk?: WaitsForDisk | undefined };

/** The store over an open database. */
const createSqliteStore = (
  { db, lock, isChecked }: OpenedDatabase,
  file: string,
  waitsForDisk: WaitsForDisk,
): Store => {
  const health = createDatabaseHealth(db);
  let checking: QuickCheck | undefined;
  const disk = waitsForDisk === 'in-threads' ? createWalDisk(db, file) : undefined;
  const { write, flush } = createGroupCommit(db, health, disk);
  const insertTable = db.prepare(
    'insert into tables (code, status, public, changed_at, wake_at, maker) values (?, ?, ?, ?, ?, ?) on conflict do nothing',
  );
  const insertEntry = db.prepare(
    'insert into log (t, s, at, action, body) values (?, ?, ?, ?, ?) on conflict do nothing',
  );
  const insertSitter = db.prepare('insert or ignore into sitters (identity, t) values (?, ?)');
  const setStatus = db.prepare('update tables set status = ?, changed_at = ? where id = ?');
  const setWake = db.prepare('update tables set wake_at = ? where id = ?');
  const insertSnapshot = db.prepare(
    // Not of a table that was removed meanwhile.
    'insert or replace into snapshots (t, s, engine, state) select id, ?, ?, ? from tables where id = ?',
  );
  const setMeta = db.prepare(
    'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
  );

  const prepared = new Map<string, StatementSync>();
  const statement = (sql: string): StatementSync => {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = db.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  };
  const read = <T>(query: () => T): T => {
    try {
      return query();
    } catch (error) {
      health.failed(error);
      throw error;
    }
  };
  const all = async <T>(sql: string, as: (row: Row) => T, ...values: SQLInputValue[]): Promise<T[]> =>
    read(() => statement(sql).all(...values)).map((row) => as(row as Row));
  const one = async <T>(sql: string, as: (row: Row) => T, ...values: SQLInputValue[]) => {
    const row = read(() => statement(sql).get(...values));
    return row === undefined ? undefined : as(row as Row);
  };
  const run = (sql: string, ...values: SQLInputValue[]): Promise<void> =>
    write(() => {
      statement(sql).run(...values);
    });

  const queries = { statement, all, run, write };
  const finished = createFinishedGames(queries);

  const lists = createKeptLists(statement);

  const putEntry = (table: number, { seq, atMs, actionKey, body }: LogEntry): boolean => {
    const named = hasOptions(body) ? packed(body) : undefined;
    const json = JSON.stringify(named?.value ?? body);
    if (insertEntry.run(table, seq, atMs, actionKey, json).changes !== 1) return false;
    if (named !== undefined) lists.keep(table, named.lists);
    return true;
  };
  const asEntry = (row: Row): LogEntry => {
    const body = JSON.parse(row['body'] as string) as EntryBody;
    return {
      seq: row['s'] as number,
      atMs: row['at'] as number,
      actionKey: row['action'] as string | null,
      body: hasOptions(body) ? lists.unpack(body) : body,
    };
  };
  /** What a snapshot holds; undefined where it cannot be read. */
  const readState = (json: string): unknown => {
    try {
      return lists.unpack(JSON.parse(json));
    } catch {
      return undefined;
    }
  };

  const countOpen = (maker: string): number =>
    Number(
      statement("select count(*) as open from tables where maker = ? and status = 'open'").get(maker)?.[
        'open'
      ],
    );

  const change = (table: number, atMs: number, { status, sitters = [], ended }: RowChange): void => {
    if (status !== undefined) setStatus.run(status, atMs, table);
    if (ended !== undefined) finished.add(table, atMs, ended);
    // Of a table that is put away, what was said there is not kept.
    if (status === 'archived') statement('delete from chat where t = ?').run(table);
    for (const identity of sitters) insertSitter.run(identity, table);
  };

  return {
    createTable: (row, first, sitters, mostOpen) =>
      write(() => {
        const { code, status, isPublic, changedAtMs, wakeAtMs } = row;
        const maker = first.body.kind === 'made' ? first.body.host.id : '';
        if (countOpen(maker) >= mostOpen) return 'too-many-open';
        const made = insertTable.run(code, status, isPublic ? 1 : 0, changedAtMs, wakeAtMs, maker);
        if (made.changes === 0) return 'code-taken';
        const id = Number(made.lastInsertRowid);
        putEntry(id, first);
        for (const identity of sitters) insertSitter.run(identity, id);
        return id;
      }),
    append: (table, entry, changes) =>
      write(() => {
        if (!putEntry(table, entry)) return false;
        if (changes !== undefined) change(table, entry.atMs, changes);
        return true;
      }),
    findTable: (code) => one(`${TABLE} where code = ?`, asTable, code),
    readLog: (table, afterSeq, most = -1) =>
      all(
        'select s, at, action, body from log where t = ? and s > ? order by s limit ?',
        asEntry,
        table,
        afterSeq,
        most,
      ),
    keepArrangement: (table, seat, { version, action, events }) =>
      run(
        // Not of a table that was removed meanwhile.
        'insert or replace into arrangements (t, seat, s, action, events) select id, ?, ?, ?, ? from tables where id = ?',
        seat,
        version,
        action,
        JSON.stringify(events),
        table,
      ),
    arrangementsOf: (table) =>
      all('select seat, s, action, events from arrangements where t = ?', asArrangement, table),
    publicGames: (most) =>
      all(`${TABLE} where public = 1 and status = 'playing' order by changed_at desc limit ?`, asTable, most),
    allTables: (most) => all(`${TABLE} order by changed_at desc limit ?`, asTable, most),
    publicTables: (most, mostOfOne) =>
      all(
        `select * from (select *, row_number() over (partition by maker order by changed_at desc, id desc) as nth from (
           select * from tables where public = 1 and status = 'open' order by changed_at desc limit ?))
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
      statement('select 1 from sitters where identity = ? and t = ?').get(identity, table) !== undefined,
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
      write(() => {
        const replace = statement('update tables set wake_at = ? where wake_at = ? and status = ?');
        for (const status of TABLE_STATUSES)
          if (instead[status] !== wakeAtMs) replace.run(instead[status], wakeAtMs, status);
      }),
    setWake: (table, wakeAtMs) =>
      write(() => {
        setWake.run(wakeAtMs, table);
      }),
    saveSnapshot: (table, { seq, engine, state }, wakeAtMs) => {
      const { value, lists: named } = packed(state);
      const json = JSON.stringify(value);
      return write(() => {
        const isKept = insertSnapshot.run(seq, engine, json, table).changes === 1;
        if (isKept) lists.keep(table, named);
        setWake.run(wakeAtMs, table);
      });
    },
    readSnapshot: (table) =>
      one(
        'select s, engine, state from snapshots where t = ?',
        (row) => ({
          seq: row['s'] as number,
          engine: row['engine'] as string,
          state: readState(row['state'] as string),
        }),
        table,
      ),
    readList: async (sha256) => lists.read(sha256),
    createIdentity: ({ id, name, language, face, colour }, recoveryHash, nowMs) =>
      run(
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
      run(
        'update identities set name = ?, language = ?, face = ?, colour = ? where id = ?',
        name,
        language,
        face,
        colour,
        id,
      ),
    endSessions: (id, recoveryHash) =>
      write(() => {
        const ended = statement(
          'update identities set epoch = epoch + 1, recovery = coalesce(?, recovery) where id = ? returning epoch',
        ).get(recoveryHash ?? null, id);
        return ended?.['epoch'] as number | undefined;
      }),
    findByRecovery: (recoveryHash) => one(`${IDENTITY} where recovery = ?`, asIdentity, recoveryHash),
    beat: (nowMs) =>
      write(() => {
        setMeta.run('beat', String(nowMs));
      }),
    lastBeatMs: () => one("select value from meta where key = 'beat'", (row) => Number(row['value'])),
    addOutage: ({ fromMs, toMs }) => run('insert into outages values (?, ?)', fromMs, toMs),
    outages: () =>
      all('select from_ms, to_ms from outages order by from_ms', (row) => ({
        fromMs: row['from_ms'] as number,
        toMs: row['to_ms'] as number,
      })),
    people: createPeopleStore(queries, finished),
    upkeep: createUpkeepStore(queries, finished, lists),
    hasIdentities: async () => statement('select 1 from identities limit 1').get() !== undefined,
    problem: health.problem,
    check: async () => {
      if (isChecked) return;
      checking = checkBesidePlay(file);
      if ((await checking.done) !== undefined) health.isDamaged();
    },
    close: async () => {
      checking?.stop();
      await flush();
      await disk?.close();
      db.close();
      lock.release();
    },
  };
};

/** Opens the store in a data folder, or says in a sentence why not. */
export const openSqliteStore = (
  folder: string,
  { waitsForDisk = 'in-threads', ...settings }: StoreSettings = {},
): Result<Store, string> => {
  const opened = openDatabase(folder, settings);
  if (!opened.ok) return opened;
  const { db, lock } = opened.value;
  try {
    return ok(createSqliteStore(opened.value, join(folder, DATABASE_FILE), waitsForDisk));
  } catch (error) {
    db.close();
    lock.release();
    return err(whyNotOpened(folder, error));
  }
};
