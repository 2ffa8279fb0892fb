import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createDatabaseHealth } from './database-health.ts';
import { createGroupCommit } from './group-commit.ts';
import { createWalDisk } from './wal-disk.ts';

const LONG_LOG_PAGES = 200;
const ROWS_AT_ONCE = 100;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wordstake-wal-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('moves a long log into the database beside play, so that it begins anew; nothing is lost', async () => {
  const file = join(folder, 'test.db');
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; create table log (n integer, body blob)');
  db.exec('create table meta (key text primary key, value)');
  const disk = createWalDisk(db, file, LONG_LOG_PAGES);
  const { write, flush } = createGroupCommit(db, createDatabaseHealth(db), disk);
  const insert = db.prepare('insert into log values (?, zeroblob(4000))');
  const beganAnew = db.prepare("select 1 from meta where key = 'log-began'");
  let rows = 0;
  while (beganAnew.get() === undefined) {
    await Promise.all(Array.from({ length: ROWS_AT_ONCE }, (_, i) => write(() => insert.run(rows + i))));
    rows += ROWS_AT_ONCE;
  }
  await flush();
  // A row takes a page: of all those that were written, the log has only the last.
  expect(Number(db.prepare('pragma wal_checkpoint(noop)').get()?.['log'])).toBeLessThan(rows);
  expect(rows).toBeGreaterThan(LONG_LOG_PAGES);
  await disk.close();
  db.close();
  const again = new DatabaseSync(file, { readOnly: true });
  expect(again.prepare('select count(*) as rows, count(distinct n) as numbers from log').get()).toEqual({
    rows,
    numbers: rows,
  });
  again.close();
});
