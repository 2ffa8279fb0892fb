import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createDatabaseHealth } from './database-health.ts';
import { createGroupCommit, type Disk } from './group-commit.ts';

const open = (disk?: Disk) => {
  const db = new DatabaseSync(':memory:');
  db.exec('create table log (n integer); create table meta (key text primary key, value)');
  const health = createDatabaseHealth(db);
  const insert = db.prepare('insert into log values (?)');
  const rows = (): number => Number(db.prepare('select count(*) as n from log').get()?.['n']);
  return { health, insert, rows, ...createGroupCommit(db, health, disk) };
};

/** A disk that answers when it is told to. */
const slowDisk = () => {
  const syncs: PromiseWithResolvers<void>[] = [];
  const disk: Disk = {
    sync: () => {
      const sync = Promise.withResolvers<void>();
      syncs.push(sync);
      return sync.promise;
    },
    tidy: async () => {},
  };
  return { disk, syncs };
};

describe('what is written', () => {
  it('is told to at most 64 in a turn of the loop, in order, so that a flood keeps nobody waiting', async () => {
    const { insert, rows, write, flush } = open();
    const done: number[] = [];
    const all = Array.from({ length: 200 }, (_, n) => write(() => insert.run(n)).then(() => done.push(n)));
    const counts: number[] = [];
    while (done.length < all.length) {
      await nextTurn();
      counts.push(done.length);
    }
    expect(counts.map((count, i) => count - (counts[i - 1] ?? 0)).every((more) => more <= 64)).toBe(true);
    expect(done).toEqual(done.toSorted((a, b) => a - b));
    // A server that stops waits until nothing is left.
    void write(() => insert.run(200));
    await flush();
    expect(rows()).toBe(201);
  });

  it('is told once it is on the disk; meanwhile the loop goes on, and what comes is written together', async () => {
    const { disk, syncs } = slowDisk();
    const { insert, rows, write } = open(disk);
    const done: number[] = [];
    const put = (n: number): void => void write(() => insert.run(n)).then(() => done.push(n));
    put(0);
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect({ rows: rows(), done, syncs: syncs.length }).toEqual({ rows: 1, done: [], syncs: 1 });
    for (let n = 1; n < 6; n++) put(n);
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect({ rows: rows(), done }).toEqual({ rows: 1, done: [] });
    syncs[0]?.resolve();
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect({ rows: rows(), done, syncs: syncs.length }).toEqual({ rows: 6, done: [0], syncs: 2 });
    syncs[1]?.resolve();
    for (let turn = 0; turn < 10; turn++) await nextTurn();
    expect(done).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it('is told to have failed where the disk fails, and others may go on', async () => {
    const { disk, syncs } = slowDisk();
    const { health, insert, write } = open(disk);
    const failing = write(() => insert.run(0));
    const why = expect(failing).rejects.toMatchObject({ code: 'EIO' });
    await nextTurn();
    syncs[0]?.reject(Object.assign(new Error('EIO: i/o error, fdatasync'), { code: 'EIO' }));
    await why;
    expect(health.problem()).toBe('unwritable');
    const going = write(() => insert.run(1));
    while (syncs.length < 2) await nextTurn();
    syncs[1]?.resolve();
    await going;
    expect(health.problem()).toBeUndefined();
  });
});
