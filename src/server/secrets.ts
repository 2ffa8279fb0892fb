import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '../shared/result.ts';
import type { Secrets } from './app/identities.ts';
import { syncToDisk } from './store/sqlite/database-files.ts';

export const SECRETS_FILE = 'secrets.json';
const OWNER_ONLY = 0o600;
const PRIVATE_FOLDER = 0o700;
const KEY_BYTES = 32;
const SHORTEST_KEY = 32;

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');
const isKey = (value: unknown): value is string => typeof value === 'string' && value.length >= SHORTEST_KEY;

/** Writes a file wholly or not at all, for the owner alone, unless it is there: of several processes that make it, one does. */
export const writeWhole = (file: string, text: string): void => {
  const unfinished = `${file}.${process.pid}.new`;
  const handle = openSync(unfinished, 'w', OWNER_ONLY);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  try {
    linkSync(unfinished, file);
    rmSync(unfinished);
  } catch (error) {
    // Another process was faster; or the disk knows no links.
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') rmSync(unfinished);
    else renameSync(unfinished, file);
  }
  syncToDisk(dirname(file), 'folder');
};

const read = (file: string): Secrets | undefined => {
  try {
    const { cookieKey, recoveryKey } = JSON.parse(readFileSync(file, 'utf8'));
    return isKey(cookieKey) && isKey(recoveryKey) ? { cookieKey, recoveryKey } : undefined;
  } catch {
    return undefined;
  }
};

/**
 * The secrets of a data folder, made at first start, readable by the owner alone; a sentence where they are broken. Whoever
 * asks has the folder for themselves (its database is open).
 */
export const readSecrets = (folder: string): Result<Secrets, string> => {
  const file = join(folder, SECRETS_FILE);
  try {
    mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
    if (!existsSync(file))
      writeWhole(file, `${JSON.stringify({ cookieKey: newKey(), recoveryKey: newKey() })}\n`);
    chmodSync(file, OWNER_ONLY);
  } catch (error) {
    return err(`${file} cannot be written: ${(error as Error).message}.`);
  }
  const secrets = read(file);
  return secrets === undefined
    ? err(
        `${file} cannot be read. Put it back from a backup. If there is none, remove it and start once with NEW_SECRETS=1: then all guests become strangers.`,
      )
    : ok(secrets);
};
