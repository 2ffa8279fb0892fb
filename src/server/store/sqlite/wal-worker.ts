/** A thread that moves the log of a database (WAL) into it, told when, and answers when it has. */
import { DatabaseSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

/** `move` what there is, beside others who write; `finish` while nobody does, so that the log begins anew; `close` the database. */
export type Tidying = 'move' | 'finish' | 'close';

const db = new DatabaseSync(workerData as string);
db.exec('pragma synchronous = full; pragma wal_autocheckpoint = 0');

parentPort?.on('message', (what: Tidying) => {
  if (what === 'close') {
    db.close();
    parentPort?.close();
    return;
  }
  db.exec('pragma wal_checkpoint(passive)');
  // Whoever writes first after that begins the log anew, and waits for the disk: not the server.
  if (what === 'finish') db.exec("insert or replace into meta values ('log-began', unixepoch())");
  parentPort?.postMessage('done');
});
