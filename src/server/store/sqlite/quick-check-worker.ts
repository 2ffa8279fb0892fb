/** A thread that reads a database through and says what is wrong with it; null where all is well. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { findDamage } from './quick-check.ts';

const db = new DatabaseSync(workerData as string, { readOnly: true });
const damage = findDamage(db);
db.close();
parentPort?.postMessage(damage ?? null);
