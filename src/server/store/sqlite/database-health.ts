import type { DatabaseSync } from 'node:sqlite';
import type { StoreProblem } from '../../app/ports.ts';

/** SQLite's codes, without what is added to some of them. */
const FULL = 13;
const DAMAGED: readonly number[] = [11, 26];
/** Read-only, failed to read or write, not to be opened, no rights. */
const UNWRITABLE: readonly number[] = [8, 10, 14, 23];
/** As much must fit before a disk that was full no longer counts as full. */
const PROBE_BYTES = 1 << 16;

/** The same, as the system has them where a file is synced. */
const SYSTEM_CODES: Readonly<Record<string, StoreProblem>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EIO: 'unwritable',
  EROFS: 'unwritable',
};

/** What an error of SQLite or of the disk says about a database; undefined where it says nothing. */
export const problemOf = (error: unknown): StoreProblem | undefined => {
  const { errcode, code: systemCode = '' } = (error ?? {}) as { errcode?: number; code?: string };
  if (typeof errcode !== 'number') return SYSTEM_CODES[systemCode];
  const code = errcode & 0xff;
  if (code === FULL) return 'disk-full';
  if (DAMAGED.includes(code)) return 'damaged';
  return UNWRITABLE.includes(code) ? 'unwritable' : undefined;
};

export type DatabaseHealth = {
  readonly problem: () => StoreProblem | undefined;
  readonly failed: (error: unknown) => void;
  /** Something was written. */
  readonly worked: () => void;
  readonly isDamaged: () => void;
};

/**
 * Whether a database can be written to, as its last writes have shown. Damage stays until somebody has seen to it; a full disk
 * until as much can be written as a few actions need: a little may fit long before.
 */
export const createDatabaseHealth = (db: DatabaseSync): DatabaseHealth => {
  let problem: StoreProblem | undefined;

  const hasRoom = (): boolean => {
    try {
      db.prepare("insert or replace into meta values ('probe', hex(zeroblob(?)))").run(PROBE_BYTES / 2);
      db.exec("delete from meta where key = 'probe'");
      return true;
    } catch {
      return false;
    }
  };

  return {
    problem: () => problem,
    failed: (error) => {
      if (problem !== 'damaged') problem = problemOf(error) ?? problem;
    },
    worked: () => {
      if (problem !== undefined && problem !== 'damaged' && hasRoom()) problem = undefined;
    },
    isDamaged: () => {
      problem = 'damaged';
    },
  };
};
