/** Files of a data folder: for the owner alone, and on the disk when they are said to be. */
import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';

/** The database of a data folder. */
export const DATABASE_FILE = 'wordstake.db';
/** Here a backup lies that is being put back. */
export const RESTORING = 'restoring';
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** What an error says, of whatever kind it is. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Makes a file where it is missing, for the owner alone; what SQLite puts beside it takes over its rights. */
export const makePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
};

/** Waits until a file, or the names in a folder, are on the disk. */
export const syncToDisk = (path: string, kind: 'file' | 'folder' = 'file'): void => {
  // Windows opens no folders.
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = openSync(path, kind === 'file' ? 'r+' : 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** A moment as part of a name, in UTC: 20261116T153200Z. */
export const timeForName = (time = new Date()): string => time.toISOString().replaceAll(/[-:]|\.\d+/g, '');
