import { Client } from 'pg';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/server/app/rate-limits.ts';
import type { Taking } from '../../src/server/app/rates.ts';
import { CHANNEL, readNotice } from '../../src/server/store/postgres/notices.ts';
import { NO_LIMITS, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';

/** So little flows back that no test takes long enough to have any of it. */
const ALMOST_NONE = 0.001;

it('a class recovers its names at once: codes that are being looked up do not use up the guesses of an address', async () => {
  const { burst } = DEFAULT_LIMITS.recoveries;
  const limits = { ...DEFAULT_LIMITS, recoveries: { burst, perMinute: ALMOST_NONE } };
  const server = await startTestServer({ databaseUrl: await newDatabase(), limits });
  const kids = await Promise.all(
    Array.from({ length: 2 * burst }, (_, i) => Guest.arrive(server.base, `Kid ${i}`)),
  );
  const recover = (code: string) => ask(server.base, '/api/identity/recover', { body: { code } });
  const recovered = await Promise.all(kids.map(({ recoveryCode }) => recover(recoveryCode)));
  expect(new Set(recovered.map(({ status }) => status))).toEqual(new Set([200]));
  const guesses = await Promise.all(kids.map((_, i) => recover(`00000-00000-00000-000${10 + i}`)));
  expect(guesses.filter(({ status }) => status === 403)).toHaveLength(burst);
  await server.remove();
});

it('what somebody has had of one server they do not have of another; others do', async () => {
  const databaseUrl = await newDatabase();
  const few = { burst: 20, perMinute: ALMOST_NONE };
  const config = {
    databaseUrl,
    limits: { ...NO_LIMITS, tables: few, identities: few },
    // However busy the machine is, no line is given up: who was cut off would not know what was had.
    postgres: { answerMs: 0 },
  };
  const a = await startTestServer(config);
  const b = await startTestServer({ ...config, dataFolder: a.dataFolder });
  const told: Taking[] = [];
  const heard = new Client({ connectionString: databaseUrl });
  await heard.connect();
  heard.on('notification', ({ payload = '' }) => {
    const notice = readNotice('nobody', payload);
    if (notice?.kind === 'news' && notice.news.kind === 'taken') told.push(...notice.news.rows);
  });
  await heard.query(`listen ${CHANNEL}`);
  const [ann, carl, bob] = [
    await Guest.arrive(a.base, 'Ann'),
    await Guest.arrive(a.base, 'Carl'),
    await Guest.arrive(b.base, 'Bob'),
  ];
  const code = await carl.make({ capacity: 4 });
  const eve = Guest.nameless(b.base);
  await eve.watch(code);
  const versionSeen = (): number => eve.mirrors.get(code)?.version ?? 0;
  /** All that was had is told, and heard by the second server: it hears everything in the order in which it was told. */
  const untilHeard = async (limit: string, had: number): Promise<void> => {
    const sum = (): number =>
      told.reduce((all, [name, , amount]) => all + (name.startsWith(limit) ? amount : 0), 0);
    await expect.poll(sum).toBe(had);
    const before = versionSeen();
    await carl.do(code, 'add-bot', { bot: 'simple' });
    await eve.until('the bot has come', () => versionSeen() > before);
  };

  const make = async (guest: Guest, base: string): Promise<number> => {
    guest.base = base;
    return (await guest.ask('/api/tables', { game: 'buyword', capacity: 2 })).status;
  };
  for (let made = 0; made < few.burst; made++) expect(await make(ann, a.base)).toBe(201);
  expect(await make(ann, a.base)).toBe(429);
  await untilHeard('tables', few.burst + 1);
  expect(await make(ann, b.base)).toBe(429);
  expect(await make(bob, b.base)).toBe(201);

  // By address: all have come from the same one.
  const arrive = async (base: string): Promise<number> =>
    (await ask(base, '/api/identity', { body: { name: 'Fay', language: 'en' } })).status;
  let came = 3;
  while ((await arrive(a.base)) === 201) came++;
  await untilHeard('identities/', came);
  expect(await arrive(b.base)).toBe(429);
  eve.drop();
  await heard.end();
  await b.stop();
  await a.remove();
});
