/** How stores ask a database, whichever it is: texts of SQL that all of them understand, with `?` for each value. */

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** One thing that is asked of a database inside a transaction, and what is wanted of it: rows, or how many have changed. */
export type Step = {
  readonly sql: string;
  readonly values: readonly Value[];
  readonly wants: 'rows' | 'changes';
};
export type StepAnswer = readonly Row[] | number;

/**
 * What is done in one transaction, a step at a time: one database answers each at once, another later. It may be begun anew where a
 * transaction fails, so it changes nothing but the database.
 */
export type Transaction<T> = Generator<Step, T, StepAnswer>;

/** The rows that a statement gives. */
export function* rowsOf(sql: string, ...values: readonly Value[]): Transaction<readonly Row[]> {
  return (yield { sql, values, wants: 'rows' }) as readonly Row[];
}

/** Runs a statement; gives how many rows it has changed. */
export function* run(sql: string, ...values: readonly Value[]): Transaction<number> {
  return (yield { sql, values, wants: 'changes' }) as number;
}

/** An entry of a table's log as it is stored. */
export type EntryRow = {
  readonly t: number;
  readonly s: number;
  readonly at: number;
  readonly action: string | null;
  readonly body: string;
};

/** Ways to ask a database, and to write to it in the next transaction. */
export type Queries = {
  readonly all: <T>(sql: string, as: (row: Row) => T, ...values: readonly Value[]) => Promise<T[]>;
  readonly write: <T>(transaction: () => Transaction<T>) => Promise<T>;
  /** Adds an entry, and does with it what follows from it; false where the table has one of that number, and then nothing is done. */
  readonly append: (entry: EntryRow, then?: () => Transaction<void>) => Promise<boolean>;
};
