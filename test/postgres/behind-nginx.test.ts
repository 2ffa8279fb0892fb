/** Three servers over one database, behind nginx as docs/scaling.md prints it. */
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PROCESSES, socketsAt, startNginxBefore } from '../support/behind-nginx.ts';
import { startTestServer, type TestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { newDatabase } from '../support/new-database.ts';
import { FROM, type Site } from '../support/nginx.ts';

const trust = process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
const servers: TestServer[] = [];
let nginx: Site;
const stopped = new Set<TestServer>();
beforeAll(async () => {
  // The certificate is the test's own.
  process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = '0';
  const config = { databaseUrl: await newDatabase(), trustProxy: true };
  const first = await startTestServer(config);
  servers.push(first);
  while (servers.length < PROCESSES)
    servers.push(await startTestServer({ ...config, dataFolder: first.dataFolder }));
  nginx = await startNginxBefore(servers.map(({ base }) => base));
});
afterAll(async () => {
  await nginx.stop();
  for (const server of servers) if (!stopped.has(server)) await server.stop();
  rmSync(servers[0]?.dataFolder ?? '', { recursive: true });
  if (trust === undefined) delete process.env['NODE_TLS_REJECT_UNAUTHORIZED'];
  else process.env['NODE_TLS_REJECT_UNAUTHORIZED'] = trust;
});

const spread = (): Promise<number[]> => Promise.all(servers.map(({ base }) => socketsAt(base)));

it('addresses are spread over all, each to one of them, and everybody goes on when one is stopped', async () => {
  const [ann, bob] = [await Guest.arrive(nginx.site, 'Ann'), await Guest.arrive(nginx.site, 'Bob')];
  const code = await ann.make({ capacity: 2, options: { leader: 0 } });
  await bob.do(code, 'sit');
  for (const player of [ann, bob]) await player.watch(code);
  await ann.do(code, 'start');
  // Both come from one address, and so to one process.
  expect((await spread()).sort()).toEqual([0, 0, 2]);
  const watching = Array.from({ length: 24 }, (_, i) =>
    Guest.nameless(nginx.site, { [FROM]: `198.51.100.${i}` }),
  );
  for (const guest of watching) await guest.watch(code);
  const counts = await spread();
  expect(counts.reduce((sum, count) => sum + count)).toBe(26);
  expect(Math.min(...counts)).toBeGreaterThan(0);
  await ann.until('all of them watch', () => ann.mirrors.get(code)?.watching === 24);

  const busiest = servers[counts.indexOf(Math.max(...counts))] as TestServer;
  stopped.add(busiest);
  const all = [ann, bob, ...watching];
  const stopping = busiest.stop();
  // While the process is still stopping, whoever it has sent away is taken by another.
  const sentAway = (): Guest[] => all.filter((guest) => !guest.isConnected);
  await expect.poll(() => sentAway().length).toBe(Math.max(...counts));
  for (const guest of sentAway()) await guest.connect();
  await stopping;
  expect(sentAway()).toEqual([]);
  expect(await ann.act(code, 'roll')).toMatchObject({ type: 'accepted' });
  const version = ann.mirrors.get(code)?.version ?? 0;
  for (const guest of [bob, ...watching])
    await guest.until('it is seen', () => (guest.mirrors.get(code)?.version ?? 0) >= version);
  for (const guest of all) guest.drop();
});
