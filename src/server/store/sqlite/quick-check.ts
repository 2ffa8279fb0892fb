import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { messageOf } from './database-files.ts';
import { problemOf } from './database-health.ts';

/** In the package, where this is JavaScript, so is the thread. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? './quick-check-worker.ts' : './quick-check-worker.js',
  import.meta.url,
);

/** Reads a database through; gives back what is wrong with it, if anything is. */
export const findDamage = (db: DatabaseSync): string | undefined => {
  try {
    const [found] = Object.values(db.prepare('pragma quick_check(1)').get() ?? {});
    // Of several lines the last says what is wrong.
    return found === 'ok' ? undefined : String(found).split('\n').at(-1);
  } catch (error) {
    if (problemOf(error) === 'damaged') return messageOf(error);
    throw error;
  }
};

export type QuickCheck = { readonly done: Promise<string | undefined>; readonly stop: () => void };

/** Reads a database through in a thread of its own: one of gigabytes takes a while. */
export const checkBesidePlay = (file: string): QuickCheck => {
  const worker = new Worker(WORKER, { workerData: file });
  worker.unref();
  return {
    done: new Promise((resolve, reject) => {
      worker.once('message', (damage: string | null) => resolve(damage ?? undefined));
      worker.once('error', reject);
      worker.once('exit', () => resolve(undefined));
    }),
    stop: () => void worker.terminate(),
  };
};
