/**
 * What a process does for a table that nobody asks for (clocks, bots, orders, notifications) and for the house (retention) is done by
 * another once that process is dead, and by nobody before. Whether it is dead is read from the database's own clock; nothing here is
 * measured by the test's: how soon it is done is counted in beats, by the database.
 */
import { createECDH, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { View } from '../../src/games/buyword/view.ts';
import { CHORES } from '../../src/server/app/bus.ts';
import { BEAT_MS, LEASE_MS } from '../../src/server/store/postgres/bus-statements.ts';
import { askDatabase } from '../support/ask-database.ts';
import { type DeadProcess, LIVING, startDeadProcess } from '../support/dead-process.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';

const TAKEN_OVER_MS = 10_000;
/** One may be under way when a lease ends, and find it still good. */
const MOST_BEATS = 2;
/** For what takes a beat or two, on a busy machine. */
const PATIENT = { timeout: 60_000 };

/** Counts beats, and notes how many there had been when a lease was ended and when a table was taken. */
const COUNT_BEATS = `
  create table beats (process text);
  create table ends (beats bigint);
  create table takings (t bigint, beats bigint);
  create function note_beat() returns trigger language plpgsql as $$
  begin
    if new.${LIVING} then insert into beats values (new.id);
    elsif new.until < clock_timestamp() then insert into ends select count(*) from beats; end if;
    return null;
  end $$;
  create function note_taking() returns trigger language plpgsql as $$
  begin
    insert into takings select new.t, count(*) from beats;
    return null;
  end $$;
  create trigger beats after insert or update on processes for each row execute function note_beat();
  create trigger takings after insert on keepers for each row execute function note_taking();`;

let databaseUrl: string;
let server: TestServer;
let dead: DeadProcess;
let deliveries = 0;
const pushService = createServer((request, response) => {
  request.resume();
  deliveries++;
  response.writeHead(201).end();
});
const pushAddress = () => `http://127.0.0.1:${(pushService.address() as AddressInfo).port}/`;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  pushService.listen(0, '127.0.0.1');
  await once(pushService, 'listening');
  const isPushService = (address: string): boolean => address.startsWith(pushAddress());
  server = await startTestServer({ databaseUrl, isPushService });
  await askDatabase(databaseUrl, COUNT_BEATS);
});
beforeEach(async () => {
  dead = await startDeadProcess(databaseUrl);
});
afterEach(() => dead.endLine());
afterAll(async () => {
  await server.remove();
  pushService.close();
});

/** Until this server has beaten twice: one beat may have been under way. */
const untilBeaten = async (): Promise<void> => {
  const lease = async (): Promise<string> => {
    const rows = await askDatabase(databaseUrl, `select until::text from processes where ${LIVING}`);
    return String(rows[0]?.['until']);
  };
  for (let beats = 0; beats < 2; beats++) {
    const before = await lease();
    await expect.poll(lease, PATIENT).not.toBe(before);
  }
};
const logOf = async (code: string): Promise<string[]> => {
  const rows = await askDatabase(
    databaseUrl,
    `select body from log join tables on t = id where code = '${code}' order by s`,
  );
  return rows.map(({ body }) => String(body));
};
/** A table, or the chores of the house, were taken with one of the first beats after the last lease had ended. */
const expectTakenSoon = async (table: number | string): Promise<void> => {
  const id = typeof table === 'number' ? table : `(select id from tables where code = '${table}')`;
  const [row] = await askDatabase(
    databaseUrl,
    `select (select max(beats) from takings where t = ${id}) - (select max(beats) from ends) as beats`,
  );
  const beats = Number(row?.['beats']);
  expect(beats).toBeGreaterThan(0);
  expect(beats).toBeLessThanOrEqual(MOST_BEATS);
};
const viewOf = (guest: Guest, code: string) => guest.mirrors.get(code)?.view as View | undefined;

/** Ann and Bob, or Ann and a bot, at a table that another process keeps, which does nothing for it. */
const sitAtDead = async (options: Record<string, unknown>, isWithBot = false) => {
  const [ann, bob] = [await Guest.arrive(server.base, 'Ann'), await Guest.arrive(server.base, 'Bob')];
  const code = await ann.make({ capacity: 2, patienceSeconds: null, options });
  if (isWithBot) await ann.do(code, 'add-bot', { bot: 'simple' });
  else await bob.do(code, 'sit');
  await ann.watch(code);
  await dead.keep(code);
  await untilBeaten();
  return { ann, bob, code };
};
/** Nothing is done at the table while the other has its lease. */
const expectNothingDone = async (code: string): Promise<void> => {
  const before = await logOf(code);
  await untilBeaten();
  expect(await logOf(code)).toEqual(before);
};

