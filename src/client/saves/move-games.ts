import { readStoredAll } from '../stored.ts';
import { dataFile, gamesFile, readGamesFile } from './game-files.ts';
import type { GameStore } from './game-store.ts';
import type { SavedGame } from './saved-game.ts';

const allGames = async (store: GameStore): Promise<readonly SavedGame[]> => {
  const { games } = await store.list();
  const whole = await Promise.all(games.map(({ id }) => store.read(id)));
  return whole.filter((game) => typeof game === 'object');
};

/** All games of this device as the text of a file. */
export const exportGames = async (store: GameStore): Promise<string> =>
  gamesFile(await allGames(store), (await store.list()).broken);

/** All that is kept of somebody, here and as the server told it. */
export const exportData = async (store: GameStore, server: unknown): Promise<string> =>
  dataFile({
    games: await allGames(store),
    broken: (await store.list()).broken,
    settings: readStoredAll(),
    server,
  });

export type Imported = { readonly added: number; readonly known: number; readonly unread: number };

/** Takes over the games of a file; of a game that is here too, the one that was played further stays. Undefined where it is no file of games. */
export const importGames = async (store: GameStore, text: string): Promise<Imported | undefined> => {
  const read = readGamesFile(text);
  if (read === undefined) return undefined;
  let added = 0;
  for (const game of read.games) {
    const here = await store.read(game.id);
    if (typeof here === 'object' && here.turnCount >= game.turnCount) continue;
    await store.put(game);
    added += 1;
  }
  return { added, known: read.games.length - added, unread: read.unread };
};
