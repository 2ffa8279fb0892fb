import { DatabaseSync } from 'node:sqlite';
import { reseedGames } from '../sql/reseed-games.ts';
import { runSteps } from './sqlite-store.ts';

/** Gives every game of a database that is on another seed; gives back how many that were. */
export const reseedFile = (file: string): number => {
  const db = new DatabaseSync(file);
  try {
    db.exec('pragma synchronous = full; begin immediate');
    const games = runSteps((sql) => db.prepare(sql), reseedGames(Date.now()));
    db.exec('commit');
    return games;
  } finally {
    db.close();
  }
};
