import { type SQLInputValue, StatementSync } from 'node:sqlite';

/** How often statements that begin like this are run while something is done. */
export const countRuns = async (beginning: string, task: () => Promise<unknown>): Promise<number> => {
  const real = StatementSync.prototype.run as (
    ...values: SQLInputValue[]
  ) => ReturnType<StatementSync['run']>;
  let runs = 0;
  StatementSync.prototype.run = function (this: StatementSync, ...values: SQLInputValue[]) {
    if (this.sourceSQL.startsWith(beginning)) runs++;
    return real.apply(this, values);
  } as StatementSync['run'];
  try {
    await task();
  } finally {
    StatementSync.prototype.run = real as StatementSync['run'];
  }
  return runs;
};
