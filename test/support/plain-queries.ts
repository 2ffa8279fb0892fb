import type { StatementSync } from 'node:sqlite';
import type { Queries, Row } from '../../src/server/store/sql/queries.ts';
import { runSteps } from '../../src/server/store/sqlite/sqlite-store.ts';

/** Ways to ask a database at once, each on its own; for tests that need no store around it. */
export const plainQueries = (statement: (sql: string) => StatementSync): Pick<Queries, 'all' | 'write'> => ({
  all: async (sql, as, ...values) =>
    statement(sql)
      .all(...values)
      .map((row) => as(row as Row)),
  write: async (transaction) => runSteps(statement, transaction()),
});
