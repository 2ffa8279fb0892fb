import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, makePrivate } from './database-files.ts';

/** Locks the folder as long as it is open; nothing is ever written to it. */
const LOCK_FILE = 'wordstake.lock';
/** A backup is waited for: a server that starts anew after a crash must not give up because one is being made. */
const PATIENCE_MS = 20_000;
const BUSY = 5;

export type FolderLock = { readonly release: () => void };

/**
 * Throws where another process has the database open. The lock's file can be deleted while its holder runs, and then locks nobody
 * out any more; a server's database cannot. It is asked for exclusively, once, and given back: those who only read, such as a
 * backup, can still open it later.
 */
const expectUnused = (file: string, patienceMs: number): void => {
  if (!existsSync(file)) return;
  const db = new DatabaseSync(file, { timeout: patienceMs });
  try {
    db.exec('pragma locking_mode = exclusive; begin exclusive; rollback');
  } catch (error) {
    // What else is wrong with it is found out by whoever opens it; a restore may replace it all the same.
    if ((error as { errcode?: number }).errcode === BUSY) throw error;
  } finally {
    db.close();
  }
};

/**
 * Takes a data folder for one process: whoever serves it, or puts back a backup; throws where another has it. However a process
 * ends, the system takes the lock from it. The database itself stays open to those who only read, such as a backup.
 */
export const lockFolder = (folder: string, patienceMs = PATIENCE_MS): FolderLock => {
  const file = join(folder, LOCK_FILE);
  makePrivate(file);
  const lock = new DatabaseSync(file);
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
    expectUnused(join(folder, DATABASE_FILE), patienceMs);
  } catch (error) {
    lock.close();
    throw error;
  }
  return { release: () => lock.close() };
};
