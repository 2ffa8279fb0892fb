import type { SQLInputValue, StatementSync } from 'node:sqlite';
import type { Queries, Row } from '../../src/server/store/sqlite/queries.ts';

/** Ways to ask a database at once, each on its own; for tests that need no store around it. */
export const plainQueries = (statement: (sql: string) => StatementSync): Queries => ({
  statement,
  all: async (sql, as, ...values: SQLInputValue[]) =>
    statement(sql)
      .all(...values)
      .map((row) => as(row as Row)),
  run: async (sql, ...values) => void statement(sql).run(...values),
  write: async (run) => run(),
});
