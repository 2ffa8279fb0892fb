import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, type ClientConfig, types } from 'pg';
import { err, ok, type Result } from '../../../shared/result.ts';
import { readDatabaseUrl, shownUrl } from './database-url.ts';
import {
  canMigrateBeside,
  MIGRATIONS,
  type Migration,
  migrate,
  type Schema,
  schemaOf,
} from './migrations.ts';
import { InUseError, NoLineError, problemOf } from './problem-of.ts';
import { whyNotOpened, whyOtherEncoding, whyOtherSchema } from './why-not-opened.ts';
import { createWriter, type Sharing, type Writer } from './writer.ts';

/** A database that starts with the machine, or a server that has just been killed, is waited for. */
const PATIENCE_MS = 20_000;
/** What takes longer is given up: people wait for it. */
const ANSWER_MS = 5000;
/** The database gives up first, so that a line stays of use. */
const LATE_MS = 1000;
const RETRY_MS = 250;
/** Whoever finds an old schema waits for so long to have the database alone, then looks whether another has brought it up to date. */
const ALONE_MS = 300;
const ORIGIN_BYTES = 6;
export type PostgresSettings = {
  /** How long it is waited, at the start, for a database that is not there yet or in use. */
  readonly patienceMs?: number | undefined;
  /** How long an answer of the database may take; 0 for as long as it likes. */
  readonly answerMs?: number | undefined;
  /** Whether others may serve the database meanwhile; they may, unless told. */
  readonly sharing?: Sharing | undefined;
  /** The schemas that this version knows; today's, unless told. */
  readonly migrations?: readonly Migration[] | undefined;
};

/** Whole numbers of eight bytes as numbers: ours are times and counts, far below where that would not do. */
const asNumbers: ClientConfig['types'] = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The line that writes, once there is one. */
const reach = async (writer: Writer, untilMs: number): Promise<Client> => {
  for (;;) {
    try {
      return await writer.open();
    } catch (error) {
      // Another password or certificate does not come by waiting.
      const mayCome = problemOf(error) === 'unreachable' && !(error instanceof NoLineError);
      if (!mayCome || performance.now() >= untilMs) throw error;
      await wait(RETRY_MS);
    }
  }
};

/** A database with today's schema, over which line this process writes to it, and how others of its lines are made. */
export type OpenedPostgres = {
  readonly writer: Writer;
  readonly config: ClientConfig;
  /** The name of this process among those that serve the database. */
  readonly origin: string;
};

/** Opens a database of PostgreSQL, made where it is empty, or says in a sentence why not. */
export const openPostgres = async (
  url: string,
  {
    patienceMs = PATIENCE_MS,
    answerMs = ANSWER_MS,
    sharing = 'shared',
    migrations = MIGRATIONS,
  }: PostgresSettings = {},
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
  const untilMs = performance.now() + patienceMs;
  const writerFor = (how: Sharing, firstPatienceMs: number): Writer =>
    createWriter({ config, sharing: how, firstPatienceMs, patienceMs: answerMs });

  const newest = migrations.length;
  /** Whoever has a database alone may carry all of it elsewhere, and so must know all of it. */
  const isTooNew = ({ at, least }: Schema): boolean => (sharing === 'shared' ? least : at) > newest;

  /** Opens the database one way; gives a sentence where it is not to be used, and nothing where its schema is too old for that way. */
  const openAs = async (
    how: Sharing,
    firstPatienceMs: number,
  ): Promise<Result<Writer, string> | undefined> => {
    const writer = writerFor(how, firstPatienceMs);
    let opened: Result<Writer, string> | undefined;
    try {
      const client = await reach(writer, untilMs);
      const { rows } = await client.query('show server_encoding');
      const encoding = String(rows[0]?.server_encoding);
      const schema = await schemaOf(client);
      if (encoding !== 'UTF8') opened = err(whyOtherEncoding(place, encoding));
      else if (isTooNew(schema)) opened = err(whyOtherSchema(place, schema.at, newest));
      else if (schema.at >= newest || how === 'alone' || canMigrateBeside(schema, migrations)) {
        await migrate(client, migrations);
        if (sharing === 'shared') await writer.share();
        opened = ok(writer);
      }
      return opened;
    } finally {
      if (opened?.ok !== true) await writer.close();
    }
  };

  try {
    for (;;) {
      const opened = await openAs(sharing, Math.max(0, untilMs - performance.now()));
      // What others cannot go on with is changed only by who has the database alone.
      const latest = opened ?? (await openAs('alone', ALONE_MS).catch(unlessInUse(untilMs)));
      if (latest?.ok === true) {
        const origin = randomBytes(ORIGIN_BYTES).toString('hex');
        return ok({ writer: latest.value, config, origin });
      }
      if (latest !== undefined) return latest;
    }
  } catch (error) {
    return err(whyNotOpened(place, error));
  }
};

/** Others serve a database of an older schema: it is looked again, as long as there is time. */
const unlessInUse =
  (untilMs: number) =>
  (error: unknown): undefined => {
    if (!(error instanceof InUseError) || performance.now() >= untilMs) throw error;
  };
