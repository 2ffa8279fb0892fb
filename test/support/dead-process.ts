import { Client } from 'pg';

/** A process among those that serve a database which does nothing: as one that stands still, or whose machine is gone. */
export type DeadProcess = {
  /** Has it keep a table, by its code, or the chores of the house, by their number, in place of whoever did. */
  readonly keep: (table: number | string) => Promise<void>;
  /** Its lease ends now, by the database's own clock. */
  readonly endLease: () => Promise<void>;
  /** Its line ends, long before its lease. */
  readonly endLine: () => Promise<void>;
};

/** Those that live, of the real ones. */
export const LIVING = "id not like 'dead-%'";

let started = 0;

/** Enters a process that has a line to the database, and a lease for as long as nobody ends it. */
export const startDeadProcess = async (databaseUrl: string): Promise<DeadProcess> => {
  const id = `dead-${++started}`;
  const line = new Client({ connectionString: databaseUrl });
  line.on('error', () => {});
  await line.connect();
  await line.query(
    `insert into processes (id, until, pid, began)
     select '${id}', clock_timestamp() + interval '1 hour', pid, backend_start from pg_stat_activity where pid = pg_backend_pid()`,
  );
  return {
    keep: async (table) => {
      const which = typeof table === 'number' ? '$1::bigint' : '(select id from tables where code = $1)';
      await line.query(
        `insert into keepers (t, process) values (${which}, '${id}') on conflict (t) do update set process = '${id}'`,
        [table],
      );
    },
    endLease: async () => {
      await line.query(`update processes set until = clock_timestamp() - interval '1 ms' where id = '${id}'`);
      await line.end();
    },
    endLine: () => line.end(),
  };
};
