import { randomBytes } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';

const SEED_BYTES = 16;

/**
 * Gives every game that is on another seed, as an entry of its log. Whoever restores a backup, or played on after it was made, may
 * have seen what the old seeds would deal once more. Gives back how many games that were.
 */
export const reseedGames = (file: string): number => {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma synchronous = full; begin immediate');
    const games = db
      .prepare(
        `select t.id, (select max(l.s) from log l where l.t = t.id) as version
         from tables t where t.status in ('playing', 'paused')`,
      )
      .all() as { readonly id: number; readonly version: number }[];
    const insert = db.prepare('insert into log (t, s, at, action, body) values (?, ?, ?, null, ?)');
    for (const { id, version } of games) {
      const seed = randomBytes(SEED_BYTES).toString('hex');
      const body = { kind: 'reseeded', seed, events: [{ type: 'reseeded' }] };
      insert.run(id, version + 1, Date.now(), JSON.stringify(body));
    }
    db.exec('commit');
    return games.length;
  } finally {
    db.close();
  }
};
