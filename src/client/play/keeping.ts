import { localGames } from '../saves/games.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import type { News } from './play-protocol.ts';

/** What is kept is kept in order; where it cannot be, the game goes on all the same. */
let writing: Promise<unknown> = Promise.resolve();
const inOrder = (write: () => Promise<void>): void => {
  writing = writing.then(write).catch(() => {});
};

/** Keeps a whole game. */
export const keepWhole = (saved: SavedGame): void =>
  inOrder(async () => (await localGames()).store.put(saved));

/** Keeps what has happened in a game, and gives the game as it is now. Where somebody else has kept a turn in between, that is told. */
export const keepNews = (saved: SavedGame, news: News, onOvertaken: () => void): SavedGame => {
  const { standing, playedMs, opening, turn } = news;
  const progress = { standing, playedMs, opening, changedAtMs: Date.now() };
  if (turn === undefined) {
    const begun = { ...saved, ...progress, changedAtMs: saved.changedAtMs };
    if (saved.opening.length === 0) keepWhole(begun);
    return begun;
  }
  const index = saved.turnCount;
  inOrder(async () => {
    const { store } = await localGames();
    if ((await store.append(saved.id, turn, index, progress)) === 'overtaken') onOvertaken();
  });
  return { ...saved, ...progress, turnCount: index + 1, turns: [...saved.turns, turn] };
};
