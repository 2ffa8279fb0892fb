import { setImmediate as nextTurn } from 'node:timers/promises';
import type { KeptOfSomebody, UpkeepStore } from '../../app/upkeep-store.ts';
import type { createFinishedGames } from './finished-games.ts';
import type { KeptLists } from './kept-lists.ts';
import type { Queries, Row } from './queries.ts';

const asKept = (row: Row) => ({ id: row['id'] as number, code: row['code'] as string });

/** The entries of a table's log that hold somebody's name and face, and where in them. */
const NAMES = [
  { kind: 'made', of: '$.host' },
  { kind: 'sat', of: '$.who' },
  { kind: 'renamed', of: '$.who' },
] as const;

/** Where things are kept by the table they belong to; finished games and long lists are found by others as well. */
const OF_TABLES = ['log', 'snapshots', 'arrangements', 'sitters', 'chat', 'orders'] as const;

/** Forgetting, in time and when asked. What there is of one person is read and changed a table at a time: others are served in between. */
export const createUpkeepStore = (
  { statement, all, run, write }: Queries,
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

  const gameAt = (table: number): string =>
    statement("select json_extract(body, '$.game') as game from log where t = ? and s = 1").get(table)?.[
      'game'
    ] as string;

  const doneAt = async (tables: Awaited<ReturnType<typeof tablesOf>>, identity: string) => {
    const kept: KeptOfSomebody['tables'][number][] = [];
    const actions: KeptOfSomebody['actions'][number][] = [];
    for (const { id, code, status } of tables) {
      kept.push({ code, game: gameAt(id), status });
      const done = await all(
        `select at, json_extract(body, '$.action') as action from log
         where t = ? and substr(action, 1, ?) = ? order by s`,
        (row) => ({ code, atMs: row['at'] as number, action: row['action'] as string }),
        id,
        identity.length + 1,
        `${identity}:`,
      );
      actions.push(...done);
      await nextTurn();
    }
    return { tables: kept, actions: actions.sort((a, b) => a.atMs - b.atMs) };
  };

  /** Puts another name in place of somebody's at a table, and takes their face away; inside a transaction. */
  const renameAt = (table: number, identity: string, nameInstead: string): void => {
    for (const { kind, of } of NAMES)
      statement(
        `update log set body = json_remove(json_set(body, '${of}.name', ?), '${of}.face', '${of}.colour')
         where t = ? and json_extract(body, '$.kind') = '${kind}' and json_extract(body, '${of}.id') = ?`,
      ).run(nameInstead, table, identity);
    // It is made anew from the log.
    statement('delete from snapshots where t = ?').run(table);
    statement('delete from sitters where identity = ? and t = ?').run(identity, table);
  };

  return {
    oldTables: (beforeMs, most) =>
      all(
        "select id, code from tables where status = 'archived' and changed_at < ? order by changed_at limit ?",
        asKept,
        beforeMs,
        most,
      ),
    removeTable: (table) =>
      write(() => {
        const gone = statement("delete from tables where id = ? and status = 'archived'").run(table);
        if (gone.changes === 0) return;
        finished.removeOf(table);
        for (const name of OF_TABLES) statement(`delete from ${name} where t = ?`).run(table);
        lists.release(table);
      }),
    removeReports: (beforeMs) =>
      write(() => Number(statement('delete from reports where at < ?').run(beforeMs).changes)),
    touchIdentity: (identity, nowMs) =>
      run('update identities set seen_at = ? where id = ?', nowMs, identity),
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
      await write(() => {
        statement('delete from identities where id = ?').run(identity);
      });
    },
  };
};
