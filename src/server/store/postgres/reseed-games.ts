import { ok, type Result } from '../../../shared/result.ts';
import { reseedGames } from '../sql/reseed-games.ts';
import { runSteps } from './group-commit.ts';
import { openPostgres } from './open-postgres.ts';

/** Gives every game of a database that is on another seed; gives back how many that were, or a sentence why it cannot. */
export const reseedDatabase = async (url: string): Promise<Result<number, string>> => {
  const opened = await openPostgres(url, { answerMs: 0, sharing: 'alone' });
  if (!opened.ok) return opened;
  const { writer } = opened.value;
  try {
    const client = await writer.open();
    await client.query('begin');
    const games = await runSteps(client, reseedGames(Date.now()));
    await client.query('commit');
    return ok(games);
  } finally {
    await writer.close();
  }
};
