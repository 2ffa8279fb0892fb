/** What a server does while its database is away, slow, full or not to be written to, and once it is back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { openPostgres } from '../../src/server/store/postgres/open-postgres.ts';
import { openPostgresStore } from '../../src/server/store/postgres/postgres-store.ts';
import { askDatabase, createDatabase } from '../support/ask-database.ts';
import { gather } from '../support/crowd.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, type Guest } from '../support/guest.ts';
import { type PostgresServer, startPostgres } from '../support/postgres.ts';

const ANSWER_MS = 2000;
const OURS = "application_name = 'wordstake'";

let postgres: PostgresServer;
let databaseUrl: string;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres({}, true);
  databaseUrl = await createDatabase(postgres.url);
  server = await startTestServer({
    databaseUrl,
    postgres: { answerMs: ANSWER_MS },
    log: createLog('error', () => {}),
  });
});
afterAll(async () => {
  await server.remove();
  await postgres.remove();
});

const health = async () => {
  const { status, body } = await ask(server.base, '/healthz');
  return { status, ok: body.ok, reason: body.reason };
};
const WELL = { status: 200, ok: true, reason: undefined };
const untilWell = () => expect.poll(health).toEqual(WELL);

/** A table at which the first player is to roll. */
const atTheRoll = async (): Promise<{ roll: () => Promise<unknown>; ann: Guest; id: string }> => {
  const { code, players } = await gather(server.base, 2, { options: { leader: 0 } });
  const ann = players[0] as Guest;
  const id = crypto.randomUUID();
  return { ann, id, roll: async () => await ann.act(code, 'roll', id) };
};
const timesStored = async (id: string): Promise<number> =>
  (await askDatabase(databaseUrl, `select 1 from log where action like '%:${id}'`)).length;

const refused = expect.objectContaining({
  type: 'refused',
  code: 'internal',
  message: expect.stringMatching(/Please try again\.$/),
});
const accepted = expect.objectContaining({ type: 'accepted' });

