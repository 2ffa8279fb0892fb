import type { UpkeepStore } from '../../app/upkeep-store.ts';
import type { createFinishedGames } from './finished-games.ts';
import type { Queries, Row } from './queries.ts';

const asKept = (row: Row) => ({ id: row['id'] as number, code: row['code'] as string });

/** The entries of a table's log that hold somebody's name, and where in them. */
const NAMES = [
  { kind: 'made', of: '$.host' },
  { kind: 'sat', of: '$.who' },
] as const;

/** Forgetting, in time and when asked. */
export const createUpkeepStore = (
  { statement, all, run, write }: Queries,
  finished: ReturnType<typeof createFinishedGames>,
): UpkeepStore => ({
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
      for (const name of ['log', 'snapshots', 'sitters', 'chat', 'orders'])
        statement(`delete from ${name} where t = ?`).run(table);
    }),
  removeReports: (beforeMs) =>
    write(() => Number(statement('delete from reports where at < ?').run(beforeMs).changes)),
  touchIdentity: (identity, nowMs) => run('update identities set seen_at = ? where id = ?', nowMs, identity),
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
      tables: await all(
        `select t.code, t.status, json_extract(l.body, '$.game') as game from sitters s
         join tables t on t.id = s.t join log l on l.t = t.id and l.s = 1 where s.identity = ? order by t.id`,
        (row) => ({
          code: row['code'] as string,
          game: row['game'] as string,
          status: row['status'] as string,
        }),
        identity,
      ),
      actions: await all(
        `select t.code, l.at, json_extract(l.body, '$.action') as action from sitters s
         join tables t on t.id = s.t join log l on l.t = t.id
         where s.identity = ? and substr(l.action, 1, ?) = ? order by l.g`,
        (row) => ({
          code: row['code'] as string,
          atMs: row['at'] as number,
          action: row['action'] as string,
        }),
        identity,
        identity.length + 1,
        `${identity}:`,
      ),
    };
  },
  removeIdentity: (identity, nameInstead) =>
    write(() => {
      for (const { kind, of } of NAMES)
        statement(
          `update log set body = json_set(body, '${of}.name', ?)
           where t in (select t from sitters where identity = ?) and json_extract(body, '$.kind') = '${kind}'
             and json_extract(body, '${of}.id') = ?`,
        ).run(nameInstead, identity, identity);
      // They are made anew from the logs.
      statement('delete from snapshots where t in (select t from sitters where identity = ?)').run(identity);
      statement('delete from sitters where identity = ?').run(identity);
      statement('delete from identities where id = ?').run(identity);
    }),
});
