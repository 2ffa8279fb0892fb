import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './database-files.ts';

/** Locks the folder as long as it is open; nothing is ever written to it. */
const LOCK_FILE = 'wordstake.lock';

export type FolderLock = { readonly release: () => void };

/**
 * Takes a data folder for one process: whoever serves it, or puts back a backup; throws where another has it. However a process
 * ends, the system takes the lock from it. The database itself stays open to those who only read, such as a backup.
 */
export const lockFolder = (folder: string): FolderLock => {
  const file = join(folder, LOCK_FILE);
  makePrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
};
