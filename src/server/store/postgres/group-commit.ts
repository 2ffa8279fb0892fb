import type { Client } from 'pg';
import type { EntryRow, Row, Step, StepAnswer, Transaction, Value } from '../sql/queries.ts';
import { createWriteQueue, tellEach, type Write } from '../sql/write-queue.ts';
import { CHANNEL, ENTRIES, LARGEST_NOTICE } from './notices.ts';
import type { OpenedPostgres } from './open-postgres.ts';
import { problemOf } from './problem-of.ts';

/** A commit waits for the disk, and often for a network: many share it. */
const LARGEST_BATCH = 256;

/** Adds entries and tells all processes of those that were added, as soon as they are stored: all of each, or only their numbers. */
const PUT = `
  with put as (
    insert into log (t, s, at, action, body)
    select * from unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::text[])
    on conflict do nothing returning t, s, at, action, body),
  told as (
    select json_agg(json_build_array(t, s, at, action, body))::text as whole, json_agg(json_build_array(t, s))::text as numbers from put)
  select t, s, (
    select pg_notify('${CHANNEL}', $6::text || case when octet_length(whole) < ${LARGEST_NOTICE} then whole else numbers end) from told
  ) from put`;

/** What is done in several steps is done by one process after the other, as if there were one. Chosen at random, once. */
const BEGIN = 'begin; select pg_advisory_xact_lock(219740388)';

/** An entry with what follows from it, or anything else. */
export type Work =
  | { readonly entry: EntryRow; readonly then: (() => Transaction<void>) | undefined }
  | { readonly entry?: undefined; readonly transaction: () => Transaction<unknown> };

const numbered = new Map<string, string>();
/** The text of a statement with PostgreSQL's own marks for values. */
export const withNumbers = (sql: string): string => {
  let known = numbered.get(sql);
  if (known === undefined) {
    let n = 0;
    known = sql.replaceAll('?', () => `$${++n}`);
    numbered.set(sql, known);
  }
  return known;
};

/** A value as PostgreSQL can hold it: no text of its has a character 0. */
export const asHeld = (value: Value): Value =>
  typeof value === 'string' ? value.replaceAll('\0', '\uFFFD') : value;

const answer = async (client: Client, { sql, values, wants }: Step): Promise<StepAnswer> => {
  const { rows, rowCount } = await client.query<Row>(withNumbers(sql), values.map(asHeld));
  return wants === 'rows' ? rows : (rowCount ?? 0);
};

/** Does what a transaction wants, one step after the other. */
export const runSteps = async <T>(client: Client, transaction: Transaction<T>): Promise<T> => {
  for (let next = transaction.next(); ; ) {
    if (next.done === true) return next.value;
    next = transaction.next(await answer(client, next.value));
  }
};

const keyOf = ({ t, s }: Pick<EntryRow, 't' | 's'>): string => `${t} ${s}`;

/** Adds entries in one statement, in order of table and number, lest two who write wait for each other; gives the keys of those added. */
const putEntries = async (
  client: Client,
  origin: string,
  entries: readonly EntryRow[],
): Promise<ReadonlySet<string>> => {
  if (entries.length === 0) return new Set();
  const sorted = entries.toSorted((a, b) => a.t - b.t || a.s - b.s);
  const column = <K extends keyof EntryRow>(name: K) => sorted.map((entry) => entry[name]);
  const notice = `${origin}${ENTRIES}`;
  const values = [column('t'), column('s'), column('at'), column('action'), column('body'), notice];
  const { rows } = await client.query<Pick<EntryRow, 't' | 's'>>({ name: 'put', text: PUT, values });
  return new Set(rows.map(keyOf));
};

/** Of several entries of one number the first is tried: the others have lost, whoever wins. */
const firstOfEach = (batch: readonly Write<Work>[]): Map<string, Work> => {
  const first = new Map<string, Work>();
  for (const { work } of batch)
    if (work.entry !== undefined && !first.has(keyOf(work.entry))) first.set(keyOf(work.entry), work);
  return first;
};

const inTransaction = async (
  client: Client,
  origin: string,
  batch: readonly Write<Work>[],
): Promise<unknown[]> => {
  const first = firstOfEach(batch);
  const added = await putEntries(
    client,
    origin,
    [...first.values()].flatMap(({ entry }) => (entry === undefined ? [] : [entry])),
  );
  const values: unknown[] = [];
  for (const { work } of batch) {
    if (work.entry === undefined) values.push(await runSteps(client, work.transaction()));
    else {
      const key = keyOf(work.entry);
      const isAdded = first.get(key) === work && added.has(key);
      if (isAdded && work.then !== undefined) await runSteps(client, work.then());
      values.push(isAdded);
    }
  }
  return values;
};

/** Entries alone are one statement, which is a transaction of its own. */
const isOneStatement = (batch: readonly Write<Work>[]): boolean =>
  batch.every(({ work }) => work.entry !== undefined && work.then === undefined);

const commit = async (client: Client, origin: string, batch: readonly Write<Work>[]): Promise<unknown[]> => {
  if (isOneStatement(batch)) return inTransaction(client, origin, batch);
  try {
    await client.query(BEGIN);
    const values = await inTransaction(client, origin, batch);
    await client.query('commit');
    return values;
  } catch (error) {
    // Where that fails too, the line is of no use any more, and the first error has said so or the next one will.
    await client.query('rollback').catch(() => {});
    throw error;
  }
};

/**
 * Writes what comes in while the last batch is on its way in one transaction, over the one line of this process that writes. What was not
 * answered may be stored all the same where a line is lost: nobody is told that it is. `renewed`: by now it is stored or never will be.
 */
export const createGroupCommit = (
  { writer, origin }: Pick<OpenedPostgres, 'writer' | 'origin'>,
  { failed, renewed }: { readonly failed: (error: unknown) => void; readonly renewed: () => void },
) => {
  let last: Client | undefined;
  const writeBatch = async (batch: readonly Write<Work>[]): Promise<void> => {
    let client: Client | undefined;
    try {
      client = await writer.open();
      if (last !== undefined && last !== client) renewed();
      last = client;
      const values = await commit(client, origin, batch);
      await tellEach(batch, (write, at) => write.done(values[at]));
    } catch (error) {
      if (client !== undefined) writer.failed(client, error);
      failed(error);
      // One bad write must not take the others with it; what is wrong with the database is so for all of them.
      if (batch.length > 1 && problemOf(error) === undefined)
        for (const each of batch) await writeBatch([each]);
      else for (const each of batch) each.failed(error);
    }
  };
  return createWriteQueue<Work>(LARGEST_BATCH, writeBatch);
};
