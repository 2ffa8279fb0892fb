/** What every store does with long lists of words. */
import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import type { EntryBody, LogEntry } from '../../src/server/app/log-entry.ts';
import type { Store } from '../../src/server/app/ports.ts';

const settings = {
  public: true,
  spectators: 'live',
  patienceSeconds: null,
  chat: 'all',
  wordFilter: false,
} as const;
const row = { status: 'open', isPublic: true, changedAtMs: 1001, wakeAtMs: null } as const;
const entry = (seq: number, body: EntryBody): LogEntry => ({ seq, atMs: 1000 + seq, actionKey: null, body });
const made = (options: unknown) =>
  entry(1, { kind: 'made', game: 'g', options, capacity: 2, settings, host: { id: 'ann', name: 'Ann' } });
const began = (options: unknown) =>
  entry(2, {
    kind: 'started',
    game: 1,
    seed: 's',
    rulesVersion: 1,
    schemaVersion: 1,
    lexicon: { name: 'en-full', sha256: '' },
    events: [{ type: 'began', options }],
  });
const archived = (seq: number) => entry(seq, { kind: 'archived', why: 'finished' });

const words = (stem: string): string[] => Array.from({ length: 100 }, (_, i) => `${stem}${i}`);
const nameOf = (list: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(list)).digest('hex');

export const listsContract = (
  fresh: () => Promise<{ readonly store: Store; readonly reopen: () => Promise<Store> }>,
): void => {
  const [films, books] = [words('FILM'), words('BOOK')];
  const kept = async (store: Store) =>
    Promise.all([films, books].map(async (list) => (await store.readList(nameOf(list))) !== undefined));
  const make = (store: Store, code: string, options: unknown) =>
    store.createTable({ ...row, code }, made(options), ['ann'], 9) as Promise<number>;

  it('gives a long list back as it was, in logs and snapshots, and by its hash', async () => {
    const { store, reopen } = await fresh();
    const options = { theme: { words: words('FILM') }, houseWords: ['QI'] };
    const id = await make(store, 'BCDFGHJ', options);
    expect(await store.append(id, began({ theme: { words: words('BOOK') } }))).toBe(true);
    const state = { table: { options, playing: { state: { options: { words: words('GAME') } } } }, keys: [] };
    await store.saveSnapshot(id, { seq: 2, engine: 'e', state }, null);
    const expected = [made(options).body, began({ theme: { words: books } }).body];
    expect((await store.readLog(id, 0)).map(({ body }) => body)).toEqual(expected);
    const again = await reopen();
    expect((await again.readLog(id, 0)).map(({ body }) => body)).toEqual(expected);
    expect(await again.readSnapshot(id)).toEqual({ seq: 2, engine: 'e', state });
    for (const list of [films, books, words('GAME')])
      expect(await again.readList(nameOf(list))).toBe(JSON.stringify(list));
    expect(await again.readList('0'.repeat(64))).toBeUndefined();
  });

  it('keeps a list once for all tables that have it, until the last of them is removed', async () => {
    const { store } = await fresh();
    const one = await make(store, 'ONE', { theme: { words: words('FILM') } });
    const two = await make(store, 'TWO', { houseWords: words('FILM'), houseBans: words('BOOK') });
    const [[first], [second]] = [await store.readLog(one, 0), await store.readLog(two, 0)];
    // biome-ignore lint/suspicious/noExplicitAny: options are the games'
    const [a, b] = [first?.body as any, second?.body as any];
    expect(a.options.theme.words).toBe(b.options.houseWords);
    expect(await store.readList(nameOf(films))).toBe(JSON.stringify(films));
    await store.append(one, archived(2), { status: 'archived' });
    await store.upkeep.removeTable(one);
    expect(await kept(store)).toEqual([true, true]);
    expect((await store.readLog(two, 0))[0]).toEqual(second);
    // Not of a table that is in use.
    await store.upkeep.removeTable(two);
    expect(await kept(store)).toEqual([true, true]);
    await store.append(two, archived(2), { status: 'archived' });
    await store.upkeep.removeTable(two);
    expect(await kept(store)).toEqual([false, false]);
    // And again for who comes later.
    await make(store, 'LATER', { theme: { words: words('FILM') } });
    expect(await kept(store)).toEqual([true, false]);
  });

  it('keeps a list with the entry that names it, or neither', async () => {
    const { store } = await fresh();
    const id = await make(store, 'ONE', { theme: { words: films } });
    expect(await make(store, 'ONE', { theme: { words: books } })).toBe('code-taken');
    expect(await kept(store)).toEqual([true, false]);
    const wins = await Promise.all([
      store.append(id, began({})),
      store.append(id, began({ theme: { words: books } })),
    ]);
    expect(wins).toEqual([true, false]);
    expect(await kept(store)).toEqual([true, false]);
    // Nor with the snapshot of a table that is gone.
    await store.append(id, archived(3), { status: 'archived' });
    await store.upkeep.removeTable(id);
    await store.saveSnapshot(id, { seq: 3, engine: 'e', state: { options: { words: books } } }, null);
    expect(await kept(store)).toEqual([false, false]);
  });

  it('keeps a list that only a snapshot names', async () => {
    const { store, reopen } = await fresh();
    const id = await make(store, 'ONE', {});
    await store.saveSnapshot(id, { seq: 1, engine: 'e', state: { options: { words: books } } }, null);
    expect(await kept(store)).toEqual([false, true]);
    const again = await reopen();
    expect((await again.readSnapshot(id))?.state).toEqual({ options: { words: books } });
    await again.append(id, archived(2), { status: 'archived' });
    await again.upkeep.removeTable(id);
    expect(await kept(again)).toEqual([false, false]);
  });

  it('takes nothing for a list that only looks like the name of one', async () => {
    const { store } = await fresh();
    const options = {
      theme: { $list: nameOf(films), length: 100 },
      $list: null,
      plain: { words: words('FILM') },
    };
    const id = await make(store, 'ONE', options);
    expect((await store.readLog(id, 0))[0]?.body).toEqual(made(options).body);
    // In what is done in a game nothing is looked for at all.
    const acted: EntryBody = { kind: 'acted', seat: 0, action: 'a', events: [{ options: { $list: 'x' } }] };
    await store.append(id, entry(2, acted));
    expect((await store.readLog(id, 1))[0]?.body).toEqual(acted);
  });
};
