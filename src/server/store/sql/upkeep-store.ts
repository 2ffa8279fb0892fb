import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Person } from '../../app/log-entry.ts';
import type { KeptOfSomebody, UpkeepStore } from '../../app/upkeep-store.ts';
import type { createFinishedGames } from './finished-games.ts';
import type { KeptLists } from './kept-lists.ts';
import { type Queries, type Row, rowsOf, run, type Transaction } from './queries.ts';

const asKept = (row: Row) => ({ id: row['id'] as number, code: row['code'] as string });

/** The entries of a table's log that hold somebody's name and face, and where in them. */
const NAMES: Readonly<Record<string, string>> = { made: 'host', sat: 'who', renamed: 'who' };
/** Finds them in the texts of entries; nothing else reads so, since quotes inside of texts are written otherwise. */
const MAY_NAME = Object.keys(NAMES)
  .map((kind) => `body like '%"kind":"${kind}"%'`)
  .join(' or ');

/** An entry with another name in place of somebody's, and without their face; undefined where it does not name them. */
const renamed = (json: string, identity: string, nameInstead: string): string | undefined => {
  const body = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const of = NAMES[body['kind'] as string];
  const person = of === undefined ? undefined : (body[of] as Person);
  if (of === undefined || person?.id !== identity) return undefined;
  const { face: _face, colour: _colour, ...rest } = person;
  return JSON.stringify({ ...body, [of]: { ...rest, name: nameInstead } });
};

/** Where things are kept by the table they belong to; finished games and long lists are found by others as well. */
const OF_TABLES = ['log', 'snapshots', 'arrangements', 'sitters', 'chat', 'orders'] as const;

/** Forgetting, in time and when asked. What there is of one person is read and changed a table at a time: others are served in between. */
export const createUpkeepStore = (
  { all, write }: Pick<Queries, 'all' | 'write'>,
  finished: ReturnType<typeof createFinishedGames>,
  lists: KeptLists,
): UpkeepStore => {
  /** Every table at which somebody has sat. */
  const tablesOf = (identity: string) =>
    all(
      'select t.id, t.code, t.status from sitters s join tables t on t.id = s.t where s.identity = ? order by t.id',
      (row) => ({ ...asKept(row), status: row['status'] as string }),
      identity,
    );

  const gameAt = async (table: number): Promise<string> => {
    const [first] = await all(
      'select body from log where t = ? and s = 1',
      (row) => JSON.parse(row['body'] as string) as { readonly game: string },
      table,
    );
    return first?.game ?? '';
  };

  const doneAt = async (tables: Awaited<ReturnType<typeof tablesOf>>, identity: string) => {
    const kept: KeptOfSomebody['tables'][number][] = [];
    const actions: KeptOfSomebody['actions'][number][] = [];
    for (const { id, code, status } of tables) {
      kept.push({ code, game: await gameAt(id), status });
      const done = await all(
        'select at, body from log where t = ? and substr(action, 1, ?) = ? order by s',
        (row) => ({
          code,
          atMs: row['at'] as number,
          action: (JSON.parse(row['body'] as string) as { readonly action: string }).action,
        }),
        id,
        identity.length + 1,
        `${identity}:`,
      );
      actions.push(...done);
      await nextTurn();
    }
    return { tables: kept, actions: actions.sort((a, b) => a.atMs - b.atMs) };
  };

  /** Puts another name in place of somebody's at a table, and takes their face away; in a transaction. */
  function* renameAt(table: number, identity: string, nameInstead: string): Transaction<void> {
    for (const row of yield* rowsOf(`select s, body from log where t = ? and (${MAY_NAME})`, table)) {
      const body = renamed(row['body'] as string, identity, nameInstead);
      if (body !== undefined)
        yield* run('update log set body = ? where t = ? and s = ?', body, table, row['s'] as number);
    }
    // It is made anew from the log.
    yield* run('delete from snapshots where t = ?', table);
    yield* run('delete from sitters where identity = ? and t = ?', identity, table);
  }

  return {
    oldTables: (beforeMs, most) =>
      all(
        "select id, code from tables where status = 'archived' and changed_at < ? order by changed_at limit ?",
        asKept,
        beforeMs,
        most,
      ),
    removeTable: (table) =>
      write(function* () {
        const gone = yield* run("delete from tables where id = ? and status = 'archived'", table);
        if (gone === 0) return;
        yield* finished.removeOf(table);
        for (const name of OF_TABLES) yield* run(`delete from ${name} where t = ?`, table);
        yield* lists.release(table);
      }),
    removeReports: (beforeMs) => write(() => run('delete from reports where at < ?', beforeMs)),
    touchIdentity: async (identity, nowMs) => {
      await write(() => run('update identities set seen_at = ? where id = ?', nowMs, identity));
    },
    unusedIdentities: (beforeMs, most) =>
      all(
        `select id from identities i where seen_at < ? and not exists (
         select 1 from sitters s join tables t on t.id = s.t where s.identity = i.id and t.status <> 'archived')
       order by seen_at limit ?`,
        (row) => row['id'] as string,
        beforeMs,
        most,
      ),
    tablesInUse: (identity) =>
      all(
        "select id, code from tables where id in (select t from sitters where identity = ?) and status <> 'archived'",
        asKept,
        identity,
      ),
    exportOf: async (identity) => {
      const [kept] = await all(
        'select created_at, seen_at, epoch from identities where id = ?',
        (row) => row,
        identity,
      );
      if (kept === undefined) return undefined;
      return {
        createdAtMs: kept['created_at'] as number,
        seenAtMs: kept['seen_at'] as number,
        sessionsEnded: kept['epoch'] as number,
        ...(await doneAt(await tablesOf(identity), identity)),
      };
    },
    removeIdentity: async (identity, nameInstead) => {
      // A table at a time, the identity itself last: where it is cut off, it can be asked for again.
      for (const { id } of await tablesOf(identity)) await write(() => renameAt(id, identity, nameInstead));
      await write(() => run('delete from identities where id = ?', identity));
    },
  };
};
