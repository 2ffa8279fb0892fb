/** Two servers over one database, behind nginx as docs/scaling.md prints it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';
import { FROM, type Site, startNginx, WHOLE } from '../support/nginx.ts';
import { adapted, printed } from '../support/printed.ts';

const UPSTREAM = printed('nginx', 'upstream of several processes');
const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
let servers: readonly [TestServer, TestServer];
let nginx: Site;
const stopped = new Set<TestServer>();
beforeAll(async () => {
  // The certificate is the test's own.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const config = { databaseUrl: await newDatabase(), trustProxy: true };
  const first = await startTestServer(config);
  servers = [first, await startTestServer({ ...config, dataFolder: first.dataFolder })];
  const [one = '', two = ''] = servers.map(({ base }) => new URL(base).host);
  const several = adapted(UPSTREAM, { '10.0.0.11:8080': one, '10.0.0.12:8080': two });
  const [before = ''] = /^upstream wordstake \{[^}]*\}/m.exec(WHOLE) ?? [];
  nginx = await startNginx(adapted(WHOLE, { [before]: several }), {});
});
afterAll(async () => {
  await nginx.stop();
  for (const server of servers) if (!stopped.has(server)) await server.stop();
  rmSync(servers[0].dataFolder, { recursive: true });
  if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust;
});

const socketsAt = async ({ base }: TestServer): Promise<number> => {
  const { body } = await ask(base, '/metrics');
  return Number(/^wordstake_sockets (\d+)$/m.exec(body)?.[1]);
};

it('addresses are spread over both, each to one of them, and all go on with one when the other is stopped', async () => {
  const [ann, bob] = [await Guest.arrive(nginx.site, 'Ann'), await Guest.arrive(nginx.site, 'Bob')];
  const code = await ann.make({ capacity: 2, options: { leader: 0 } });
  await bob.do(code, 'sit');
  for (const player of [ann, bob]) await player.watch(code);
  await ann.do(code, 'start');
  // Both come from one address, and so to one process.
  expect((await Promise.all(servers.map(socketsAt))).sort()).toEqual([0, 2]);
  const watching = Array.from({ length: 12 }, (_, i) =>
    Guest.nameless(nginx.site, { [FROM]: `198.51.100.${i}` }),
  );
  for (const guest of watching) await guest.watch(code);
  const spread = await Promise.all(servers.map(socketsAt));
  expect(spread.reduce((sum, count) => sum + count)).toBe(14);
  expect(Math.min(...spread)).toBeGreaterThan(0);
  await ann.until('all twelve watch', () => ann.mirrors.get(code)?.watching === 12);

  const busier = servers[spread[0] === Math.max(...spread) ? 0 : 1];
  stopped.add(busier);
  await busier.stop();
  for (const guest of [ann, bob, ...watching]) {
    guest.drop();
    await guest.connect();
  }
  expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
  const version = ann.mirrors.get(code)?.version ?? 0;
  for (const guest of [bob, ...watching])
    await guest.until('it is seen', () => (guest.mirrors.get(code)?.version ?? 0) >= version);
  for (const guest of [ann, bob, ...watching]) guest.drop();
});
