import type { SQLInputValue, StatementSync } from 'node:sqlite';

export type Row = Record<string, SQLInputValue>;

/** Ways to ask a database, and to write to it in the next transaction. */
export type Queries = {
  /** A statement, prepared once. */
  readonly statement: (sql: string) => StatementSync;
  readonly all: <T>(sql: string, as: (row: Row) => T, ...values: SQLInputValue[]) => Promise<T[]>;
  readonly run: (sql: string, ...values: SQLInputValue[]) => Promise<void>;
  readonly write: <T>(run: () => T) => Promise<T>;
};
