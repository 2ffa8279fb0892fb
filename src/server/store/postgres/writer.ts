import { setTimeout as wait } from 'node:timers/promises';
import type { Client, ClientConfig } from 'pg';
import { createLine, type Line } from './line.ts';
import { InUseError, UnendedError } from './problem-of.ts';

/** All processes that serve a database share this lock of it; whoever wants it for themselves has it alone. Chosen at random, once. */
const LOCK = 707_251_386;
const RETRY_MS = 100;

/** Whether a database is served together with others, or changed by one program alone. */
export type Sharing = 'shared' | 'alone';

/**
 * Where a machine is gone without a word, its lock is given up within half a minute; a process that stands still in the middle of a
 * transaction keeps others waiting for less than they are patient. What others have turned off is on: a commit is on the disk when it
 * is said to be.
 */
const session = (longestPauseMs: number): string => `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set idle_in_transaction_session_timeout = ${longestPauseMs};
  select set_config('synchronous_commit', 'on', false) where current_setting('synchronous_commit') = 'off';`;

const MY_SESSION = `select pid, backend_start::text as began from pg_stat_activity where pid = pg_backend_pid()`;
/** One that waits for a standby is not ended: what it writes would be there at once, for all to read, and on one disk alone. */
const END_SESSION = `
  select case when wait_event = 'SyncRep' then false else pg_terminate_backend(pid) end
  from pg_stat_activity where pid = $1 and backend_start::text = $2`;
const TAKE_LOCK: Readonly<Record<Sharing, string>> = {
  shared: `select pg_try_advisory_lock_shared(${LOCK}) as mine`,
  alone: `select pg_try_advisory_lock(${LOCK}) as mine`,
};

type Session = { readonly pid: number; readonly began: string };

export type Writer = Line & {
  /** Shares the database with others from now on, who had it alone. */
  readonly share: () => Promise<void>;
};

export type WriterParts = {
  readonly config: ClientConfig;
  readonly sharing: Sharing;
  /** How long the lock is waited for, the first time and later. */
  readonly firstPatienceMs: number;
  readonly patienceMs: number;
};

/**
 * The line over which a process writes to a database, as long as its session lives. The lock belongs to that very line, so nothing is
 * ever written without it, and what was on its way over a line that was lost has ended before anything goes over the next one.
 */
export const createWriter = (parts: WriterParts): Writer => {
  const { config, firstPatienceMs, patienceMs } = parts;
  let { sharing } = parts;
  let mine: Session | undefined;

  /** Ends our own session from before, which the database may not yet have noticed to be gone. */
  const endLast = async (client: Client, untilMs: number): Promise<void> => {
    if (mine === undefined) return;
    while (((await client.query(END_SESSION, [mine.pid, mine.began])).rowCount ?? 0) > 0) {
      if (performance.now() >= untilMs)
        throw new UnendedError('what was under way over the last line to the database has not ended yet');
      await wait(RETRY_MS);
    }
    mine = undefined;
  };
  const takeLock = async (client: Client, untilMs: number): Promise<void> => {
    for (;;) {
      const { rows } = await client.query<{ mine: boolean }>(TAKE_LOCK[sharing]);
      if (rows[0]?.mine === true) return;
      if (performance.now() >= untilMs) throw new InUseError('the database is in use by another Wordstake');
      await wait(RETRY_MS);
    }
  };

  let isFirst = true;
  const line = createLine({
    config,
    prepare: async (client) => {
      // Less than others wait for what is held meanwhile.
      await client.query(session(Math.round(patienceMs * 0.8)));
      const untilMs = performance.now() + (isFirst ? firstPatienceMs : patienceMs);
      await endLast(client, untilMs);
      await takeLock(client, untilMs);
      mine = (await client.query<Session>(MY_SESSION)).rows[0];
      isFirst = false;
    },
  });
  return {
    ...line,
    share: async () => {
      if (sharing === 'shared') return;
      const client = await line.open();
      await client.query(TAKE_LOCK.shared);
      await client.query(`select pg_advisory_unlock(${LOCK})`);
      sharing = 'shared';
    },
  };
};
