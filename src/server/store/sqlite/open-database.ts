import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import { migrate, SCHEMA, schemaOf } from './migrations.ts';

const FILE = 'wordstake.db';
/** Read and written by the owner alone. */
const PRIVATE_FOLDER = 0o700;

const message = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Copies the database aside as it is before an upgrade. */
const backUp = (db: DatabaseSync, folder: string, schema: number): void => {
  const file = join(folder, `backup-schema-${schema}-before-${SCHEMA}.db`);
  if (existsSync(file)) return;
  db.exec(`vacuum into '${file.replaceAll("'", "''")}'`);
};

/** Opens the database of a data folder, made where it is missing and upgraded where it is old; else a sentence why not. */
export const openDatabase = (folder: string): Result<DatabaseSync, string> => {
  let db: DatabaseSync | undefined;
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    db = new DatabaseSync(join(folder, FILE));
    // One process a folder: another one that opens it is told so.
    db.exec('pragma locking_mode = exclusive');
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
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
