import { join } from 'node:path';
import type { StatementSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import type { Store } from '../../app/ports.ts';
import type { Queries, Row, Transaction } from '../sql/queries.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import { DATABASE_FILE } from './database-files.ts';
import { createDatabaseHealth } from './database-health.ts';
import { createGroupCommit } from './group-commit.ts';
import { type OpenedDatabase, type OpenSettings, openDatabase } from './open-database.ts';
import { checkBesidePlay, type QuickCheck } from './quick-check.ts';
import { createWalDisk } from './wal-disk.ts';
import { whyNotOpened } from './why-not-opened.ts';

/** Who waits until something is on the disk: threads, while the event loop goes on; or the loop itself. */
export type WaitsForDisk = 'in-threads' | 'in-the-loop';
export type StoreSettings = OpenSettings & { readonly waitsForDisk?: WaitsForDisk | undefined };

/** Does what a transaction wants, each step at once. */
export const runSteps = <T>(statement: (sql: string) => StatementSync, transaction: Transaction<T>): T => {
  for (let next = transaction.next(); ; ) {
    if (next.done === true) return next.value;
    const { sql, values, wants } = next.value;
    const asked = statement(sql);
    next = transaction.next(
      wants === 'rows' ? (asked.all(...values) as Row[]) : Number(asked.run(...values).changes),
    );
  }
};

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
  const insertEntry = db.prepare(
    'insert into log (t, s, at, action, body) values (?, ?, ?, ?, ?) on conflict do nothing',
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
  const queries: Queries = {
    all: async (sql, as, ...values) => {
      try {
        return statement(sql)
          .all(...values)
          .map((row) => as(row as Row));
      } catch (error) {
        health.failed(error);
        throw error;
      }
    },
    write: (transaction) => write(() => runSteps(statement, transaction())),
    append: ({ t, s, at, action, body }, then) =>
      write(() => {
        if (insertEntry.run(t, s, at, action, body).changes !== 1) return false;
        if (then !== undefined) runSteps(statement, then());
        return true;
      }),
  };

  return {
    ...createSqlStore(queries),
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
