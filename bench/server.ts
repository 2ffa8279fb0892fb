/**
 * The server under load, beside others in the same run: 200 tables of four sockets, an action counts when all four have its
 * news. Ours is durable before it answers; boardgame.io and Colyseus keep everything in memory. Ratios are what counts.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { median, report } from './measure.ts';
import {
  CONTENDERS,
  type ContenderName,
  newFolder,
  ours,
  RUN_MS,
  startOurs,
  TABLES,
} from './server/contenders.ts';
import { openLoop } from './server/load.ts';
import { type Contender, type Measured, startContender } from './server/measured.ts';
import { makeOurTable, ourGuests, watchOurs } from './server/players.ts';
import { storeTables } from './server/store-tables.ts';

const RUNS = 5;
const RATE = 500;
const IDLE_SOCKETS = 2000;
const STORED_TABLES = 10_000;
const KB = 1024;
const MB = 1024 * KB;
const NAMES: Readonly<Record<ContenderName, string>> = {
  ours: 'ours (SQLite, durable)',
  bare: 'a bare ws + SQLite loop',
  boardgame: 'boardgame.io (memory)',
  colyseus: 'Colyseus (memory)',
};

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Not `npm ci`: it refuses the lock file where an optional package for another platform is not to be had. */
const INSTALL = ['install', '--no-save', '--omit=optional', '--no-audit', '--no-fund', '--loglevel=error'];

/** The peers live in a folder of their own, so that nobody installs them with Wordstake. */
const installPeers = (): boolean => {
  if (existsSync(here('./peers/node_modules'))) return true;
  console.log('Installing the peers into bench/peers …');
  const { status } = spawnSync('npm', INSTALL, {
    cwd: here('./peers'),
    stdio: 'inherit',
  });
  return status === 0;
};

/** What ours is to be beside each of the others, by actions a second and by what an action costs the processor. */
const GOALS: Readonly<Record<Exclude<ContenderName, 'ours'>, number>> = {
  bare: 0.85,
  boardgame: 3.5,
  colyseus: 1.1,
};

const tell = (name: ContenderName, runs: readonly Measured[]): void => {
  const figures = runs.map(({ perSecond }) => Math.round(perSecond)).join(' / ');
  const p99 = median(runs.map(({ p99Ms }) => p99Ms)).toFixed(0);
  const cpus = runs.map(({ cpuUs }) => cpuUs.toFixed(0)).join(' / ');
  console.log(`  ${NAMES[name].padEnd(24)} ${figures} actions/s, p99 ${p99} ms; ${cpus} µs CPU an action`);
};

/** All contenders take turns, so that each run of ours has runs of the others beside it to be compared with. */
const compare = async (): Promise<void> => {
  const havePeers = installPeers();
  if (!havePeers)
    console.log('  The peers could not be installed; only the bare loop is measured beside ours.');
  const names: ContenderName[] = havePeers ? ['ours', 'bare', 'boardgame', 'colyseus'] : ['ours', 'bare'];
  const contenders = new Map<ContenderName, Contender>();
  for (const name of names) contenders.set(name, await startContender(name));
  const measured = new Map<ContenderName, Measured[]>(names.map((name) => [name, []]));
  for (let run = 0; run < RUNS; run++)
    for (const [name, contender] of contenders) measured.get(name)?.push(await contender.run(RUN_MS));
  for (const contender of contenders.values()) await contender.end();
  for (const [name, runs] of measured) tell(name, runs);
  const mine = measured.get('ours') ?? [];
  for (const [name, runs] of measured) {
    if (name === 'ours') continue;
    const least = GOALS[name];
    const ratio = (of: (mine: Measured, theirs: Measured) => number): number =>
      median(runs.map((theirs, run) => of(mine[run] as Measured, theirs)));
    const bySpeed = ratio((ours, theirs) => ours.perSecond / theirs.perSecond);
    const byCpu = ratio((ours, theirs) => theirs.cpuUs / ours.cpuUs);
    report(`ours to ${NAMES[name]}`, `${bySpeed.toFixed(2)}×`, `≥ ${least}×`, bySpeed >= least);
    report('… by CPU an action', `${byCpu.toFixed(2)}×`, `≥ ${least}×`, byCpu >= least);
  }
};

/** The bare loop at the same rate shows what the machine itself makes of it just now. */
const steady = async (): Promise<void> => {
  const p99Of = async ({ start, tables: make }: typeof ours): Promise<number> => {
    const server = await start();
    const tables = await make(server.base);
    await openLoop(tables, RATE, RUN_MS / 2);
    const p99s: number[] = [];
    for (let run = 0; run < RUNS; run++) p99s.push((await openLoop(tables, RATE, RUN_MS)).p99Ms);
    await server.remove();
    return median(p99s);
  };
  const [mine, least] = [await p99Of(ours), await p99Of(CONTENDERS.bare)];
  report(
    `p99 at ${RATE} actions/s (bare: ${least.toFixed(1)} ms)`,
    `${mine.toFixed(1)} ms`,
    '< 10 ms',
    mine < 10,
  );
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

/** What tables that were left cost a server that has just started over them. */
const storedTables = async (): Promise<void> => {
  const empty = await startOurs();
  await ourGuests(empty.base);
  const nothing = empty.child.memoryBytes();
  await empty.remove();
  const folder = newFolder();
  await storeTables({ folder }, STORED_TABLES);
  const server = await startOurs(folder);
  await ourGuests(server.base);
  await new Promise((resolve) => setTimeout(resolve, RUN_MS));
  const cost = (server.child.memoryBytes() - nothing) / MB;
  report(`${STORED_TABLES} stored idle tables`, `${cost.toFixed(1)} MB`, '< 50 MB', cost < 50);
  await server.remove();
};

/** Runs the benchmarks of the server. */
export const run = async (): Promise<void> => {
  console.log(`\nServer (${TABLES} tables × 4 sockets, median of ${RUNS})`);
  await compare();
  await steady();
  await idleSockets();
  await storedTables();
};
