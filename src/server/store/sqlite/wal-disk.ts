import { closeSync, fdatasync, openSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import type { Disk } from './group-commit.ts';
import type { Tidying } from './wal-worker.ts';

/** In the package, where this is JavaScript, so is the thread. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './wal-worker.ts' : './wal-worker.js',
  import.meta.url,
);
/** From so many pages on, the log is moved into the database. */
const LONG_LOG_PAGES = 4000;
/** So many batches are written before its length is looked at again. */
const BATCHES_A_LOOK = 16;

const dataSync = promisify(fdatasync);

export type WalDisk = Disk & { readonly close: () => Promise<void> };

type Tidier = { readonly ask: (what: Tidying) => Promise<void>; readonly close: () => Promise<void> };

/** Asks a thread of its own, started when it is first needed. It does one thing at a time. */
const createTidier = (file: string): Tidier => {
  let worker: Worker | undefined;
  let answered: () => void = () => {};

  const start = (): Worker => {
    const started = new Worker(WORKER, { workerData: file });
    started.on('message', () => answered());
    // What could not be moved stays in the log; it is tried again later, by another thread.
    started.on('error', () => {});
    started.on('exit', () => {
      worker = undefined;
      answered();
    });
    return started;
  };

  const ask = async (what: Tidying): Promise<void> => {
    worker ??= start();
    const asked = worker;
    const answer = new Promise<void>((resolve) => {
      answered = resolve;
    });
    asked.ref();
    asked.postMessage(what);
    await answer;
    asked.unref();
  };

  return {
    ask,
    close: async () => {
      if (worker !== undefined) await ask('close');
    },
  };
};

/**
 * Brings what an open database has committed to the disk without keeping the event loop waiting: with `synchronous = normal` SQLite
 * only writes to its log (WAL), and whatever waits for the disk happens in threads. The log is synced before anybody is told that
 * something is written, so no less is kept than with `full`. It is moved into the database in two steps: most of it beside play,
 * then, with nobody writing, the rest, so that it can begin anew.
 */
export const createWalDisk = (db: DatabaseSync, file: string, longLogPages = LONG_LOG_PAGES): WalDisk => {
  db.exec('pragma synchronous = normal; pragma wal_autocheckpoint = 0');
  const log = openSync(`${file}-wal`, 'r+');
  const lookAtLog = db.prepare('pragma wal_checkpoint(noop)');
  const tidier = createTidier(file);
  let batches = 0;
  let moving: Promise<void> | undefined;
  let isNearlyMoved = false;

  const isLong = (): boolean => {
    try {
      return Number(lookAtLog.get()?.['log']) >= longLogPages;
    } catch {
      // What is wrong shows when something is written.
      return false;
    }
  };

  const move = async (): Promise<void> => {
    await tidier.ask('move');
    isNearlyMoved = true;
  };

  return {
    sync: () => dataSync(log),
    tidy: async () => {
      if (isNearlyMoved) {
        isNearlyMoved = false;
        await tidier.ask('finish');
        moving = undefined;
      } else if (moving === undefined && ++batches % BATCHES_A_LOOK === 0 && isLong()) moving = move();
    },
    close: async () => {
      await moving;
      await tidier.close();
      closeSync(log);
    },
  };
};
