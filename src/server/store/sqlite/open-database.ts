import { chmodSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  DATABASE_FILE,
  makePrivate,
  messageOf,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  syncToDisk,
  timeForName,
} from './database-files.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { migrate, SCHEMA, schemaOf } from './migrations.ts';

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
};

/** Why a database cannot be served by this version; undefined where it can. */
export const whyTooNew = (folder: string, schema: number): string | undefined =>
  schema > SCHEMA
    ? `The data in ${folder} was written by a newer Wordstake (schema ${schema}, this one knows ${SCHEMA}). Start that version, or name another folder in DATA_DIR.`
    : undefined;

/** Why a folder could not be opened, in a sentence. */
export const whyNotOpened = (folder: string, error: unknown): string =>
  /locked|busy/i.test(messageOf(error))
    ? `The data in ${folder} is in use by another Wordstake. Stop that one, or name another folder in DATA_DIR.`
    : `The data in ${folder} cannot be opened: ${messageOf(error)}.`;

export type OpenedDatabase = { readonly db: DatabaseSync; readonly lock: FolderLock };

/** Opens the database of a data folder, made where it is missing and upgraded where it is old; else a sentence why not. */
export const openDatabase = (folder: string): Result<OpenedDatabase, string> => {
  let db: DatabaseSync | undefined;
  let lock: FolderLock | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    // One process a folder: another one that opens it is told so.
    lock = lockFolder(folder);
    closeToOthers(folder);
    db = new DatabaseSync(join(folder, DATABASE_FILE));
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Moving the log into the database waits for the disk too: seldomer than by default.
    db.exec('pragma wal_autocheckpoint = 4000');
    const schema = schemaOf(db);
    const tooNew = whyTooNew(folder, schema);
    if (tooNew !== undefined) {
      db.close();
      lock.release();
      return err(tooNew);
    }
    if (schema > 0 && schema < SCHEMA) backUp(db, folder, schema);
    migrate(db);
    return ok({ db, lock });
  } catch (error) {
    db?.close();
    lock?.release();
    return err(whyNotOpened(folder, error));
  }
};
