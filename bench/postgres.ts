/**
 * The server over PostgreSQL, by one process and by two, beside the same over SQLite, in one run: actions a second as fast as they go,
 * then at a steady rate how long until they are acknowledged and until others see them, by two processes at the other one's sockets.
 * PostgreSQL has its usual settings and waits for the disk.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askDatabase, createDatabase } from '../test/support/ask-database.ts';
import { type PostgresServer, startPostgres } from '../test/support/postgres.ts';
import { median, quantile, report } from './measure.ts';
import { cpuMsOf } from './server/child.ts';
import { newFolder, type Server, startOurs, TABLES, tablesBy } from './server/contenders.ts';
import { closedLoop, openLoop } from './server/load.ts';
import { type LoadTable, ourGuests } from './server/players.ts';
import { type Seen, seenTable } from './server/seen-table.ts';

const RUNS = 5;
const RUN_MS = 3000;
const WARM_UP_MS = 2000;
const RATE = 500;
const STEADY_MS = 6000;

type SetUp = {
  readonly name: string;
  readonly servers: readonly Server[];
  readonly tables: readonly LoadTable[];
  readonly times: Seen;
  /** How much is stored, in bytes. */
  readonly storedBytes: () => Promise<number>;
  readonly remove: () => Promise<void>;
};

const setUp = async (name: string, processes: number, databaseUrl?: string): Promise<SetUp> => {
  const folder = newFolder();
  const servers: Server[] = [];
  for (let i = 0; i < processes; i++) servers.push(await startOurs(folder, databaseUrl));
  const bases = servers.map(({ base }) => base);
  const guests = await ourGuests(bases[0] as string);
  const times: Seen = { acknowledged: [], seen: [] };
  const tables = await tablesBy(() => seenTable(bases, guests, times));
  await closedLoop(tables, WARM_UP_MS);
  return {
    name,
    servers,
    tables,
    times,
    storedBytes: async () => {
      if (databaseUrl !== undefined) {
        const [size] = await askDatabase(databaseUrl, 'select pg_database_size(current_database()) as bytes');
        return Number(size?.['bytes']);
      }
      const db = new DatabaseSync(join(folder, 'wordstake.db'), { readOnly: true });
      const size = db
        .prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size')
        .get();
      db.close();
      return Number(size?.['bytes']);
    },
    remove: async () => {
      for (const { child } of servers) await child.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Processor time of a PostgreSQL and of all who serve its lines. */
const postgresCpuMs = ({ folder }: PostgresServer): number => {
  const main = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').trim().split(' ').map(Number);
  return [main, ...children].reduce((sum, pid) => sum + cpuMsOf(pid), 0);
};

type Figures = {
  perSecond: number[];
  ownUs: number[];
  theirsUs: number[];
  bytes: number[];
  walBytes: number[];
};

/** Lets one go as fast as it can; what an action costs its processes, PostgreSQL, and the disk. */
const hurry = async (each: SetUp, figures: Figures, postgres: PostgresServer): Promise<void> => {
  const ownMs = (): number => each.servers.reduce((sum, { child }) => sum + child.cpuMs(), 0);
  const walBytes = async (): Promise<number> =>
    Number((await askDatabase(postgres.url, `select pg_current_wal_lsn() - '0/0' as bytes`))[0]?.['bytes']);
  const before = {
    own: ownMs(),
    theirs: postgresCpuMs(postgres),
    bytes: await each.storedBytes(),
    wal: await walBytes(),
  };
  const { perSecond, elapsedMs } = await closedLoop(each.tables, RUN_MS);
  const actions = perSecond * (elapsedMs / 1000);
  figures.perSecond.push(perSecond);
  figures.ownUs.push(((ownMs() - before.own) * 1000) / actions);
  figures.theirsUs.push(((postgresCpuMs(postgres) - before.theirs) * 1000) / actions);
  figures.bytes.push(((await each.storedBytes()) - before.bytes) / actions);
  figures.walBytes.push(((await walBytes()) - before.wal) / actions);
};

/** At a steady rate that leaves room. */
const goSteadily = async ({ tables, times }: SetUp): Promise<string> => {
  times.acknowledged.length = 0;
  times.seen.length = 0;
  await openLoop(tables, RATE, STEADY_MS);
  const both = (values: readonly number[]): string =>
    `p50 ${quantile(values, 0.5).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return `acknowledged ${both(times.acknowledged)}; seen by others ${both(times.seen)}`;
};

/** Runs the benchmark of the server over PostgreSQL. */
export const run = async (): Promise<void> => {
  console.log(`\nServer over PostgreSQL (${TABLES} tables × 4 sockets, medians of ${RUNS}, in turns)`);
  const postgres = await startPostgres({ shared_buffers: '128MB' }, true);
  const setUps = [
    await setUp('SQLite, one process', 1),
    await setUp('PostgreSQL, one process', 1, await createDatabase(postgres.url)),
    await setUp('PostgreSQL, two processes', 2, await createDatabase(postgres.url)),
  ];
  const figures = setUps.map(
    (): Figures => ({ perSecond: [], ownUs: [], theirsUs: [], bytes: [], walBytes: [] }),
  );
  for (let round = 0; round < RUNS; round++)
    for (const [i, each] of setUps.entries()) await hurry(each, figures[i] as Figures, postgres);
  for (const [i, { name, servers }] of setUps.entries()) {
    const { perSecond, ownUs, theirsUs, bytes, walBytes } = figures[i] as Figures;
    const all = perSecond.map((each) => Math.round(each)).join(' / ');
    console.log(`  ${name.padEnd(26)} ${all} actions/s`);
    const cost = `${median(ownUs).toFixed(0)} µs CPU an action${servers.length > 1 ? ', both together' : ''}`;
    const disk = `${median(bytes).toFixed(0)} bytes stored`;
    const isElsewhere = i > 0;
    console.log(
      isElsewhere
        ? `    ${cost}, and ${median(theirsUs).toFixed(0)} µs of PostgreSQL; ${disk}, ${median(walBytes).toFixed(0)} in its log`
        : `    ${cost}; ${disk}`,
    );
  }
  console.log(`  at ${RATE} actions/s:`);
  for (const each of setUps) console.log(`    ${each.name.padEnd(26)} ${await goSteadily(each)}`);
  const [, one, two] = figures.map(({ perSecond }) => median(perSecond));
  report('PostgreSQL, one process', `${one?.toFixed(0)}/s`, '≥ 1000/s', (one ?? 0) >= 1000);
  report('PostgreSQL, two processes', `${two?.toFixed(0)}/s`, '≥ 1000/s', (two ?? 0) >= 1000);
  for (const { remove } of setUps) await remove();
  await postgres.remove();
};
