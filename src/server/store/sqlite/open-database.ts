import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  DATABASE_FILE,
  makePrivate,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  syncToDisk,
  timeForName,
} from './database-files.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { MIGRATIONS, migrate, schemaAfter, schemaOf } from './migrations.ts';
import { findDamage } from './quick-check.ts';
import { whyDamaged, whyNotOpened, whyOtherSchema } from './why-not-opened.ts';

/** The database, what SQLite puts beside it, and backups. */
const OURS = /^(wordstake|backup-.*)\.db(-wal|-shm)?$/;

/** Closes to others what lies in a folder, whoever has filled it. */
const closeToOthers = (folder: string): void => {
  makePrivate(join(folder, DATABASE_FILE));
  for (const file of readdirSync(folder)) if (OURS.test(file)) chmodSync(join(folder, file), PRIVATE_FILE);
};

/** Copies the database aside as it is before an upgrade; a copy has its name only once it is whole. */
const backUp = (db: DatabaseSync, folder: string, upTo: number): void => {
  const unfinished = join(folder, 'backup-unfinished.db');
  rmSync(unfinished, { force: true });
  makePrivate(unfinished);
  db.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`);
  syncToDisk(unfinished);
  renameSync(unfinished, join(folder, `backup-schema-${schemaOf(db)}-before-${upTo}-${timeForName()}.db`));
  syncToDisk(folder, 'folder');
};

export type OpenSettings = {
  /** Up to this size a database is read through before it is served, larger ones beside play. */
  readonly checkedAtStartBytes?: number | undefined;
  /** How long it is waited for others who read the database. */
  readonly lockPatienceMs?: number | undefined;
  /** The steps to the newest schema; tests add some. */
  readonly migrations?: readonly string[] | undefined;
};

export type OpenedDatabase = {
  readonly db: DatabaseSync;
  readonly lock: FolderLock;
  /** Whether it was read through already. */
  readonly isChecked: boolean;
};

/** What is read through before it is opened; more would keep people waiting. */
const CHECKED_AT_START_BYTES = 32 * 2 ** 20;

/** Opens the database of a data folder, made where it is missing and upgraded where it is old; else a sentence why not. */
export const openDatabase = (
  folder: string,
  {
    checkedAtStartBytes = CHECKED_AT_START_BYTES,
    lockPatienceMs,
    migrations = MIGRATIONS,
  }: OpenSettings = {},
): Result<OpenedDatabase, string> => {
  let db: DatabaseSync | undefined;
  let lock: FolderLock | undefined;
  const refuse = (sentence: string): Result<OpenedDatabase, string> => {
    db?.close();
    lock?.release();
    return err(sentence);
  };
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    // One process a folder: another one that opens it is told so.
    lock = lockFolder(folder, lockPatienceMs);
    closeToOthers(folder);
    const file = join(folder, DATABASE_FILE);
    db = new DatabaseSync(file);
    const [schema, newest] = [schemaOf(db), schemaAfter(migrations)];
    // Before anything is written: what another version has made stays as it is.
    const other = whyOtherSchema(folder, schema, newest);
    if (other !== undefined) return refuse(other);
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Moving the log into the database waits for the disk too: seldomer than by default.
    db.exec('pragma wal_autocheckpoint = 4000');
    const isChecked = statSync(file).size <= checkedAtStartBytes;
    const damage = isChecked ? findDamage(db) : undefined;
    if (damage !== undefined) return refuse(whyDamaged(folder, damage));
    if (schema > 0 && schema < newest) backUp(db, folder, newest);
    migrate(db, migrations);
    if (schema === 0) syncToDisk(folder, 'folder');
    return ok({ db, lock, isChecked });
  } catch (error) {
    return refuse(whyNotOpened(folder, error));
  }
};
