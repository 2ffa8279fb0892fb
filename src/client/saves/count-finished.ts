import type { FinishedGame } from './finished-game.ts';
import { localGames } from './games.ts';
import { newsOf, type RecordNews, recordsOf } from './records.ts';
import { keepAtHand } from './records-at-hand.ts';

/** Makes the records of this device anew from its finished games. */
export const recountRecords = async (): Promise<readonly FinishedGame[]> => {
  const { store } = await localGames();
  const finished = await store.finished();
  keepAtHand(recordsOf(finished));
  return finished;
};

/** Counts a game that has ended among the records of this device, once; what is new by it. */
export const countFinished = async (game: FinishedGame): Promise<readonly RecordNews[]> => {
  const { store } = await localGames();
  await store.noteFinished([game]);
  const finished = await recountRecords();
  // Seen before, it counts as of then.
  return newsOf(finished.find(({ id }) => id === game.id) ?? game, finished);
};
