import { once } from 'node:events';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/server/app/rate-limits.ts';
import { CHANNEL } from '../../src/server/store/postgres/notices.ts';
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
  const limits = {
    ...NO_LIMITS,
    tables: { burst: 8, perMinute: 0.001 },
    identities: { burst: 8, perMinute: 0.001 },
  };
  const a = await startTestServer({ databaseUrl, limits });
  const b = await startTestServer({ databaseUrl, limits, dataFolder: a.dataFolder });
  const heard = new Client({ connectionString: databaseUrl });
  await heard.connect();
  await heard.query(`listen ${CHANNEL}`);
  const untilTold = async (name: string): Promise<void> => {
    for (;;) {
      const [{ payload }] = await once(heard, 'notification');
      if (payload.includes('"taken"') && payload.includes(name)) return;
    }
  };
  const ann = await Guest.arrive(a.base, 'Ann');
  const bob = await Guest.arrive(b.base, 'Bob');
  const make = async (guest: Guest, base: string): Promise<number> => {
    guest.base = base;
    return (await guest.ask('/api/tables', { game: 'buyword', capacity: 2 })).status;
  };
  const isTold = untilTold('"tables"');
  for (let made = 0; made < 8; made++) expect(await make(ann, a.base)).toBe(201);
  expect(await make(ann, a.base)).toBe(429);
  await isTold;
  // The other server hears of it at about the same moment, before she could have had all that it has.
  const tries: number[] = [];
  while (tries.at(-1) !== 429) tries.push(await make(ann, b.base));
  expect(tries.length).toBeLessThan(8);
  expect(await make(bob, b.base)).toBe(201);

  // By address: both came from the same one.
  const isKnown = untilTold('"identities/');
  const arrive = async (base: string): Promise<number> =>
    (await ask(base, '/api/identity', { body: { name: 'Eve', language: 'en' } })).status;
  while ((await arrive(a.base)) === 201);
  await isKnown;
  const arrivals: number[] = [];
  while (arrivals.at(-1) !== 429) arrivals.push(await arrive(b.base));
  expect(arrivals.length).toBeLessThan(7);
  await heard.end();
  await b.stop();
  await a.remove();
});
