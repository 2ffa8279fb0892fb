import { Client } from 'pg';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/server/app/rate-limits.ts';
import type { Taking } from '../../src/server/app/rates.ts';
import { CHANNEL, readNotice } from '../../src/server/store/postgres/notices.ts';
import { NO_LIMITS, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';

it('a class recovers its names at once: codes that are being looked up do not use up the guesses of an address', async () => {
  const server = await startTestServer({ databaseUrl: await newDatabase(), limits: DEFAULT_LIMITS });
  const kids = await Promise.all(
    Array.from({ length: 2 * DEFAULT_LIMITS.recoveries.burst }, (_, i) =>
      Guest.arrive(server.base, `Kid ${i}`),
    ),
  );
  const recover = (code: string) => ask(server.base, '/api/identity/recover', { body: { code } });
  const recovered = await Promise.all(kids.map(({ recoveryCode }) => recover(recoveryCode)));
  expect(new Set(recovered.map(({ status }) => status))).toEqual(new Set([200]));
  const guesses = await Promise.all(kids.map((_, i) => recover(`00000-00000-00000-000${10 + i}`)));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(DEFAULT_LIMITS.recoveries.burst);
  await server.remove();
});

it('what somebody has had of one server they do not have of another; others do', async () => {
  const databaseUrl = await newDatabase();
  // More than anybody could have of a server in the moment until it hears of the other.
  const burst = 100;
  const limits = {
    ...NO_LIMITS,
    tables: { burst, perMinute: 0.001 },
    identities: { burst, perMinute: 0.001 },
  };
  const a = await startTestServer({ databaseUrl, limits });
  const b = await startTestServer({ databaseUrl, limits, dataFolder: a.dataFolder });
  const heard = new Client({ connectionString: databaseUrl });
  await heard.connect();
  let told: readonly Taking[] = [];
  heard.on('notification', ({ payload = '' }) => {
    const notice = readNotice('nobody', payload);
    if (notice?.kind === 'news' && notice.news.kind === 'taken') told = [...told, ...notice.news.rows];
  });
  await heard.query(`listen ${CHANNEL}`);
  const allButFewAreTold = (limit: string): Promise<void> =>
    expect
      .poll(() => told.reduce((sum, [name, , amount]) => sum + (name.startsWith(limit) ? amount : 0), 0))
      .toBeGreaterThan(0.9 * burst);
  const ann = await Guest.arrive(a.base, 'Ann');
  const bob = await Guest.arrive(b.base, 'Bob');
  const make = async (guest: Guest, base: string): Promise<number> => {
    guest.base = base;
    return (await guest.ask('/api/tables', { game: 'buyword', capacity: 2 })).status;
  };
  for (let made = 0; made < burst; made++) expect(await make(ann, a.base)).toBe(201);
  expect(await make(ann, a.base)).toBe(429);
  await allButFewAreTold('tables');
  const tries: number[] = [];
  while (tries.at(-1) !== 429) tries.push(await make(ann, b.base));
  expect(tries.length).toBeLessThan(burst);
  expect(await make(bob, b.base)).toBe(201);

  // By address: both came from the same one.
  const arrive = async (base: string): Promise<number> =>
    (await ask(base, '/api/identity', { body: { name: 'Eve', language: 'en' } })).status;
  while ((await arrive(a.base)) === 201);
  await allButFewAreTold('identities/');
  const arrivals: number[] = [];
  while (arrivals.at(-1) !== 429) arrivals.push(await arrive(b.base));
  expect(arrivals.length).toBeLessThan(burst - 1);
  await heard.end();
  await b.stop();
  await a.remove();
});
