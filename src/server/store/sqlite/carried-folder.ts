import type { StatementSync } from 'node:sqlite';
import { ok, type Result } from '../../../shared/result.ts';
import { type Carried, insertCarried, ROWS_AT_ONCE, readCarried } from '../sql/carried-rows.ts';
import type { Row } from '../sql/queries.ts';
import { openDatabase } from './open-database.ts';

/** The data of a folder to be carried, or carried into; a sentence where it cannot be opened. */
export const openCarriedFolder = (folder: string): Result<Carried, string> => {
  const opened = openDatabase(folder);
  if (!opened.ok) return opened;
  const { db, lock } = opened.value;
  db.exec('begin immediate');
  let last: { readonly sql: string; readonly statement: StatementSync } | undefined;
  const prepared = (sql: string): StatementSync => {
    if (last?.sql !== sql) last = { sql, statement: db.prepare(sql) };
    return last.statement;
  };
  return ok({
    rowsOf: async function* (table) {
      let rows: Row[] = [];
      for (const row of db.prepare(readCarried(table)).iterate()) {
        if (rows.push(row as Row) < ROWS_AT_ONCE) continue;
        yield rows;
        rows = [];
      }
      if (rows.length > 0) yield rows;
    },
    put: async (table, rows) => {
      prepared(insertCarried(table, rows)).run(...rows.flatMap((row) => Object.values(row)));
    },
    commit: async () => db.exec('commit'),
    close: async () => {
      if (db.isTransaction) db.exec('rollback');
      db.close();
      lock.release();
    },
  });
};
