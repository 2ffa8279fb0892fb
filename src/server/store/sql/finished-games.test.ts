import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainQueries } from '../../../../test/support/plain-queries.ts';
import type { FinishedQuery } from '../../app/people-store.ts';
import { migrate } from '../sqlite/migrations.ts';
import { createFinishedGames } from './finished-games.ts';

let db: DatabaseSync;
let asked: Set<string>;
let queries: ReturnType<typeof plainQueries>;
let finished: ReturnType<typeof createFinishedGames>;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db);
  asked = new Set();
  const statement = (sql: string) => {
    asked.add(sql);
    return db.prepare(sql);
  };
  queries = plainQueries(statement);
  finished = createFinishedGames(queries);
});

const addTable = (id: number): void =>
  void db
    .prepare("insert into tables (id, code, status, public, changed_at) values (?, ?, 'over', 1, 0)")
    .run(id, `CODE${id}`);

/** A game at a table of its own, at a minute of its number. */
const add = async (
  id: number,
  listed: boolean,
  ...players: (readonly [identity: string | null, name: string])[]
) => {
  addTable(id);
  const ended = {
    game: 'buyword',
    number: 1,
    listed,
    players: players.map(([identity, name], seat) => ({ seat, identity, name, won: seat === 0 })),
  };
  await queries.write(() => finished.add(id, id * 60_000, ended));
};

const find = async (player: string, rest: Partial<FinishedQuery> = {}): Promise<number[]> => {
  const query = { player, fromMs: 0, toMs: Number.MAX_SAFE_INTEGER, identity: null, most: 50, ...rest };
  return (await finished.find(query)).map(({ table }) => table);
};

describe('finished games', () => {
  it('are found by the beginning of a word of a name, whatever its case and accents, newest first', async () => {
    await add(1, true, ['a', 'Marie-Hélène Œuvrard'], ['b', 'Bob']);
    await add(2, true, ['c', 'Hélier'], ['d', 'O’Neil']);
    await add(3, true, ['e', 'Éric'], [null, 'Marius']);
    const found = async (text: string) => [text, await find(text)];
    for (const [text, tables] of [
      ['', [3, 2, 1]],
      ['m', [3, 1]],
      ['mari', [3, 1]],
      ['marie h', [1]],
      ['Marie-Hé', [1]],
      ['HELENE', [1]],
      ['hél', [2, 1]],
      ['oeu', [1]],
      ['œ', [1]],
      ['neil', [2]],
      ['e', [3]],
      // In the middle of a word nothing is looked for.
      ['élène', []],
      ['arius', []],
      // Nothing but punctuation is no name.
      ['-', []],
      ['%', []],
    ] as const)
      expect(await found(text)).toEqual([text, tables]);
    expect(await find('m', { toMs: 3 * 60_000 })).toEqual([1]);
    expect(await find('m', { most: 1 })).toEqual([3]);
    expect(await find(`bob${'x'.repeat(60)}`)).toEqual([]);
  });

  it('of tables that are not public are found by those who played, and by nobody else', async () => {
    await add(1, false, ['ann', 'Ann'], ['bob', 'Bob']);
    await add(2, true, ['cid', 'Cid'], ['bob', 'Bob']);
    expect([await find(''), await find('b'), await find('an')]).toEqual([[2], [2], []]);
    const bob = { identity: 'bob' };
    expect([await find('', bob), await find('b', bob), await find('an', bob)]).toEqual([[2, 1], [2, 1], [1]]);
    expect(await find('', { identity: 'eve' })).toEqual([2]);
  });

  it('are not found by the name of somebody who was forgotten, nor after their table has gone', async () => {
    for (let id = 1; id <= 45; id++) await add(id, id % 2 === 0, ['ann', 'Ann'], ['bob', 'Anton']);
    await finished.forget('ann', 'somebody');
    const bob = { identity: 'bob', most: 100 };
    expect([await find('ann', bob), await find('', { identity: 'ann', most: 100 })]).toEqual([
      [],
      await find('', { most: 100 }),
    ]);
    // Who has a name that begins alike is still found.
    expect(await find('an', bob)).toHaveLength(45);
    expect(await find('some', bob)).toHaveLength(45);
    for (let id = 1; id <= 45; id++) await queries.write(() => finished.removeOf(id));
    for (const table of ['finished', 'finished_players', 'finished_names', 'finished_own'])
      expect(db.prepare(`select count(*) as n from ${table}`).get()).toEqual({ n: 0 });
  });

  it('are read in the order of an index, however many there are: no question reads or sorts all of them', async () => {
    await add(1, true, ['ann', 'Ann']);
    asked.clear();
    for (const player of ['', 'a', 'ann'])
      for (const identity of [null, 'ann']) await find(player, { identity });
    await finished.forget('ann', 'somebody');
    await queries.write(() => finished.removeOf(1));
    expect(asked.size).toBeGreaterThan(8);
    for (const sql of asked) {
      if (sql.startsWith('insert')) continue;
      const plan = db.prepare(`explain query plan ${sql}`).all();
      const steps = plan.map((step) => step['detail'] as string);
      // `o` is what the limit inside has left.
      const slow = steps.filter((step) => /^SCAN (?!o$)|TEMP B-TREE/.test(step));
      expect([sql, slow]).toEqual([sql, []]);
    }
  });
});
