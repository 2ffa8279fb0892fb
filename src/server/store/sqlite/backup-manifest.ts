/** What a backup is: the files of a data folder, and a list of them with their hashes. */
import { createHash } from 'node:crypto';
import { chmodSync, closeSync, copyFileSync, openSync, readdirSync, readFileSync, readSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { err, ok, type Result } from '../../../shared/result.ts';
import { DATABASE_FILE, messageOf, PRIVATE_FILE, syncToDisk } from './database-files.ts';
import { schemaOf } from './migrations.ts';
import { whyOtherSchema } from './why-not-opened.ts';

export const MANIFEST_FILE = 'manifest.json';
export const FORMAT = 1;

/** What a backup holds; kept beside it. */
export type BackupManifest = {
  readonly format: number;
  /** Of Wordstake. */
  readonly version: string;
  readonly schema: number;
  readonly madeAt: string;
  readonly tables: number;
  readonly entries: number;
  readonly identities: number;
  /** The hash of each file. */
  readonly sha256: Readonly<Record<string, string>>;
};

/** Neither the database, which is copied in its own way, nor what only belongs to a process or to an upgrade. */
export const isOther = (name: string): boolean =>
  !name.startsWith('wordstake.') &&
  !name.startsWith('backup-') &&
  !name.endsWith('.new') &&
  name !== MANIFEST_FILE;

/** The names of the files in a folder. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

const CHUNK_BYTES = 1 << 20;

/** The hash of a file, of whatever size. */
export const hashOf = (file: string): string => {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
  const handle = openSync(file, 'r');
  try {
    for (;;) {
      const length = readSync(handle, chunk);
      if (length === 0) return hash.digest('hex');
      hash.update(chunk.subarray(0, length));
    }
  } finally {
    closeSync(handle);
  }
};

/** Copies a file for the owner alone. */
export const copyPrivate = (from: string, to: string): void => {
  copyFileSync(from, to);
  chmodSync(to, PRIVATE_FILE);
  syncToDisk(to);
};

type Contents = Pick<BackupManifest, 'schema' | 'tables' | 'entries' | 'identities'>;

/** What a database holds; throws where it is damaged or a log has a gap. */
export const inspect = (file: string): Contents => {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const number = (sql: string): number => Number(Object.values(db.prepare(sql).get() ?? {})[0]);
    const [health] = Object.values(db.prepare('pragma integrity_check').get() ?? {});
    if (health !== 'ok') throw new Error(`the database is damaged: ${health}`);
    const gaps = number('select count(*) from (select t from log group by t having max(s) <> count(*))');
    if (gaps > 0) throw new Error(`${gaps} logs have gaps`);
    return {
      schema: schemaOf(db),
      tables: number('select count(*) from tables'),
      entries: number('select count(*) from log'),
      identities: number('select count(*) from identities'),
    };
  } finally {
    db.close();
  }
};

/** What a backup says it holds, once it was found to hold it; a sentence where it is damaged or of another version. */
export const checkBackup = (backup: string): Result<BackupManifest, string> => {
  try {
    const manifest = JSON.parse(readFileSync(join(backup, MANIFEST_FILE), 'utf8')) as BackupManifest;
    if (manifest.format !== FORMAT)
      return err(`The backup in ${backup} has a format that this version does not know.`);
    const names = Object.keys(manifest.sha256);
    const areOurs = names.every(
      (name) => name === DATABASE_FILE || (isOther(name) && basename(name) === name),
    );
    const isThere = areOurs && names.includes(DATABASE_FILE);
    const isWhole =
      isThere &&
      Object.entries(manifest.sha256).every(([name, sha256]) => hashOf(join(backup, name)) === sha256);
    if (!isWhole) return err(`The backup in ${backup} is damaged: a file has changed.`);
    const { schema } = inspect(join(backup, DATABASE_FILE));
    const other = whyOtherSchema(backup, schema);
    return other === undefined ? ok(manifest) : err(other);
  } catch (error) {
    return err(`There is no readable backup in ${backup}: ${messageOf(error)}.`);
  }
};
