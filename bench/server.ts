/**
 * The server under load, beside others in the same run: 200 tables of four sockets, an action counts when all four have its
 * news. Ours is durable before it answers; boardgame.io and Colyseus keep everything in memory. Ratios are what counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, report } from './measure.ts';
import { type Child, startChild } from './server/child.ts';
import { closedLoop, type Load, openLoop } from './server/load.ts';
import {
  bareTable,
  boardgameTable,
  colyseusTable,
  type LoadTable,
  makeOurTable,
  ourGuests,
  ourTable,
  watchOurs,
} from './server/players.ts';

const RUNS = 3;
const TABLES = 200;
const RUN_MS = 4000;
const TABLES_AT_ONCE = 8;
const RATE = 500;
const IDLE_SOCKETS = 2000;
const STORED_TABLES = 10_000;
const KB = 1024;
const MB = 1024 * KB;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'wordstake-bench-'));
const freePort = (): number => 20_000 + Math.floor(Math.random() * 20_000);

type Server = { readonly child: Child; readonly base: string; readonly remove: () => Promise<void> };

const startOurs = async (folder = newFolder()): Promise<Server> => {
  const child = await startChild([here('./server/our-server.ts'), folder], /http:\/\/\S+/);
  const remove = async (): Promise<void> => {
    await child.end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { child, base: child.said.replace('localhost', '127.0.0.1'), remove };
};

const startPeer = async (file: string, ...rest: string[]): Promise<Server> => {
  const port = freePort();
  const child = await startChild([here(file), String(port), ...rest], /ready/);
  return { child, base: `http://127.0.0.1:${port}`, remove: child.end };
};

const tablesBy = async (make: (number: number) => Promise<LoadTable>): Promise<LoadTable[]> => {
  const tables: LoadTable[] = [];
  while (tables.length < TABLES) {
    const more = Array.from({ length: Math.min(TABLES_AT_ONCE, TABLES - tables.length) }, (_, i) =>
      make(tables.length + i),
    );
    tables.push(...(await Promise.all(more)));
  }
  return tables;
};

type Contender = {
  readonly name: string;
  readonly start: () => Promise<Server>;
  readonly tables: (base: string) => Promise<LoadTable[]>;
};

const ours: Contender = {
  name: 'ours (SQLite, durable)',
  start: startOurs,
  tables: async (base) => {
    const guests = await ourGuests(base);
    return tablesBy(() => ourTable(base, guests));
  },
};
const bare: Contender = {
  name: 'bare ws + SQLite loop',
  start: async () => {
    const folder = newFolder();
    const server = await startPeer('./server/bare-server.ts', join(folder, 'bare.db'));
    const remove = async (): Promise<void> => {
      await server.remove();
      rmSync(folder, { recursive: true, force: true });
    };
    return { ...server, remove };
  },
  tables: (base) => tablesBy((number) => bareTable(base, number)),
};
const boardgame: Contender = {
  name: 'boardgame.io (memory)',
  start: () => startPeer('./peers/boardgame-io.cjs'),
  tables: (base) => tablesBy(() => boardgameTable(base)),
};
const colyseus: Contender = {
  name: 'Colyseus (memory)',
  start: () => startPeer('./peers/colyseus.mjs'),
  tables: (base) => tablesBy(() => colyseusTable(base)),
};

/** The peers live in a folder of their own, so that nobody installs them with Wordstake. */
const installPeers = (): boolean => {
  if (existsSync(here('./peers/node_modules'))) return true;
  console.log('Installing the peers into bench/peers …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: here('./peers'),
    stdio: 'inherit',
  });
  return status === 0;
};

const measure = async ({ start, tables }: Contender): Promise<Load> => {
  const server = await start();
  const load = await closedLoop(await tables(server.base), RUN_MS);
  await server.remove();
  return load;
};

const compare = async (): Promise<void> => {
  const havePeers = installPeers();
  if (!havePeers)
    console.log('  The peers could not be installed; only the bare loop is measured beside ours.');
  const contenders = havePeers ? [ours, bare, boardgame, colyseus] : [ours, bare];
  const loads = new Map<Contender, Load[]>(contenders.map((each) => [each, []]));
  for (let run = 0; run < RUNS; run++) {
    for (const each of contenders) loads.get(each)?.push(await measure(each));
  }
  const rate = (each: Contender): number => median((loads.get(each) ?? []).map(({ perSecond }) => perSecond));
  for (const [each, runs] of loads) {
    const p99 = median(runs.map(({ p99Ms }) => p99Ms));
    const figures = runs.map(({ perSecond }) => Math.round(perSecond)).join(' / ');
    console.log(`  ${each.name.padEnd(26)} ${figures.padEnd(26)} actions/s, p99 ${p99.toFixed(0)} ms`);
  }
  const ratio = (to: Contender, least: number): void => {
    const value = rate(ours) / rate(to);
    report(`ours to ${to.name}`, `${value.toFixed(2)}×`, `≥ ${least}×`, value >= least);
  };
  ratio(bare, 0.5);
  if (!havePeers) return;
  ratio(boardgame, 3);
  ratio(colyseus, 1);
};

const steady = async (): Promise<void> => {
  const server = await startOurs();
  const tables = await ours.tables(server.base);
  await openLoop(tables, RATE, RUN_MS / 2);
  const p99s: number[] = [];
  for (let run = 0; run < RUNS; run++) p99s.push((await openLoop(tables, RATE, RUN_MS)).p99Ms);
  const p99 = median(p99s);
  report(`p99 at ${RATE} actions/s`, `${p99.toFixed(1)} ms`, '< 10 ms', p99 < 10);
  await server.remove();
};

const idleSockets = async (): Promise<void> => {
  const server = await startOurs();
  const guests = await ourGuests(server.base);
  const code = await makeOurTable(server.base, guests);
  for (let i = 0; i < 100; i++) await watchOurs(server.base, guests[0] ?? '', code, () => {});
  const before = server.child.memoryBytes();
  for (let i = 0; i < IDLE_SOCKETS; i++) await watchOurs(server.base, guests[i % 4] ?? '', code, () => {});
  const each = (server.child.memoryBytes() - before) / IDLE_SOCKETS / KB;
  report('memory of an idle socket', `${each.toFixed(1)} kB`, '< 60 kB', each < 60);
  await server.remove();
};

/** Tables that were played and left: what they cost a server that has just started over them. */
const storedTables = async (): Promise<void> => {
  const empty = await startOurs();
  await ourGuests(empty.base);
  const nothing = empty.child.memoryBytes();
  await empty.remove();
  const folder = newFolder();
  const first = await startOurs(folder);
  const guests = await ourGuests(first.base);
  for (let made = 0; made < STORED_TABLES; made += TABLES_AT_ONCE) {
    await Promise.all(Array.from({ length: TABLES_AT_ONCE }, () => makeOurTable(first.base, guests)));
  }
  await new Promise((resolve) => setTimeout(resolve, RUN_MS));
  await first.child.end();
  const second = await startOurs(folder);
  await ourGuests(second.base);
  // Those that were in memory when the first process was ended are looked after, and leave again.
  await new Promise((resolve) => setTimeout(resolve, RUN_MS));
  const cost = (second.child.memoryBytes() - nothing) / MB;
  report(`${STORED_TABLES} stored idle tables`, `${cost.toFixed(1)} MB`, '< 50 MB', cost < 50);
  await second.remove();
};

/** Runs the benchmarks of the server. */
export const run = async (): Promise<void> => {
  console.log(`\nServer (${TABLES} tables × 4 sockets, median of ${RUNS})`);
  await compare();
  await steady();
  await idleSockets();
  await storedTables();
};
