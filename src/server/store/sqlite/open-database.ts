import {
  chmodSync,
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import { migrate, SCHEMA, schemaOf } from './migrations.ts';

const FILE = 'wordstake.db';
/** Read and written by the owner alone. */
const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;
/** The database, what SQLite puts beside it, and backups. */
const OURS = /^(wordstake|backup-.*)\.db(-wal|-shm)?$/;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a file where it is missing, for the owner alone; what SQLite puts beside it takes over its rights. */
const makePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
};

/** Closes to others what lies in a folder that earlier versions or others have filled. */
const closeToOthers = (folder: string): void => {
  makePrivate(join(folder, FILE));
  for (const file of readdirSync(folder)) if (OURS.test(file)) chmodSync(join(folder, file), PRIVATE_FILE);
};

const syncToDisk = (file: string): void => {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Copies the database aside as it is before an upgrade; a copy has its name only once it is whole. */
const backUp = (db: DatabaseSync, folder: string, schema: number): void => {
  const time = new Date().toISOString().replaceAll(/[-:]|\.\d+/g, '');
  const unfinished = join(folder, 'backup-unfinished.db');
  rmSync(unfinished, { force: true });
  makePrivate(unfinished);
  db.exec(`vacuum into '${unfinished.replaceAll("'", "''")}'`);
  syncToDisk(unfinished);
  renameSync(unfinished, join(folder, `backup-schema-${schema}-before-${SCHEMA}-${time}.db`));
};

/** Opens the database of a data folder, made where it is missing and upgraded where it is old; else a sentence why not. */
export const openDatabase = (folder: string): Result<DatabaseSync, string> => {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    closeToOthers(folder);
    db = new DatabaseSync(join(folder, FILE));
    // One process a folder: another one that opens it is told so.
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
    // Moving the log into the database waits for the disk too: seldomer than by default.
    db.exec('pragma wal_autocheckpoint = 4000');
    const schema = schemaOf(db);
    if (schema > SCHEMA) {
      db.close();
      return err(
        `The data in ${folder} was written by a newer Wordstake (schema ${schema}, this one knows ${SCHEMA}). Start that version, or name another folder in DATA_DIR.`,
      );
    }
    if (schema > 0 && schema < SCHEMA) backUp(db, folder, schema);
    migrate(db);
    return ok(db);
  } catch (error) {
    db?.close();
    return err(
      /locked|busy/i.test(message(error))
        ? `The data in ${folder} is in use by another Wordstake. Stop that one, or name another folder in DATA_DIR.`
        : `The data in ${folder} cannot be opened: ${message(error)}.`,
    );
  }
};
