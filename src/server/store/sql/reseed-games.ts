import { randomBytes } from 'node:crypto';
import { rowsOf, run, type Transaction } from './queries.ts';

const SEED_BYTES = 16;

/**
 * Gives every game that is on another seed, as an entry of its log. Whoever restores a backup, or played on after it was made, may
 * have seen what the old seeds would deal once more. Gives back how many games that were.
 */
export function* reseedGames(nowMs: number): Transaction<number> {
  const games = yield* rowsOf(
    `select t.id, (select max(l.s) from log l where l.t = t.id) as version
     from tables t where t.status in ('playing', 'paused')`,
  );
  for (const { id = null, version } of games) {
    const seed = randomBytes(SEED_BYTES).toString('hex');
    const body = { kind: 'reseeded', seed, events: [{ type: 'reseeded' }] };
    yield* run(
      'insert into log (t, s, at, action, body) values (?, ?, ?, null, ?)',
      id,
      Number(version) + 1,
      nowMs,
      JSON.stringify(body),
    );
  }
  return games.length;
}
