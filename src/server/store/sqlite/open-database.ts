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
import { migrate, SCHEMA, schemaOf } from './migrations.ts';
import { findDamage } from './quick-check.ts';
import { whyDamaged, whyNotOpened, whyTooNew } from './why-not-opened.ts';

/** The database, what SQLite puts beside it, and backups. */
const OURS = /^(wordstake|backup-.*)\.db(-wal|-shm)?$/;

/** Closes to others what lies in a folder that earlier versions or others have filled. */
const closeToOthers = (folder: string): void => {
  makePrivate(join(folder, DATABASE_FILE));
  for (const file of readdirSync(folder)) if (OURS.test(file)) chmodSync(join(folder, file), PRIVATE_FILE);
};

/** Copies the database aside as it is before an upgrade; a copy has its name only once it is whole. */
const backUp = (db: DatabaseSync, folder: string, schema: number): void => {
  const unfinished = join(folder, 'backup-unfinished.db');
  rmSync(unfinished, { force: true });
  makePrivate(unfinished);
  db.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`);
  syncToDisk(unfinished);
  renameSync(unfinished, join(folder, `backup-schema-${schema}-before-${SCHEMA}-${timeForName()}.db`));
  syncToDisk(folder, 'folder');
};

export type OpenSettings = {
  /** Up to this size a database is read through before it is served, larger ones beside play. */
  readonly checkedAtStartBytes?: number | undefined;
  /** How long it is waited for others who read the database. */
  readonly lockPatienceMs?: number | undefined;
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
  { checkedAtStartBytes = CHECKED_AT_START_BYTES, lockPatienceMs }: OpenSettings = {},
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
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Moving the log into the database waits for the disk too: seldomer than by default.
    db.exec('pragma wal_autocheckpoint = 4000');
    const schema = schemaOf(db);
    const tooNew = whyTooNew(folder, schema);
    if (tooNew !== undefined) return refuse(tooNew);
    const isChecked = statSync(file).size <= checkedAtStartBytes;
    const damage = isChecked ? findDamage(db) : undefined;
    if (damage !== undefined) return refuse(whyDamaged(folder, damage));
    if (schema > 0 && schema < SCHEMA) backUp(db, folder, schema);
    migrate(db);
    if (schema === 0) syncToDisk(folder, 'folder');
    return ok({ db, lock, isChecked });
  } catch (error) {
    return refuse(whyNotOpened(folder, error));
  }
};
