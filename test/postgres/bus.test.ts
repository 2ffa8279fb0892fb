/** What processes over one database tell each other and decide between them. */
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CHANNEL } from '../../src/server/store/postgres/notices.ts';
import { openPostgresStore, type SharedStore } from '../../src/server/store/postgres/postgres-store.ts';
import { askDatabase } from '../support/ask-database.ts';
import { newDatabase } from '../support/new-database.ts';

const opened: SharedStore[] = [];
const reported: unknown[] = [];
let url: string;
let table: number;
const open = async (at: string, answerMs?: number): Promise<SharedStore> => {
  const store = await openPostgresStore(at, { answerMs }, (error) => reported.push(error));
  if (!store.ok) throw new Error(store.error);
  opened.push(store.value);
  await store.value.bus.start(() => ({ open: null, playing: 1, paused: null, over: null, archived: null }));
  return store.value;
};
beforeAll(async () => {
  url = await newDatabase();
  for (let i = 0; i < 2; i++) await open(url);
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

/** How often something may have been missed, from now on. */
const countMissed = ({ bus }: SharedStore): (() => number) => {
  let missed = 0;
  bus.follow({ missed: () => void missed++ });
  return () => missed;
};

it('where what was told cannot be read, all is looked at again, and the mistake is told', async () => {
  const missed = countMissed(opened[0] as SharedStore);
  await askDatabase(url, `select pg_notify('${CHANNEL}', 'somebody|e|[')`);
  await expect.poll(missed).toBeGreaterThan(0);
  expect(reported).toContainEqual(expect.any(SyntaxError));
});

it('what was missed is looked at again until that works', async () => {
  const at = await newDatabase();
  const missed = countMissed(await open(at, 2000));
  const lease = async (): Promise<string> =>
    String((await askDatabase(at, 'select until::text from processes'))[0]?.['until']);
  const blocker = new Client({ connectionString: at });
  await blocker.connect();
  await blocker.query('begin; lock table lookers in access exclusive mode');
  await askDatabase(at, 'select pg_terminate_backend(pid) from processes');
  // A beat may have been under way; by the second one of the next line the first one has waited in vain.
  for (let beats = 0; beats < 3; beats++) {
    const before = await lease();
    await expect.poll(lease).not.toBe(before);
  }
  expect(missed()).toBe(0);
  await blocker.end();
  await expect.poll(missed).toBeGreaterThan(0);
});

it('a beat that fails for a reason that no state tells of is told as a mistake', async () => {
  const at = await newDatabase();
  await open(at);
  await askDatabase(at, 'alter table keepers rename to kept');
  await expect.poll(() => reported).toContainEqual(expect.objectContaining({ code: '42P01' }));
});
