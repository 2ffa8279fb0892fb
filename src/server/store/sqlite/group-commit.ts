import type { DatabaseSync } from 'node:sqlite';
import type { DatabaseHealth } from './database-health.ts';

/** Something to write, and whom to tell how it went. */
type Write = {
  readonly run: () => unknown;
  readonly done: (value: unknown) => void;
  readonly failed: (error: unknown) => void;
};

const LARGEST_BATCH = 64;

export type GroupCommit = {
  /** Runs in the next transaction; fulfilled when that is on disk. */
  readonly write: <T>(run: () => T) => Promise<T>;
  /** Writes what still waits. */
  readonly flush: () => void;
};

/**
 * Gathers what comes in during one turn of the event loop into one transaction: one sync to disk for many actions.
 * setImmediate rather than a timer, so that a lone action does not wait.
 */
export const createGroupCommit = (db: DatabaseSync, health: DatabaseHealth): GroupCommit => {
  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const waiting: Write[] = [];
  let scheduled = false;

  const settle = (batch: readonly Write[], values: readonly unknown[]): void => {
    for (let i = 0; i < batch.length; i++) batch[i]?.done(values[i]);
  };

  const runBatch = (batch: readonly Write[]): void => {
    try {
      begin.run();
      const values = batch.map(({ run }) => run());
      commit.run();
      health.worked();
      settle(batch, values);
    } catch (error) {
      if (db.isTransaction) db.exec('rollback');
      health.failed(error);
      // One bad write must not take the others with it: each gets a transaction of its own.
      if (batch.length > 1) for (const each of batch) runBatch([each]);
      else batch[0]?.failed(error);
    }
  };

  const runNext = (): void => runBatch(waiting.splice(0, LARGEST_BATCH));
  const flush = (): void => {
    while (waiting.length > 0) runNext();
  };
  /** One batch a turn: what was written is shown to everybody before the next, and others have their turn. */
  const schedule = (): void => {
    setImmediate(() => {
      if (waiting.length > 0) runNext();
      scheduled = waiting.length > 0;
      if (scheduled) schedule();
    });
  };

  return {
    write: <T>(run: () => T) =>
      new Promise<T>((resolve, reject) => {
        waiting.push({ run, done: resolve as (value: unknown) => void, failed: reject });
        if (scheduled) return;
        scheduled = true;
        schedule();
      }),
    flush,
  };
};
