/** `npm run migrate`: all that a server keeps, from SQLite to PostgreSQL and back. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { openCarriedDatabase } from '../../src/server/store/postgres/carried-database.ts';
import { CARRIED_TABLES, type Carried, ROWS_AT_ONCE } from '../../src/server/store/sql/carried-rows.ts';
import type { Row } from '../../src/server/store/sql/queries.ts';
import { openCarriedFolder } from '../../src/server/store/sqlite/carried-folder.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';
import type { Result } from '../../src/shared/result.ts';
import { askDatabase } from '../support/ask-database.ts';
import { gather, playToTheEnd } from '../support/crowd.ts';
import { useDataFolders } from '../support/data-folders.ts';
import { startTestServer } from '../support/game-server.ts';
import { Guest } from '../support/guest.ts';
import { longList } from '../support/long-list.ts';
import { newDatabase } from '../support/new-database.ts';
import { seeded } from '../support/racks.ts';
import { runCommand } from '../support/run-command.ts';

const folder = useDataFolders();

const migrate = (from: string, to: string) => runCommand('migrate', {}, '--from', from, '--to', to);

/** All that is kept, table by table, in an order of its own. */
const allRows = async (opened: Result<Carried, string>): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (!opened.ok) throw new Error(opened.error);
  const found = new Map<string, string[]>();
  const asText = (row: Row): string =>
    JSON.stringify(Object.entries(row).sort(([a], [b]) => (a < b ? -1 : 1)));
  for (const table of CARRIED_TABLES) {
    const rows: string[] = [];
    for await (const some of opened.value.rowsOf(table)) rows.push(...some.map(asText));
    found.set(table, rows.sort());
  }
  await opened.value.close();
  return found;
};

/** What stays where it is: counts, which count themselves, and what processes over one database know of each other. */
const NOT_CARRIED = ['keepers', 'lookers', 'processes', 'table_counts', 'told_turns'];
const notCarried = (tables: readonly Row[]): string[] =>
  tables
    .map(({ name }) => String(name))
    .filter((name) => !(CARRIED_TABLES as readonly string[]).includes(name));
const tablesOfFolder = (dataFolder: string): Row[] => {
  const database = new DatabaseSync(join(dataFolder, 'wordstake.db'), { readOnly: true });
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").all() as Row[];
  database.close();
  return tables;
};

/** How many tables of each status are told, beside how many there are. */
const countsIn = (url: string) =>
  askDatabase(
    url,
    `select status, counted.tables::int told, (select count(*)::int from tables where tables.status = counted.status) there
     from table_counts counted order by status`,
  );

/** A server's data with something in every table. */
const fill = async (dataFolder: string): Promise<{ readonly guest: Guest; readonly code: string }> => {
  const server = await startTestServer({ dataFolder });
  const wish = { options: { houseWords: longList(60) }, public: true };
  const [table, other] = [await gather(server.base, 2, wish), await gather(server.base, 2)];
  const [ann, bob] = table.players as [Guest, Guest];
  await playToTheEnd(table, { random: seeded(5), drops: 0, reconnect: (guest) => guest.connect() });
  for (const { players } of [table, other]) for (const player of players) player.drop();
  const waiting = await bob.make({ capacity: 2 });
  await server.stop();
  const opened = openSqliteStore(dataFolder);
  if (!opened.ok) throw new Error(opened.error);
  const { people, ...store } = opened.value;
  const id = (await store.findTable(waiting))?.id ?? 0;
  const line = { atMs: 1, identity: 'ann', name: 'Ann «é»', phrase: null, text: 'Hello' };
  for (let i = 0; i < 3; i++) await people.addLine(id, line, 9);
  await people.keepDistance('ann', { identity: 'bob', name: 'Bob' }, 'muted', 1);
  await people.setOrder(id, 'ann', { buyAtMost: 3 }, 1);
  await people.addSubscription(
    { identity: 'ann', endpoint: 'https://push.example', p256dh: 'p', auth: 'a' },
    1,
  );
  const said = { name: 'Bob', said: 'x', identity: 'bob' };
  const about = { reporter: 'ann', reporterName: 'Ann', reported: 'bob', reportedName: 'Bob' };
  await people.addReport({ atMs: 1, ...about, table: 'A', reason: 'name', note: '', lines: [said] }, 0);
  await people.ban({ identity: 'bob', name: 'Bob', atMs: 1, why: '' });
  const bag = { kind: 'bag', language: 'en', day: '2026-11-18' } as const;
  await store.daily.keep(bag, 'ann', { score: 900, grade: 'good', marks: '012' }, 1);
  await people.announce({ atMs: 1, en: 'Hi', fr: 'Salut' });
  await store.keepArrangement(id, 0, { version: 1, action: 'a', events: [] });
  await store.addOutage({ fromMs: 1, toMs: 2 });
  const ended = { game: 'buyword', number: 1, listed: false, players: [] };
  const player = { seat: 0, identity: 'ann', name: 'Ann', won: true };
  const paused = { kind: 'paused', used: { turns: [], window: 0, game: 0 } } as const;
  for (let seq = 2; seq < 2 * ROWS_AT_ONCE; seq++)
    await store.append(
      id,
      { seq, atMs: seq, actionKey: `ann:${seq}`, body: paused },
      seq === 2 ? { ended: { ...ended, players: [player] } } : undefined,
    );
  await store.close();
  return { guest: ann, code: table.code };
};

