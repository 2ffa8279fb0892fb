import { afterEach, describe, expect, it } from 'vitest';
import type { Store } from '../../src/server/app/ports.ts';
import { MIGRATIONS, type Migration } from '../../src/server/store/postgres/migrations.ts';
import { openPostgres, type PostgresSettings } from '../../src/server/store/postgres/open-postgres.ts';
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts';
import { storeContract } from '../contract/store-contract.ts';
import { askDatabase, emptyDatabase } from '../support/ask-database.ts';
import { newDatabase } from '../support/new-database.ts';

const openAt = async (url: string, settings: PostgresSettings = {}) => {
  const opened = await openPostgresStore(url, settings);
  if (!opened.ok) throw new Error(opened.error);
  return opened.value.store;
};

const SCHEMA = MIGRATIONS.length;

let url: string | undefined;
storeContract({
  name: 'PostgreSQL',
  open: async () => {
    url ??= await newDatabase();
    const at = url;
    await emptyDatabase(at);
    return { store: await openAt(at), reopen: () => openAt(at) };
  },
});

describe('a database of PostgreSQL', () => {
  const AT_ONCE = { patienceMs: 0 };
  const opened: Store[] = [];
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close();
  });
  const open = async (at: string): Promise<Store> => {
    const store = await openAt(at);
    opened.push(store);
    return store;
  };
  const whyNot = async (at: string): Promise<string> => {
    const store = await openPostgresStore(at, AT_ONCE);
    if (store.ok) opened.push(store.value.store);
    return store.ok ? 'opened' : store.error;
  };

  it('is served by many processes: of those that start together on an empty one, one makes its tables', async () => {
    const at = await newDatabase();
    await Promise.all([open(at), open(at), open(at)]);
    expect(await askDatabase(at, "select value from meta where key = 'schema'")).toEqual([
      { value: `${SCHEMA}` },
    ]);
    expect(await whyNot(at)).toBe('opened');
  });

  it('of an older version is brought up to date by who has it alone, and by nobody as long as others serve it', async () => {
    const at = await newDatabase();
    const old = await openPostgres(at, { ...AT_ONCE, migrations: MIGRATIONS.slice(0, 2) });
    if (!old.ok) throw new Error(old.error);
    expect(await whyNot(at)).toContain('is in use by another Wordstake');
    await old.value.writer.close();
    expect(await whyNot(at)).toBe('opened');
  });

  const ADDS = { sql: 'create table added (a bigint)', isBeside: true };
  const CHANGES = { sql: 'alter table bans rename to banned', isBeside: false };
  const newer = (...steps: readonly Migration[]): PostgresSettings => ({
    ...AT_ONCE,
    migrations: [...MIGRATIONS, ...steps],
  });

  it('is brought up to date beside others by a version that only adds to it, and both serve it then', async () => {
    const at = await newDatabase();
    const old = await open(at);
    const both = await Promise.all([openPostgresStore(at, newer(ADDS)), openPostgresStore(at, newer(ADDS))]);
    for (const each of both) if (each.ok) opened.push(each.value.store);
    expect(both.map(({ ok }) => ok)).toEqual([true, true]);
    const ann = { id: 'ann', name: 'Ann', language: 'en', face: 'fox', colour: 'blue' } as const;
    await old.createIdentity(ann, 'hash', 1);
    // One of the old version that starts now, as after a crash, serves it as well; a command of it does not touch what it does not know.
    expect((await (await open(at)).findIdentity('ann'))?.name).toBe('Ann');
    for (const store of opened.splice(0)) await store.close();
    const sentence = expect.stringContaining(`newer Wordstake (schema ${SCHEMA + 1}`);
    expect(await openPostgres(at, { ...AT_ONCE, sharing: 'alone' })).toMatchObject({ error: sentence });
  });

  it('is not changed under others by a version that they could not go on with, and refused to them afterwards', async () => {
    const at = await newDatabase();
    await open(at);
    expect(await openPostgresStore(at, newer(ADDS, CHANGES))).toMatchObject({
      error: expect.stringContaining('is in use by another Wordstake'),
    });
    expect(await askDatabase(at, "select to_regclass('added')::text as added")).toEqual([{ added: null }]);
    await opened.pop()?.close();
    const next = await openPostgresStore(at, newer(ADDS, CHANGES));
    if (!next.ok) throw new Error(next.error);
    opened.push(next.value.store);
    expect(await whyNot(at)).toContain(`newer Wordstake (schema ${SCHEMA + 2}`);
  });

  it('is nobody else’s while a command has it alone, and no command’s while it is served', async () => {
    const at = await newDatabase();
    await open(at);
    expect(await openPostgres(at, { ...AT_ONCE, sharing: 'alone' })).toMatchObject({
      error: expect.stringContaining('is in use by another Wordstake'),
    });
    await opened.pop()?.close();
    const alone = await openPostgres(at, { ...AT_ONCE, sharing: 'alone' });
    if (!alone.ok) throw new Error(alone.error);
    expect(await whyNot(at)).toContain('is in use by another Wordstake');
    await alone.value.writer.close();
  });

  it('of a newer version is refused with a sentence, and left as it is', async () => {
    const at = await newDatabase();
    await (await openAt(at)).close();
    await askDatabase(at, "update meta set value = '99'");
    expect(await whyNot(at)).toContain('newer Wordstake (schema 99');
    expect(await askDatabase(at, 'select distinct value from meta')).toEqual([{ value: '99' }]);
  });

  it('that holds texts otherwise than as UTF-8 is refused with a sentence', async () => {
    const at = await newDatabase("encoding 'SQL_ASCII' template template0");
    expect(await whyNot(at)).toContain('holds texts as SQL_ASCII');
  });

  it.each([
    ['no address at all', 'postgres:/nowhere', 'DATABASE_URL must read'],
    ['an address that is not one', 'postgres://[/', 'DATABASE_URL must read'],
    ['an unknown sslmode', 'postgres://a@b/c?sslmode=maybe', 'sslmode in DATABASE_URL must be one of'],
    [
      'a certificate that is missing',
      'postgres://a@b/c?sslmode=verify-full&sslrootcert=/no',
      'cannot be read',
    ],
  ])('is not looked for at %s', async (_, at, sentence) => {
    expect(await whyNot(at)).toContain(sentence);
  });

  it('is not asked for texts that it cannot hold, and one bad write takes no other with it', async () => {
    const store = await open(await newDatabase());
    expect(await store.findTable('BCD\0')).toBeUndefined();
    const ann = { id: 'ann', name: 'A\0nn', language: 'en', face: 'fox', colour: 'blue' } as const;
    const kept = [ann, ann, { ...ann, id: 'bob' }].map((each, i) =>
      store.createIdentity(each, `hash ${i}`, 1),
    );
    expect((await Promise.allSettled(kept)).map(({ status }) => status)).toEqual([
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(store.problem()).toBeUndefined();
    expect((await store.findIdentity('bob'))?.name).toBe('A\uFFFDnn');
  });
});
