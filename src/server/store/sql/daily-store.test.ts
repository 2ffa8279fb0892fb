import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { plainQueries } from '../../../../test/support/plain-queries.ts';
import type { Daily } from '../../../daily/daily-game.ts';
import { migrate } from '../sqlite/migrations.ts';
import { createDailyStore, MOST_COUNTED } from './daily-store.ts';

const BAG: Daily = { kind: 'bag', language: 'en', day: '2026-11-18' };

let db: DatabaseSync;
let asked: Set<string>;
let daily: ReturnType<typeof createDailyStore>;

beforeEach(() => {
  db = new DatabaseSync(':memory:');
  migrate(db);
  asked = new Set();
  daily = createDailyStore(
    plainQueries((sql) => {
      asked.add(sql);
      return db.prepare(sql);
    }),
  );
});

/** So many people with a result each, the first of them the best. */
const fill = (people: number): void => {
  const numbers = `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${people})`;
  db.exec(
    `${numbers} insert into identities (id, name, language, face, colour, recovery, created_at)
     select 'p' || n, 'P', 'en', 'fox', 'blue', 'r' || n, 0 from numbers`,
  );
  db.exec(
    `${numbers} insert into daily (day, kind, language, identity, score, grade, marks, at)
     select '2026-11-18', 'bag', 'en', 'p' || n, ${people} - n, 'good', '', n from numbers`,
  );
};

describe('the table of a day that many have played', () => {
  it('counts so far and no further', async () => {
    fill(MOST_COUNTED + 500);
    const { rows, own, count } = await daily.table(BAG, `p${MOST_COUNTED + 400}`, 3);
    expect(rows.map(({ identity, place }) => `${place} ${identity}`)).toEqual(['1 p1', '2 p2', '3 p3']);
    expect([own?.place, count]).toEqual([MOST_COUNTED + 1, MOST_COUNTED]);
    expect((await daily.table(BAG, 'p700', 3)).own?.place).toBe(700);
  });

  it('is read by indexes alone, in their order', async () => {
    fill(5);
    await daily.table(BAG, 'p2', 3);
    await daily.has(BAG, 'p2');
    await daily.removeBefore('2026-01-01');
    expect(asked.size).toBeGreaterThan(3);
    for (const sql of asked) {
      const plan = db
        .prepare(`explain query plan ${sql}`)
        .all()
        .map(({ detail }) => String(detail));
      expect(plan.filter((step) => /^SCAN (?!counted)|TEMP B-TREE/.test(step))).toEqual([]);
    }
  });
});
