import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const open = () => {
  const db = new DatabaseSync(':memory:');
  db.exec('create table log (n integer)');
  const health = { worked: () => {}, failed: () => {}, isDamaged: () => {}, problem: () => undefined };
  return { db, ...createGroupCommit(db, health) };
};

it('writes at most 64 in a turn of the loop, in order, so that a flood keeps nobody waiting', async () => {
  const { db, write, flush } = open();
  const insert = db.prepare('insert into log values (?)');
  const done: number[] = [];
  const all = Array.from({ length: 200 }, (_, n) => write(() => insert.run(n)).then(() => done.push(n)));
  const counts: number[] = [];
  while (done.length < all.length) {
    await nextTurn();
    counts.push(done.length);
  }
  expect(counts.map((count, i) => count - (counts[i - 1] ?? 0)).every((more) => more <= 64)).toBe(true);
  expect(done).toEqual(done.toSorted((a, b) => a - b));
  // What still waits when a server stops is written at once.
  const last = write(() => insert.run(200));
  flush();
  await last;
  expect(db.prepare('select count(*) as n from log').get()).toEqual({ n: 201 });
});
