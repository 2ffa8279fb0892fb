/** A PostgreSQL with a synchronous standby, as docs/scaling.md has it, that dies in the middle of games. */
import { rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askDatabase, createDatabase } from '../support/ask-database.ts';
import { gatherSomehow, kindsOfTables } from '../support/chaos-tables.ts';
import { playToTheEnd } from '../support/crowd.ts';
import { newDataFolder, startTestServer } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
import { faultsOf, readStoredLog } from '../support/history.ts';
import { type MovingAddress, openMovingAddress } from '../support/moving-address.ts';
import { type PostgresServer, startPostgres, startStandby } from '../support/postgres.ts';
import { seeded } from '../support/racks.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const NAME = 'standby';
const folder = newDataFolder();
const servers: ServerProcess[] = [];
let primary: PostgresServer;
let standby: PostgresServer;
let address: MovingAddress;
/** The name of the database, at whichever server. */
let path: string;
const portOf = ({ url }: PostgresServer): number => Number(new URL(url).port);
const databaseAt = (port: number): string => `postgres://wordstake@127.0.0.1:${port}${path}`;
beforeAll(async () => {
  primary = await startPostgres({}, true);
  path = new URL(await createDatabase(primary.url)).pathname;
  standby = await startStandby(primary, NAME);
  await askDatabase(primary.url, `alter system set synchronous_standby_names = '${NAME}'`);
  await askDatabase(primary.url, 'select pg_reload_conf()');
  const follows = () =>
    askDatabase(primary.url, 'select application_name, sync_state from pg_stat_replication');
  while (JSON.stringify(await follows()) !== JSON.stringify([{ application_name: NAME, sync_state: 'sync' }]))
    await wait(50);
  address = await openMovingAddress(portOf(primary));
  const env = { ...process.env, DATABASE_URL: databaseAt(address.port) };
  for (let i = 0; i < 2; i++) servers.push(await startServerProcess(folder, { env }));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await address.close();
  await standby.remove();
  await primary.remove();
  rmSync(folder, { recursive: true });
});

it('is waited for while it is away: nothing is acknowledged or shown that it does not have', async () => {
  const config = {
    databaseUrl: databaseAt(address.port),
    postgres: { answerMs: 2000 },
    // Of what is written, the move is what waits for the standby, and no beat before it.
    times: { beatMs: 3_600_000 },
  };
  const a = await startTestServer(config);
  const b = await startTestServer({ ...config, dataFolder: a.dataFolder });
  const [ann, bob] = [await Guest.arrive(a.base, 'Ann'), await Guest.arrive(b.base, 'Bob')];
  const players = [ann, bob];
  const code = await ann.make({ capacity: 2, patienceSeconds: null, options: { leader: 0 } });
  await bob.do(code, 'sit');
  for (const player of players) await player.watch(code);
  await ann.do(code, 'start');
  const isRolled = (player: Guest): boolean =>
    !['', 'roll'].includes(String(player.mirrors.get(code)?.view?.['phase'] ?? ''));
  await bob.until('the game is on', () => bob.mirrors.get(code)?.view?.['phase'] === 'roll');

  await standby.stop('SIGKILL');
  const id = crypto.randomUUID();
  for (let tries = 0; tries < 3; tries++)
    expect(await ann.act(code, 'roll', id)).toMatchObject({ type: 'refused', code: 'internal' });
  expect((await ask(a.base, '/healthz')).body).toMatchObject({ ok: false, reason: 'slow' });
  expect(players.map(isRolled)).toEqual([false, false]);

  await standby.start();
  // It was under way all the time, and is done now, though nobody asks for it again.
  for (const player of players) await player.until('it is rolled', () => isRolled(player), 60_000);
  expect(await ann.act(code, 'roll', id)).toMatchObject({ type: 'accepted' });
  for (const player of players) player.drop();
  await b.stop();
  await a.remove();
});

it('has everything that was acknowledged: it is promoted, the address leads there, and games go on', async () => {
  const random = seeded(41);
  const anyBase = (): string => servers[Math.floor(random() * servers.length)]?.base ?? '';
  const arrive = async (name: string): Promise<Guest> => {
    const guest = await Guest.arrive(anyBase(), name);
    guest.keepsFrames = true;
    return guest;
  };
  const isUnderWay = Promise.withResolvers<void>();
  let moves = 0;
  const trouble = {
    random: () => {
      if (++moves > 60) isUnderWay.resolve();
      return random();
    },
    drops: 0,
    reconnect: async (guest: Guest) => {
      guest.base = anyBase();
      await guest.connect();
    },
    thinkMs: 100,
  };
  const tables = await Promise.all(kindsOfTables(3).map((kind) => gatherSomehow(kind, arrive)));
  const playing = Promise.all(tables.map((table) => playToTheEnd(table, trouble)));
  await isUnderWay.promise;

  await primary.stop('SIGKILL');
  const unwell = async () =>
    (await ask(anyBase(), '/healthz')).body.why ?? (await ask(anyBase(), '/healthz')).body;
  await expect.poll(async () => JSON.stringify(await unwell()), { timeout: 60_000 }).toContain('unreachable');
  await askDatabase(standby.url, 'select pg_promote()');
  // Nobody is left that could confirm what is written.
  await askDatabase(standby.url, "alter system set synchronous_standby_names = ''");
  await askDatabase(standby.url, 'select pg_reload_conf()');
  address.leadTo(portOf(standby));
  await playing;

  for (const { code, players } of tables) {
    const log = await readStoredLog(databaseAt(address.port), code);
    for (const player of players) {
      await player.until('all is seen', () => (player.mirrors.get(code)?.version ?? 0) >= log.length);
      player.drop();
    }
    const clients = players.map(({ sent, frames }, seat) => ({ seat, sent, frames }));
    expect(faultsOf({ code, clients }, log).faults).toEqual([]);
  }
});
