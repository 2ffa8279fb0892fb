import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import {
  type BackupManifest,
  copyPrivate,
  FORMAT,
  filesIn,
  hashOf,
  inspect,
  isOther,
  MANIFEST_FILE,
} from './backup-manifest.ts';
import {
  DATABASE_FILE,
  makePrivate,
  messageOf,
  PRIVATE_FILE,
  PRIVATE_FOLDER,
  syncToDisk,
} from './database-files.ts';

/** Copies the database as it is at one moment, whoever writes to it meanwhile. */
const copyDatabase = (from: string, to: string): void => {
  makePrivate(to);
  const db = new DatabaseSync(from, { readOnly: true });
  try {
    db.exec('pragma busy_timeout = 30000');
    db.exec(`vacuum into '${to.replaceAll("'", "''")}'`);
  } finally {
    db.close();
  }
  syncToDisk(to);
};

/**
 * Copies a data folder into a new folder: the database, the secrets, and what else lies there. The server may run. The copy is
 * read through before it gets its name; a sentence where something is wrong.
 */
export const backUpFolder = (
  folder: string,
  target: string,
  version: string,
): Result<BackupManifest, string> => {
  if (!existsSync(join(folder, DATABASE_FILE))) return err(`There is no data in ${folder}.`);
  if (existsSync(target)) return err(`${target} is there already; name a folder that is not.`);
  const unfinished = `${target}.unfinished`;
  try {
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true, mode: PRIVATE_FOLDER });
    copyDatabase(join(folder, DATABASE_FILE), join(unfinished, DATABASE_FILE));
    for (const name of filesIn(folder).filter(isOther))
      copyPrivate(join(folder, name), join(unfinished, name));
    const contents = inspect(join(unfinished, DATABASE_FILE));
    const sha256 = Object.fromEntries(
      filesIn(unfinished).map((name) => [name, hashOf(join(unfinished, name))]),
    );
    const manifest = { format: FORMAT, version, madeAt: new Date().toISOString(), ...contents, sha256 };
    const file = join(unfinished, MANIFEST_FILE);
    writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, { mode: PRIVATE_FILE });
    syncToDisk(file);
    syncToDisk(unfinished, 'folder');
    renameSync(unfinished, target);
    syncToDisk(dirname(target), 'folder');
    return ok(manifest);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    return err(`The data in ${folder} could not be backed up: ${messageOf(error)}.`);
  }
};
