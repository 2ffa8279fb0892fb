/** What processes over one database tell each other and decide between them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPostgresStore, type SharedStore } from '../../src/server/store/postgres/postgres-store.ts';
import { newDatabase } from '../support/new-database.ts';

const opened: SharedStore[] = [];
let table: number;
beforeAll(async () => {
  const url = await newDatabase();
  for (let i = 0; i < 2; i++) {
    const store = await openPostgresStore(url);
    if (!store.ok) throw new Error(store.error);
    opened.push(store.value);
    await store.value.bus.start(() => ({ open: null, playing: 1, paused: null, over: null, archived: null }));
  }
  const settings = {
    public: false,
    spectators: 'off',
    patienceSeconds: null,
    chat: 'off',
    wordFilter: false,
  } as const;
  const host = { id: 'ann', name: 'Ann' };
  const body = { kind: 'made', game: 'buyword', options: {}, capacity: 2, settings, host } as const;
  const row = { code: 'BCDFGHJ', status: 'open', isPublic: false, changedAtMs: 1, wakeAtMs: null } as const;
  const first = { seq: 1, atMs: 1, actionKey: null, body };
  table = Number(await opened[0]?.store.createTable(row, first, ['ann'], 10));
});
afterAll(async () => {
  for (const { bus, store } of opened) {
    await bus.stop();
    await store.close();
  }
});

it('whoever takes a seat is told by name, even where the entry is too long to be told whole', async () => {
  const [one, other] = opened as [SharedStore, SharedStore];
  const seated: string[] = [];
  const entries: unknown[] = [];
  other.bus.follow({
    seated: (at, identity) => void seated.push(`${at} ${identity}`),
    entry: (_, { seq, entry }) => void entries.push([seq, entry]),
  });
  const who = { id: 'bob', name: 'B'.repeat(9000) };
  const entry = { seq: 2, atMs: 2, actionKey: null, body: { kind: 'sat', seat: 1, who } } as const;
  await one.store.append(table, entry, { sitters: ['bob'] });
  await expect.poll(() => seated).toContain(`${table} bob`);
  await expect.poll(() => entries).toEqual([[2, undefined]]);
});

it('a turn is told by one process, once, however many want to', async () => {
  const claims = (turn: string): Promise<boolean[]> =>
    Promise.all(opened.flatMap(({ bus }) => [1, 2].map(() => bus.claimTurn(table, 0, turn))));
  for (const turn of ['1 a', '1 b', '2 a']) expect((await claims(turn)).filter(Boolean)).toHaveLength(1);
  expect(await opened[0]?.bus.claimTurn(table, 0, '2 a')).toBe(false);
  expect(await opened[1]?.bus.claimTurn(table, 1, '2 a')).toBe(true);
});
