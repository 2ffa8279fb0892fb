import { setTimeout as wait } from 'node:timers/promises';
import { type ClientConfig, types } from 'pg';
import { err, ok, type Result } from '../../../shared/result.ts';
import { readDatabaseUrl, shownUrl } from './database-url.ts';
import { migrate, SCHEMA, schemaOf } from './migrations.ts';
import { NoLineError, problemOf } from './problem-of.ts';
import { whyNotOpened, whyOtherEncoding, whyOtherSchema } from './why-not-opened.ts';
import { createWriter, type Writer } from './writer.ts';

/** A database that starts with the machine, or a server that has just been killed, is waited for. */
const PATIENCE_MS = 20_000;
/** What takes longer is given up: people wait for it. */
const ANSWER_MS = 5000;
/** The database gives up first, so that a line stays of use. */
const LATE_MS = 1000;
const RETRY_MS = 250;
export type PostgresSettings = {
  /** How long it is waited, at the start, for a database that is not there yet or in use. */
  readonly patienceMs?: number | undefined;
  /** How long an answer of the database may take; 0 for as long as it likes. */
  readonly answerMs?: number | undefined;
};

/** Whole numbers of eight bytes as numbers: ours are times and counts, far below where that would not do. */
const asNumbers: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The line that writes, once there is one. */
const reach = async (writer: Writer, patienceMs: number): Promise<void> => {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    try {
      await writer.line();
      return;
    } catch (error) {
      // Another password or certificate does not come by waiting.
      const mayCome = problemOf(error) === 'unreachable' && !(error instanceof NoLineError);
      if (!mayCome || performance.now() >= untilMs) throw error;
      await wait(RETRY_MS);
    }
  }
};

/** A database that this process alone writes to, with today's schema, and how others of its lines are made. */
export type OpenedPostgres = { readonly writer: Writer; readonly config: ClientConfig };

/** Opens a database of PostgreSQL, made where it is empty, or says in a sentence why not. */
export const openPostgres = async (
  url: string,
  { patienceMs = PATIENCE_MS, answerMs = ANSWER_MS }: PostgresSettings = {},
): Promise<Result<OpenedPostgres, string>> => {
  const read = readDatabaseUrl(url);
  if (!read.ok) return read;
  const place = shownUrl(url);
  const config: ClientConfig = {
    ...read.value,
    application_name: 'wordstake',
    keepAlive: true,
    connectionTimeoutMillis: answerMs,
    statement_timeout: answerMs,
    query_timeout: answerMs === 0 ? 0 : answerMs + LATE_MS,
    types: asNumbers,
  };
  const writer = createWriter(config, patienceMs, answerMs);
  const refuse = async (sentence: string): Promise<Result<never, string>> => {
    await writer.close();
    return err(sentence);
  };
  try {
    await reach(writer, patienceMs);
    const client = await writer.line();
    const { rows } = await client.query('show server_encoding');
    const encoding = String(rows[0]?.server_encoding);
    if (encoding !== 'UTF8') return refuse(whyOtherEncoding(place, encoding));
    const schema = await schemaOf(client);
    if (schema > SCHEMA) return refuse(whyOtherSchema(place, schema, SCHEMA));
    await migrate(client);
    return ok({ writer, config });
  } catch (error) {
    return refuse(whyNotOpened(place, error));
  }
};
