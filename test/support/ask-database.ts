import { Client } from 'pg';
import { CARRIED_TABLES } from '../../src/server/store/sql/carried-rows.ts';

/** Asks something of a database, as its host would. */
export const askDatabase = async (url: string, sql: string): Promise<readonly Record<string, unknown>[]> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** What refers to others first. */
const EMPTIED = CARRIED_TABLES.filter((table) => table !== 'meta').reverse();

let made = 0;

/** Makes an empty database beside another, with settings of its own where some are told; gives its address. */
export const createDatabase = async (beside: string, settings = ''): Promise<string> => {
  const name = `test_${process.pid}_${++made}`;
  await askDatabase(beside, `create database ${name} ${settings}`);
  return beside.replace(/\/\w+$/, `/${name}`);
};

/** Empties a database whose tables are there already: much quicker than another one. */
export const emptyDatabase = (url: string): Promise<unknown> =>
  askDatabase(
    url,
    `do $$ begin
       if to_regclass('log') is null then return; end if;
       delete from meta where key <> 'schema';
       ${EMPTIED.map((table) => `delete from ${table};`).join('\n')}
       delete from table_counts;
     end $$`,
  );
