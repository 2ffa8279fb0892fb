import type { Client } from 'pg';
import { ok, type Result } from '../../../shared/result.ts';
import { type Carried, insertCarried, ROWS_AT_ONCE, readCarried } from '../sql/carried-rows.ts';
import type { Row } from '../sql/queries.ts';
import { asHeld, withNumbers } from './group-commit.ts';
import { openPostgres, type PostgresSettings } from './open-postgres.ts';

/** The columns that number rows by themselves. */
const NUMBERED = [
  ['tables', 'id'],
  ['log', 'g'],
  ['chat', 'id'],
  ['mutes_and_blocks', 'id'],
  ['reports', 'id'],
  ['announcements', 'id'],
] as const;

/** Goes on numbering after what has been put in. */
const numberOn = async (client: Client): Promise<void> => {
  for (const [table, column] of NUMBERED)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), max(${column})) from ${table} having max(${column}) is not null`,
    );
};

/** Each row counted by itself would be counted on top of all that the transaction has counted before: the time grows with the square. */
const COUNT_LATER = 'alter table tables disable trigger tables_counted';
const COUNT_NOW = `
  delete from table_counts;
  insert into table_counts select status, count(*) from tables group by status;
  alter table tables enable trigger tables_counted`;

/** The data of a database to be carried, or carried into; a sentence where it cannot be opened. */
export const openCarriedDatabase = async (
  url: string,
  settings: PostgresSettings = {},
): Promise<Result<Carried, string>> => {
  // However long a step takes, nobody is kept waiting by it.
  const opened = await openPostgres(url, { ...settings, answerMs: 0, sharing: 'alone' });
  if (!opened.ok) return opened;
  const { writer } = opened.value;
  const client = await writer.open();
  // Nobody is there to be told of what is carried.
  await client.query("set wordstake.quiet = 'on'");
  await client.query('begin');
  let isCounted = true;
  return ok({
    rowsOf: async function* (table) {
      await client.query(`declare carried no scroll cursor for ${readCarried(table)}`);
      for (;;) {
        const { rows } = await client.query<Row>(`fetch ${ROWS_AT_ONCE} from carried`);
        if (rows.length === 0) break;
        yield rows;
      }
      await client.query('close carried');
    },
    put: async (table, rows) => {
      if (table === 'tables' && isCounted) {
        isCounted = false;
        await client.query(COUNT_LATER);
      }
      const values = rows.flatMap((row) => Object.values(row).map(asHeld));
      await client.query(withNumbers(insertCarried(table, rows)), values);
    },
    commit: async () => {
      await numberOn(client);
      if (!isCounted) await client.query(COUNT_NOW);
      await client.query('commit');
    },
    close: writer.close,
  });
};
