/**
 * What an action costs beside few and beside many stored tables, over SQLite and over PostgreSQL: the same tables play on each server,
 * one server after the other, again and again, so that each round compares with itself.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { askDatabase, createDatabase } from '../test/support/ask-database.ts';
import { startPostgres } from '../test/support/postgres.ts';
import { median, report } from './measure.ts';
import { newFolder, type Server, startOurs, tablesBy } from './server/contenders.ts';
import { closedLoop } from './server/load.ts';
import { type LoadTable, ourGuests, ourTable } from './server/players.ts';
import { storeTables } from './server/store-tables.ts';

const STORED = [1, 1000, 100_000] as const;
/** Made by the server itself; the others are copies of them. */
const MADE = 1000;
const PLAYING = 100;
const ROUNDS = 9;
const RUN_MS = 1500;
const WARM_UP_MS = 2000;
const MOST = 1.2;

/** Copies of the tables that are stored, so many of each, with all that lies beside them. */
const copies = (times: number): readonly string[] => {
  const copy = `with recursive copies (n) as (select 1 union all select n + 1 from copies where n < ${times})`;
  const id = (column: string): string => `${column} + n * ${MADE}`;
  return [
    `${copy} insert into tables (id, code, status, public, changed_at, wake_at, maker)
     select ${id('id')}, code || n, status, public, changed_at, wake_at, maker from copies, tables where id <= ${MADE}`,
    `${copy} insert into log (t, s, at, action, body)
     select ${id('t')}, s, at, action, body from copies, log where t <= ${MADE}`,
    `${copy} insert into sitters (identity, t) select identity, ${id('t')} from copies, sitters where t <= ${MADE}`,
    `${copy} insert into snapshots (t, s, engine, state)
     select ${id('t')}, s, engine, state from copies, snapshots where t <= ${MADE}`,
  ];
};

type Beside = { readonly stored: number; readonly server: Server; readonly tables: readonly LoadTable[] };

const play = async (stored: number, server: Server): Promise<Beside> => {
  const guests = await ourGuests(server.base);
  const tables = await tablesBy(() => ourTable(server.base, guests), PLAYING);
  await closedLoop(tables, WARM_UP_MS);
  return { stored, server, tables };
};

const overSqlite = async (stored: number): Promise<Beside> => {
  const folder = newFolder();
  await storeTables({ folder }, Math.min(stored, MADE));
  if (stored > MADE) {
    const db = new DatabaseSync(join(folder, 'wordstake.db'));
    for (const sql of copies(stored / MADE - 1)) db.exec(sql);
    db.close();
  }
  return play(stored, await startOurs(folder));
};

const overPostgres = async (stored: number, beside: string): Promise<Beside> => {
  const [folder, databaseUrl] = [newFolder(), await createDatabase(beside)];
  await storeTables({ folder, databaseUrl }, Math.min(stored, MADE));
  if (stored > MADE)
    for (const sql of [
      // Counting a hundred thousand in one statement, one by one, would take minutes; nobody asks here how many there are.
      'alter table tables disable trigger tables_counted',
      ...copies(stored / MADE - 1),
      'alter table tables enable trigger tables_counted',
      "select setval(pg_get_serial_sequence('tables', 'id'), (select max(id) from tables))",
      'analyze',
    ])
      await askDatabase(databaseUrl, sql);
  return play(stored, await startOurs(folder, databaseUrl));
};

/** What an action costs the server's process, beside each number of tables, round by round. */
const compare = async (name: string, servers: readonly Beside[]): Promise<void> => {
  const costs: number[][] = servers.map(() => []);
  for (let round = 0; round < ROUNDS; round++)
    for (const [i, { server, tables }] of servers.entries()) {
      const before = server.child.cpuMs();
      const { perSecond, elapsedMs } = await closedLoop(tables, RUN_MS);
      costs[i]?.push((server.child.cpuMs() - before) / (perSecond * (elapsedMs / 1e6)));
    }
  for (const [i, { stored, server }] of servers.entries()) {
    const own = costs[i] as number[];
    const ratio = median(own.map((cost, round) => cost / (costs[0]?.[round] as number)));
    const figure = `${median(own).toFixed(0)} µs, ${ratio.toFixed(2)}×`;
    report(`${name}, ${stored} stored`, figure, `≤ ${MOST}×`, ratio <= MOST);
    await server.remove();
  }
};

/** Runs the benchmark of stored tables. */
export const run = async (): Promise<void> => {
  console.log(
    `\nAn action beside stored tables (${PLAYING} tables × 4 sockets, medians of ${ROUNDS}, in turns)`,
  );
  const sqlite: Beside[] = [];
  for (const stored of STORED) sqlite.push(await overSqlite(stored));
  await compare('SQLite', sqlite);
  const postgres = await startPostgres({ shared_buffers: '128MB' }, true);
  const others: Beside[] = [];
  for (const stored of STORED) others.push(await overPostgres(stored, postgres.url));
  await compare('PostgreSQL', others);
  await postgres.remove();
};
