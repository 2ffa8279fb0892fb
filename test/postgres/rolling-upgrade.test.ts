/** One version after the other beside each other over one database, in the middle of games. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MIGRATIONS } from '../../src/server/store/postgres/migrations.ts';
import { askDatabase } from '../support/ask-database.ts';
import { type CrowdTable, expectAllInLog, expectSameViews, gather, playToTheEnd } from '../support/crowd.ts';
import { newDataFolder } from '../support/game-server.ts';
import { ask, type Guest } from '../support/guest.ts';
import { cards, type Kind } from '../support/kills-in-play.ts';
import { newDatabase } from '../support/new-database.ts';
import { adapted } from '../support/printed.ts';
import { seeded } from '../support/racks.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const NEXT = '99.0.0';
/** What the next version adds to the schema. */
const ADDED = "{ sql: 'create table added (a bigint)', isBeside: true },";

/** The next version: this one's sources under another number, with a schema that has one thing more. */
const makeNextVersion = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-next-'));
  cpSync(join(ROOT, 'src'), join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, 'test'));
  cpSync(join(ROOT, 'test', 'support'), join(folder, 'test', 'support'), { recursive: true });
  for (const shared of ['node_modules', 'data', 'dist'])
    symlinkSync(join(ROOT, shared), join(folder, shared));
  const project = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ ...project, version: NEXT }));
  const migrations = join(folder, 'src/server/store/postgres/migrations.ts');
  const last = '{ sql: TURNS, isBeside: true },';
  writeFileSync(migrations, adapted(readFileSync(migrations, 'utf8'), { [last]: `${last} ${ADDED}` }));
  return folder;
};

const folder = newDataFolder();
let next: string;
let databaseUrl: string;
/** All that serve, in the order in which they came. */
const servers: ServerProcess[] = [];
beforeAll(async () => {
  next = makeNextVersion();
  databaseUrl = await newDatabase();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  for (const each of [folder, next]) rmSync(each, { recursive: true });
});

const start = async (program?: string): Promise<void> => {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  servers.push(await startServerProcess(folder, program === undefined ? { env } : { env, program }));
};
const startNext = (): Promise<void> => start(join(next, 'test/support/serve.ts'));
const versionOf = async (server: ServerProcess | undefined): Promise<string> =>
  (await ask(server?.base ?? '', '/healthz')).body.version;

it('games go on from one version to the next and back, in both at once, and nothing is lost', async () => {
  await start();
  await start();
  const buyword: Kind = { people: 4, wish: {}, showsAll: true };
  const tables = await Promise.all(
    [buyword, cards()].map(({ people, wish, move }) =>
      gather(
        servers.map(({ base }) => base),
        people,
        wish,
        move,
      ),
    ),
  );
  let moves = 0;
  let whenMoved = Promise.withResolvers<void>();
  let awaited = 0;
  const random = seeded(31);
  /** Until so many more thoughts were thought at the tables. */
  const play = (more: number): Promise<void> => {
    whenMoved = Promise.withResolvers();
    awaited = moves + more;
    return Promise.race([whenMoved.promise, isOver]);
  };
  const trouble = {
    random: () => {
      if (++moves >= awaited) whenMoved.resolve();
      return random();
    },
    drops: 0,
    reconnect: async (guest: Guest) => {
      guest.base = servers[Math.floor(random() * servers.length)]?.base ?? '';
      await guest.connect().catch(() => {});
    },
  };
  const playing = tables.map((table) => playToTheEnd(table, trouble));
  const isOver = Promise.all(playing).then(() => {});
  const stopFirst = async (): Promise<void> => servers.shift()?.stop();

  await play(5);
  await startNext();
  expect(await Promise.all(servers.map(versionOf))).toEqual([
    expect.not.stringContaining(NEXT),
    expect.not.stringContaining(NEXT),
    NEXT,
  ]);
  expect(await askDatabase(databaseUrl, "select value from meta where key = 'schema'")).toEqual([
    { value: String(MIGRATIONS.length + 1) },
  ]);
  await play(5);
  await stopFirst();
  // One of the old version starts once more, as systemd would start it after a crash, though the schema has moved on.
  await start();
  await play(5);
  await stopFirst();
  await startNext();
  await play(5);
  // Only the next version is left.
  const old = servers.splice(1, 1);
  await old[0]?.stop();
  expect(await Promise.all(servers.map(versionOf))).toEqual([NEXT, NEXT]);
  await isOver;
  expectSameViews(tables[0] as CrowdTable);
  for (const { players } of tables) for (const player of players) player.drop();
  await expectAllInLog({ folder, databaseUrl }, tables);
});
