import type { Row } from './queries.ts';

/** All that is kept, in an order in which it can be put into another database; how many tables there are counts itself. */
export const CARRIED_TABLES = [
  ...['meta', 'outages', 'identities', 'tables', 'log', 'snapshots', 'sitters', 'arrangements'],
  ...['lists', 'list_uses', 'chat', 'mutes_and_blocks', 'orders', 'subscriptions'],
  ...['reports', 'report_speakers', 'bans', 'announcements'],
  ...['finished', 'finished_players', 'finished_names', 'finished_own', 'daily'],
] as const;

/** So many rows are in memory at a time. */
export const ROWS_AT_ONCE = 100;

/** What of `meta` is a database's own. */
const OWN = ['schema', 'least-schema', 'probe', 'log-began'];

/** The rows of a table, without what is the database's own. */
export const readCarried = (table: string): string =>
  table === 'meta'
    ? `select * from meta where key not in (${OWN.map((key) => `'${key}'`).join(', ')})`
    : `select * from ${table}`;

/** Puts rows into a table, with `?` for each value. */
export const insertCarried = (table: string, rows: readonly Row[]): string => {
  const columns = Object.keys(rows[0] ?? {});
  const marks = `(${columns.map(() => '?').join(', ')})`;
  return `insert into ${table} (${columns.join(', ')}) values ${rows.map(() => marks).join(', ')}`;
};

/** A database whose rows are carried to another, or come from one: nobody else has it meanwhile. */
export type Carried = {
  readonly rowsOf: (table: string) => AsyncIterable<readonly Row[]>;
  readonly put: (table: string, rows: readonly Row[]) => Promise<void>;
  /** Ends what was put since it was opened: all of it, or nothing, is kept. */
  readonly commit: () => Promise<void>;
  readonly close: () => Promise<void>;
};
