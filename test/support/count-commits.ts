import { type SQLInputValue, StatementSync } from 'node:sqlite';

/** How many transactions are committed while something is done. */
export const countCommits = async (task: () => Promise<unknown>): Promise<number> => {
  const real = StatementSync.prototype.run as (
    ...values: SQLInputValue[]
  ) => ReturnType<StatementSync['run']>;
  let commits = 0;
  StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
    if (this.sourceSQL === 'commit') commits++;
    return real.apply(this, values);
  } as StatementSync['run'];
  try {
    await task();
  } finally {
    StatementSync.prototype.run = real as StatementSync['run'];
  }
  return commits;
};
