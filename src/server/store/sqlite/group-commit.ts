import type { DatabaseSync } from 'node:sqlite';
import { createWriteQueue, tellEach, type Write } from '../sql/write-queue.ts';
import type { DatabaseHealth } from './database-health.ts';

type Committed = { readonly write: Write<() => unknown>; readonly value: unknown };

/** A batch waits for the disk once, and takes the loop a few milliseconds. */
const LARGEST_BATCH = 256;

/** Where a database lies that does not wait for the disk itself. */
export type Disk = {
  /** Fulfilled when all that was committed before is on the disk. */
  readonly sync: () => Promise<void>;
  /** What there is to do for the disk from time to time; nothing is written meanwhile. */
  readonly tidy: () => Promise<void>;
};

export type GroupCommit = {
  /** Runs in the next transaction; fulfilled when that is on disk. */
  readonly write: <T>(run: () => T) => Promise<T>;
  /** Fulfilled when everything is written. */
  readonly flush: () => Promise<void>;
};

/**
 * Writes what comes in during one turn of the event loop, or while the disk is waited for, in one transaction: one sync to disk for
 * many actions. Without a disk the database syncs at each commit, and the event loop waits.
 */
export const createGroupCommit = (db: DatabaseSync, health: DatabaseHealth, disk?: Disk): GroupCommit => {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');

  const commitBatch = (batch: readonly Write<() => unknown>[]): readonly Committed[] => {
    try {
      begin.run();
      const committed = batch.map((write) => ({ write, value: write.work() }));
      commit.run();
      health.worked();
      return committed;
    } catch (error) {
      if (db.isOpen && db.isTransaction) db.exec('rollback');
      health.failed(error);
      // One bad write must not take the others with it: each gets a transaction of its own.
      if (batch.length > 1) return batch.flatMap((each) => commitBatch([each]));
      batch[0]?.failed(error);
      return [];
    }
  };

  const sync = async (committed: readonly Committed[]): Promise<void> => {
    try {
      await disk?.sync();
    } catch (error) {
      // Written, but perhaps not for good: nobody is told that it is.
      health.failed(error);
      for (const { write } of committed) write.failed(error);
      return;
    }
    await tellEach(committed, ({ write, value }) => write.done(value));
  };

  const { add, flush } = createWriteQueue<() => unknown>(LARGEST_BATCH, async (batch) => {
    const committed = commitBatch(batch);
    if (committed.length > 0) await sync(committed);
    await disk?.tidy();
  });
  return { write: (run) => add(run), flush };
};
