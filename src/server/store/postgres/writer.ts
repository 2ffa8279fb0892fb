import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { endsLine, InUseError, NoLineError, problemOf } from './problem-of.ts';

/** One process a database: whoever has this lock of it. Chosen at random, once. */
const LOCK = 707_251_386;
const RETRY_MS = 100;

/**
 * Where a machine is gone without a word, its lock is given up within half a minute. What others have turned off is on: a commit is
 * on the disk when it is said to be.
 */
const SESSION = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';`;

const MY_SESSION = `select pid, backend_start::text as began from pg_stat_activity where pid = pg_backend_pid()`;
const HOLDER = `
  select pid, backend_start::text as began from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and objsubid = 1 and classid = 0 and objid = ${LOCK}
    and database = (select oid from pg_database where datname = current_database())`;
const TRY_LOCK = `select pg_try_advisory_lock(${LOCK}) as mine`;

type Session = { readonly pid: number; readonly began: string };
const isSame = (a: Session | undefined, b: Session | undefined): boolean =>
  a !== undefined && a.pid === b?.pid && a.began === b.began;

export type Writer = {
  /** The one line over which is written, made anew where it is lost; throws where there is none to be had. */
  readonly line: () => Promise<Client>;
  /** Looks whether an error has ended the line; then the next one to write gets another. */
  readonly failed: (client: Client, error: unknown) => void;
  readonly close: () => Promise<void>;
};

/**
 * Who may write to a database: one process, as long as its session lives. The lock belongs to the very line over which is written,
 * so nothing is ever written without it, and what was on its way over a line that was lost has ended before the next one has the lock.
 */
export const createWriter = (config: ClientConfig, firstPatienceMs: number, patienceMs: number): Writer => {
  let current: Promise<Client> | undefined;
  let mine: Session | undefined;

  const takeLock = async (client: Client, untilMs: number): Promise<void> => {
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>(TRY_LOCK);
      if (rows[0]?.mine === true) return;
      const holder = (await client.query<Session>(HOLDER)).rows[0];
      const isOurs = isSame(holder, mine);
      // Our own line from before, which the database has not yet noticed to be gone.
      if (isOurs) await client.query('select pg_terminate_backend($1)', [holder?.pid]);
      if (performance.now() >= untilMs) {
        if (isOurs) throw new NoLineError('the last line to the database has not ended yet');
        throw new InUseError('the database is in use by another Wordstake');
      }
      await wait(RETRY_MS);
    }
  };

  const connect = async (): Promise<Client> => {
    const client = new Client(config);
    // Told by whatever is asked next.
    client.on('error', () => forget(client));
    client.on('end', () => forget(client));
    try {
      await client.connect();
      await client.query(SESSION);
      await takeLock(client, performance.now() + (mine === undefined ? firstPatienceMs : patienceMs));
      mine = (await client.query<Session>(MY_SESSION)).rows[0];
      return client;
    } catch (error) {
      leave(client);
      throw problemOf(error) === undefined
        ? new NoLineError((error as Error).message, { cause: error })
        : error;
    }
  };

  const clients = new WeakMap<Client, Promise<Client>>();
  const forget = (client: Client): void => {
    if (current === clients.get(client)) current = undefined;
  };
  /** Ends a line without waiting for it: the other side may never answer. */
  const leave = (client: Client): void => void client.end().catch(() => {});

  return {
    line: () => {
      if (current === undefined) {
        const connecting = connect();
        current = connecting;
        connecting.then(
          (client) => clients.set(client, connecting),
          () => {
            if (current === connecting) current = undefined;
          },
        );
      }
      return current;
    },
    failed: (client, error) => {
      if (!endsLine(error)) return;
      forget(client);
      leave(client);
    },
    close: async () => {
      const client = await current?.catch(() => undefined);
      current = undefined;
      await client?.end().catch(() => {});
    },
  };
};
