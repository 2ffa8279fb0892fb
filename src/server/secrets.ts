import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Secrets } from './app/identities.ts';

const FILE = 'secrets.json';
const OWNER_ONLY = 0o600;
const PRIVATE_FOLDER = 0o700;
const KEY_BYTES = 32;

const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** The secrets of a data folder, made at first start, readable by the owner alone; throws a sentence where they are broken. */
export const readSecrets = (folder: string): Secrets => {
  const file = join(folder, FILE);
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  try {
    const secrets: Secrets = { cookieKey: newKey(), recoveryKey: newKey() };
    writeFileSync(file, `${JSON.stringify(secrets)}\n`, { mode: OWNER_ONLY, flag: 'wx' });
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  chmodSync(file, OWNER_ONLY);
  try {
    const { cookieKey, recoveryKey } = JSON.parse(readFileSync(file, 'utf8'));
    if (typeof cookieKey === 'string' && typeof recoveryKey === 'string') return { cookieKey, recoveryKey };
  } catch {
    // Told below.
  }
  throw new Error(
    `${file} cannot be read. Put it back from a backup, or remove it: then all guests become strangers.`,
  );
};
