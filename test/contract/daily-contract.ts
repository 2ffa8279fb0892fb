/** What every store must keep of the days; part of the suite of each adapter (store-contract.ts). */
import { expect, it } from 'vitest';
import type { Daily } from '../../src/daily/daily-game.ts';
import type { Store } from '../../src/server/app/ports.ts';

const BAG: Daily = { kind: 'bag', language: 'en', day: '2026-11-18' };
const scored = (score: number) => ({ score, grade: 'good', marks: '0123' }) as const;

export const dailyContract = (
  fresh: () => Promise<{ readonly store: Store; readonly reopen: () => Promise<Store> }>,
): void => {
  const arrive = async (store: Store, ...ids: readonly string[]): Promise<void> => {
    for (const id of ids)
      await store.createIdentity(
        { id, name: id.toUpperCase(), language: 'en', face: 'fox', colour: 'blue' },
        `hash ${id}`,
        1,
      );
  };

  it('keeps one result a person for each day and language, over a restart', async () => {
    const { store, reopen } = await fresh();
    await arrive(store, 'ann', 'bob');
    expect(await store.daily.has(BAG, 'ann')).toBe(false);
    expect(await store.daily.keep(BAG, 'ann', scored(900), 5)).toBe(true);
    expect(await store.daily.keep(BAG, 'ann', scored(1900), 6)).toBe(false);
    expect(await store.daily.keep({ ...BAG, language: 'fr' }, 'ann', scored(700), 6)).toBe(true);
    expect(await store.daily.keep({ ...BAG, day: '2026-11-19' }, 'ann', scored(800), 7)).toBe(true);
    const { daily } = await reopen();
    expect(await daily.has(BAG, 'ann')).toBe(true);
    expect(await daily.has(BAG, 'bob')).toBe(false);
    const own = {
      identity: 'ann',
      name: 'ANN',
      face: 'fox',
      colour: 'blue',
      ...scored(900),
      place: 1,
    };
    expect(await daily.table(BAG, 'ann', 10)).toEqual({ rows: [own], own, count: 1 });
    expect(await daily.table(BAG, 'bob', 10)).toEqual({ rows: [own], own: null, count: 1 });
    expect(await daily.table(BAG, null, 10)).toMatchObject({ own: null });
  });

  it('ranks the best first, equals together and in the order they came, and knows one’s own place beyond the last row', async () => {
    const { store } = await fresh();
    await arrive(store, 'ann', 'bob', 'cid', 'dee', 'eve');
    const scores = { dee: 500, bob: 900, ann: 1200, eve: 100, cid: 900 };
    let at = 1;
    for (const [id, score] of Object.entries(scores)) await store.daily.keep(BAG, id, scored(score), at++);
    const { rows, own, count } = await store.daily.table(BAG, 'eve', 4);
    expect(rows.map(({ identity, place }) => `${place} ${identity}`)).toEqual([
      '1 ann',
      '2 bob',
      '2 cid',
      '4 dee',
    ]);
    expect([own?.place, own?.score, count]).toEqual([5, 100, 5]);
  });

  it('shows the names that people have now, and forgets with them', async () => {
    const { store } = await fresh();
    await arrive(store, 'ann', 'bob');
    await store.daily.keep(BAG, 'ann', scored(900), 5);
    await store.daily.keep(BAG, 'bob', scored(800), 5);
    await store.updateIdentity({ id: 'ann', name: 'Anna', language: 'en', face: 'owl', colour: 'blue' });
    expect((await store.daily.table(BAG, null, 9)).rows[0]).toMatchObject({ name: 'Anna', face: 'owl' });
    expect(await store.people.exportOf('ann')).toMatchObject({
      daily: [{ day: '2026-11-18', kind: 'bag', language: 'en', score: 900, marks: '0123', at: 5 }],
    });
    await store.people.forget('ann', '–');
    expect((await store.daily.table(BAG, null, 9)).rows.map(({ name }) => name)).toEqual(['BOB']);
    expect(await store.people.exportOf('ann')).toMatchObject({ daily: [] });
  });

  it('removes days that are long over', async () => {
    const { store } = await fresh();
    await arrive(store, 'ann');
    for (const day of ['2026-10-18', '2026-10-19', '2026-11-18'])
      await store.daily.keep({ ...BAG, day }, 'ann', scored(900), 5);
    expect(await store.daily.removeBefore('2026-10-19')).toBe(1);
    expect(await store.daily.has({ ...BAG, day: '2026-10-18' }, 'ann')).toBe(false);
    expect(await store.daily.has({ ...BAG, day: '2026-10-19' }, 'ann')).toBe(true);
  });
};