describe('a server whose database', () => {
  it.each([
    ['has stopped', 'SIGINT'],
    ['was killed', 'SIGKILL'],
  ] as const)(
    '%s refuses what is done, says so, and goes on by itself once it is back',
    async (_, signal) => {
      const before = await atTheRoll();
      const [table, other] = [await atTheRoll(), await atTheRoll()];
      expect(await before.roll()).toEqual(accepted);
      await postgres.stop(signal);
      expect(await table.roll()).toEqual(refused);
      expect(await health()).toEqual({ status: 503, ok: false, reason: 'unreachable' });
      expect((await ask(server.base, '/healthz')).body.message).not.toContain('127.0.0.1');
      await postgres.start();
      await untilWell();
      expect(await timesStored(before.id)).toBe(1);
      expect([await table.roll(), await other.roll()]).toEqual([accepted, accepted]);
      expect([await timesStored(table.id), await timesStored(other.id)]).toEqual([1, 1]);
    },
  );

  it('does not answer in time refuses what is done; said again under its id, it is done once', async () => {
    const table = await atTheRoll();
    postgres.signalAll('SIGSTOP');
    const answer = await table.roll();
    const ailing = await health();
    postgres.signalAll('SIGCONT');
    expect([answer, ailing]).toEqual([refused, { status: 503, ok: false, reason: 'slow' }]);
    await untilWell();
    expect(await table.roll()).toEqual(accepted);
    expect(await timesStored(table.id)).toBe(1);
  });

  it('works too long on something gives that up, and says so', async () => {
    const table = await atTheRoll();
    await askDatabase(
      databaseUrl,
      `create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(60); return new; end';
       create trigger slow before insert on log execute function dawdle()`,
    );
    expect(await table.roll()).toEqual(refused);
    expect(await health()).toMatchObject({ status: 503, reason: 'slow' });
    await askDatabase(databaseUrl, 'drop trigger slow on log');
    await untilWell();
    expect([await table.roll(), await timesStored(table.id)]).toEqual([accepted, 1]);
  });

  it('can only be read refuses what is done until it can be written to', async () => {
    const table = await atTheRoll();
    const setReadOnly = async (value: string): Promise<void> => {
      await askDatabase(postgres.url, `alter system set default_transaction_read_only = ${value}`);
      await askDatabase(postgres.url, 'select pg_reload_conf()');
    };
    await setReadOnly('on');
    // The sessions hear of it a moment later; whoever comes before is served.
    await expect.poll(async () => (await ask(server.base, '/api/identity', { body: NAME })).status).toBe(500);
    expect(await table.roll()).toEqual(refused);
    expect(await health()).toEqual({ status: 503, ok: false, reason: 'read-only' });
    expect(await timesStored(table.id)).toBe(0);
    await setReadOnly('off');
    await untilWell();
    expect([await table.roll(), await timesStored(table.id)]).toEqual([accepted, 1]);
  });

  it('has no room left refuses what is done until there is some', async () => {
    const table = await atTheRoll();
    const tables = ['log', 'meta'];
    // The server's own refusal, as it comes where its disk is full.
    await askDatabase(
      databaseUrl,
      `create function no_room() returns trigger language plpgsql as
         'begin raise exception using errcode = ''disk_full'', message = ''could not extend file''; end';
       ${tables.map((name) => `create trigger full_disk before insert on ${name} execute function no_room();`).join(' ')}`,
    );
    expect(await table.roll()).toEqual(refused);
    expect(await health()).toEqual({ status: 503, ok: false, reason: 'disk-full' });
    await askDatabase(databaseUrl, tables.map((name) => `drop trigger full_disk on ${name};`).join(' '));
    await untilWell();
    expect([await table.roll(), await timesStored(table.id)]).toEqual([accepted, 1]);
  });

  it('has cut its lines makes others, and nobody notices', async () => {
    const table = await atTheRoll();
    await askDatabase(postgres.url, `select pg_terminate_backend(pid) from pg_stat_activity where ${OURS}`);
    await expect
      .poll(
        async () => (await askDatabase(postgres.url, `select 1 from pg_stat_activity where ${OURS}`)).length,
      )
      .toBe(0);
    expect(await table.roll()).toEqual(accepted);
    await untilWell();
  });

  it('is not there when a server starts is told of in a sentence that names no password', async () => {
    const url = postgres.url.replace('wordstake@', 'wordstake:hush@').replace(/:\d+\//, ':1/');
    const opened = await openPostgresStore(url, { patienceMs: 300 });
    if (opened.ok) throw new Error('it was opened');
    expect(opened.error).toMatch(/^The database 127\.0\.0\.1:1\/postgres cannot be opened: .*ECONNREFUSED/);
    expect(opened.error).not.toContain('hush');
  });
});

const NAME = { name: 'Eve', language: 'en' };

describe('a database that a command has for itself', () => {
  it('is written to by that one alone', async () => {
    const url = await createDatabase(postgres.url);
    const settings = { patienceMs: 20_000, answerMs: ANSWER_MS };
    const first = await openPostgresStore(url, settings);
    if (!first.ok) throw new Error(first.error);
    const second = openPostgres(url, { ...settings, sharing: 'alone' });
    const database = "datname = current_database() and application_name = 'wordstake'";
    // The second one waits; then the first one's lines are cut, so that it loses the lock.
    await expect
      .poll(async () => (await askDatabase(url, `select 1 from pg_stat_activity where ${database}`)).length)
      .toBeGreaterThan(1);
    await askDatabase(
      url,
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and granted and database =
         (select oid from pg_database where datname = current_database())`,
    );
    const taken = await second;
    if (!taken.ok) throw new Error(taken.error);
    const { store } = first.value;
    await expect(store.beat(1)).rejects.toThrow('in use by another Wordstake');
    expect(store.problem()).toBe('in-use');
    await taken.value.writer.close();
    await store.close();
  });
});