describe('npm run migrate', () => {
  it('carries everything to PostgreSQL, where the server goes on, and back; never into what is not empty', async () => {
    const [first, last] = [folder(), join(folder(), 'back')];
    const { guest, code } = await fill(first);
    const before = await allRows(openCarriedFolder(first));
    for (const [table, rows] of before) expect([table, rows.length > 0]).toEqual([table, true]);
    const databaseUrl = await newDatabase();
    expect(notCarried(tablesOfFolder(first))).toEqual(['table_counts']);

    const there = await migrate(first, databaseUrl);
    expect(there).toMatchObject({ code: 0, said: expect.stringContaining(`secrets stay in ${first}`) });
    expect(await allRows(openCarriedFolder(first))).toEqual(before);
    expect(await allRows(await openCarriedDatabase(databaseUrl))).toEqual(before);
    const tablesThere = await askDatabase(
      databaseUrl,
      'select tablename as name from pg_tables where schemaname = current_schema() order by tablename',
    );
    expect(notCarried(tablesThere as Row[])).toEqual(NOT_CARRIED);
    expect(await countsIn(databaseUrl)).toEqual([
      { status: 'open', told: 1, there: 1 },
      { status: 'over', told: 1, there: 1 },
      { status: 'playing', told: 1, there: 1 },
    ]);
    const again = await migrate(first, databaseUrl);
    expect(again).toMatchObject({ code: 2, said: expect.stringContaining('already; nothing was changed') });

    mkdirSync(last);
    const back = await migrate(databaseUrl, last);
    expect(back).toMatchObject({ code: 0, said: expect.stringContaining('Copy the secrets') });
    expect(await allRows(openCarriedFolder(last))).toEqual(before);
    expect(await migrate(databaseUrl, last)).toMatchObject({ code: 2 });

    // The secrets are where they were: guests are known, what is made goes on being numbered.
    const server = await startTestServer({ dataFolder: first, databaseUrl });
    const ann = Guest.known(server.base, guest.name, guest.cookie);
    expect((await ann.ask(`/api/tables/${code}`)).body).toMatchObject({
      seated: 0,
      info: { status: 'over' },
    });
    await ann.make({ capacity: 2 });
    expect((await countsIn(databaseUrl))[0]).toEqual({ status: 'open', told: 2, there: 2 });
    expect(await migrate(databaseUrl, join(folder(), 'in-use'))).toMatchObject({
      code: 2,
      said: expect.stringContaining('is in use by another Wordstake'),
    });
    await server.stop();
  });

  it('says so where there is nothing to carry, and where it is not told from where to where', async () => {
    const nothing = folder();
    const url = await newDatabase();
    expect(await migrate(nothing, url)).toEqual({ code: 2, said: `There is no data in ${nothing}.\n` });
    expect(await runCommand('migrate', {}, '--from', nothing)).toMatchObject({
      code: 2,
      said: expect.stringContaining('Usage:'),
    });
  });
});