describe('what a dead process has left is done by another:', () => {
  it('within ten seconds, which are a lease, a beat that finds it ended, and one that was late', () => {
    expect(LEASE_MS + MOST_BEATS * BEAT_MS).toBeLessThan(TAKEN_OVER_MS);
    expect(3 * BEAT_MS).toBeLessThan(LEASE_MS);
  });

  it('its clocks', async () => {
    const { ann, code } = await sitAtDead({ leader: 1, turnSeconds: 10 });
    await ann.do(code, 'start');
    const timedOut = (): Promise<boolean> =>
      logOf(code).then((log) => log.some((body) => body.includes('timeout 1')));
    // Ten seconds and more by the clock of the log: long enough for whoever keeps the table, and nobody does.
    const nowMs = async () =>
      Number((await askDatabase(databaseUrl, 'select extract(epoch from now()) * 1000 as ms'))[0]?.['ms']);
    const dueMs = (await nowMs()) + 11_000;
    while ((await nowMs()) < dueMs) await untilBeaten();
    expect(await timedOut()).toBe(false);
    await dead.endLine();
    await expect.poll(timedOut, PATIENT).toBe(true);
    ann.drop();
  });

  it('its bots’ turns', async () => {
    const { ann, code } = await sitAtDead({ leader: 1 }, true);
    await ann.do(code, 'start');
    await expectNothingDone(code);
    await dead.endLease();
    await ann.until('the bot has done its part', () => viewOf(ann, code)?.toAct.includes(0), PATIENT.timeout);
    await expectTakenSoon(code);
    ann.drop();
  });

  it('its standing orders', async () => {
    const { ann, bob, code } = await sitAtDead({ leader: 1 });
    await ann.do(code, 'start');
    await bob.do(code, 'orders', { orders: { roll: true, buyAtMost: 0, bidAtMost: 0 } });
    await expectNothingDone(code);
    await dead.endLease();
    await ann.until('it was rolled for Bob', () => viewOf(ann, code)?.phase !== 'roll', PATIENT.timeout);
    await expectTakenSoon(code);
    ann.drop();
  });

  it('its notifications: a turn that began while it was dying is told, and told once', async () => {
    const { ann, bob, code } = await sitAtDead({ leader: 0, turnSeconds: 86_400 });
    const keys = createECDH('prime256v1');
    const [p256dh, auth] = [keys.generateKeys(), randomBytes(16)].map((key) => key.toString('base64url'));
    const endpoint = `${pushAddress()}send/1`;
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    expect((await bob.ask('/api/push/subscribe', subscription)).status).toBe(200);
    await ann.do(code, 'start');
    for (const action of ['roll', 'choose 2', 'decline']) await ann.act(code, action);
    await ann.until('it is Bob’s turn', () => viewOf(ann, code)?.toAct.includes(1));
    await expectNothingDone(code);
    expect(deliveries).toBe(0);
    await dead.endLease();
    await expect.poll(() => deliveries, PATIENT).toBe(1);
    await expectTakenSoon(code);
    // Whoever takes the table after that finds it told.
    dead = await startDeadProcess(databaseUrl);
    await dead.keep(code);
    await untilBeaten();
    await dead.endLease();
    await untilBeaten();
    expect(deliveries).toBe(1);
    ann.drop();
  });

  it('its chores: what was kept for long enough is removed', async () => {
    await dead.keep(CHORES);
    await untilBeaten();
    await askDatabase(
      databaseUrl,
      "insert into tables (code, status, public, changed_at) values ('BCDFGHJ', 'archived', 0, 1)",
    );
    const isThere = async (): Promise<boolean> =>
      (await askDatabase(databaseUrl, "select 1 from tables where code = 'BCDFGHJ'")).length === 1;
    await untilBeaten();
    expect(await isThere()).toBe(true);
    await dead.endLease();
    await expect.poll(isThere, PATIENT).toBe(false);
    await expectTakenSoon(CHORES);
  });
});
