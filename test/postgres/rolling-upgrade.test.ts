/** One version after the other beside each other over one database, in the middle of games. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MOVE_CODE } from '../../src/protocol/socket-address.ts';
import { VERSION } from '../../src/server/project.ts';
import { MIGRATIONS } from '../../src/server/store/postgres/migrations.ts';
import { askDatabase } from '../support/ask-database.ts';
import { gatherSomehow } from '../support/chaos-tables.ts';
import { type CrowdTable, expectAllInLog, expectSameViews, playToTheEnd } from '../support/crowd.ts';
import { newDataFolder } from '../support/game-server.ts';
import { ask, Guest } from '../support/guest.ts';
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
  const random = seeded(31);
  const anyBase = (): string => servers[Math.floor(random() * servers.length)]?.base ?? '';
  const played: CrowdTable[] = [];
  let isOn = true;
  let moves = 0;
  const trouble = {
    random: () => {
      moves++;
      return random();
    },
    drops: 0,
    reconnect: async (guest: Guest) => {
      guest.base = anyBase();
      await guest.connect().catch(() => {});
    },
    thinkMs: 50,
  };
  /** Plays one game after the other, as long as versions come and go. */
  const keepPlaying = async (kind: Kind): Promise<void> => {
    while (isOn) {
      const table = await gatherSomehow(kind, (name) => Guest.arrive(anyBase(), name));
      played.push(table);
      await playToTheEnd(table, trouble);
      if (kind.showsAll) expectSameViews(table);
    }
  };
  const playing = Promise.all([{ people: 4, wish: {}, showsAll: true }, cards()].map(keepPlaying));
  /** Until people have thought some more, wherever they are now. */
  const goOn = (): Promise<void> => {
    const enough = moves + 30;
    return expect.poll(() => moves, { timeout: 60_000 }).toBeGreaterThan(enough);
  };

  await goOn();
  await startNext();
  expect(await Promise.all(servers.map(versionOf))).toEqual([VERSION, VERSION, NEXT]);
  expect(await askDatabase(databaseUrl, "select value from meta where key = 'schema'")).toEqual([
    { value: String(MIGRATIONS.length + 1) },
  ]);
  await goOn();
  await servers.shift()?.stop();
  // One of the old version starts once more, as systemd would start it after a crash, though the schema has moved on.
  await start();
  expect(await Promise.all(servers.map(versionOf))).toEqual([VERSION, NEXT, VERSION]);
  await goOn();
  await servers.shift()?.stop();
  await startNext();
  await goOn();
  const [old] = servers.splice(1, 1);
  await old?.stop();
  expect(await Promise.all(servers.map(versionOf))).toEqual([NEXT, NEXT]);
  await goOn();
  isOn = false;
  await playing;
  // Nobody is cut off: whoever was at a process that stopped was told to move.
  const moved = played.flatMap(({ players }) => players.flatMap(({ closedWith }) => closedWith));
  expect(new Set(moved)).toEqual(new Set([MOVE_CODE]));
  for (const { players } of played) for (const player of players) player.drop();
  await expectAllInLog({ folder, databaseUrl }, played);
});
