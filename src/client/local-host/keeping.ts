import type { GameStore } from '../saves/game-store.ts';
import { localGames } from '../saves/games.ts';
import type { SavedGame } from '../saves/saved-game.ts';
import type { GameProgress } from './play-protocol.ts';

/** How keeping went; 'unsure' where the store has not answered in time, or cannot keep it: the game goes on all the same. */
export type KeptAs = 'kept' | 'overtaken' | 'unsure';

/** Whoever plays waits so long for what they did to be kept, and no longer. */
const MOST_WAIT_MS = 500;

/** A game as it is now, and when that has been kept. */
type Keeping = { readonly saved: SavedGame; readonly kept: Promise<KeptAs> };

/** Keeps games in a store, one thing after the other. A store that was late is not waited for until it has answered. */
export const createKeeper = (openStore: () => Promise<GameStore>) => {
  let writing: Promise<unknown> = Promise.resolve();
  let isLate = false;

  const inOrder = (write: (store: GameStore) => Promise<KeptAs>): Promise<KeptAs> => {
    const written = writing
      .then(async () => write(await openStore()))
      .catch((): KeptAs => 'unsure')
      .finally(() => {
        isLate = false;
      });
    writing = written;
    if (isLate) return Promise.resolve('unsure');
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        isLate = true;
        resolve('unsure');
      }, MOST_WAIT_MS);
      void written.then((how) => {
        clearTimeout(timer);
        resolve(how);
      });
    });
  };

  /** Keeps a whole game. */
  const keepWhole = (saved: SavedGame): Promise<KeptAs> =>
    inOrder(async (store) => {
      await store.put(saved);
      return 'kept';
    });

  return {
    keepWhole,
    /** Notes how many hints were taken in a game. */
    keepHints: (id: string, hints: number): Promise<KeptAs> =>
      inOrder(async (store) => {
        await store.noteHints(id, hints);
        return 'kept';
      }),
    /** Keeps what has happened in a game; 'overtaken' where somebody else has kept a turn in between. */
    keepProgress: (saved: SavedGame, { standing, playedMs, opening, turn }: GameProgress): Keeping => {
      const progress = { standing, playedMs, opening, changedAtMs: Date.now() };
      if (turn === undefined) {
        const begun = { ...saved, ...progress, changedAtMs: saved.changedAtMs };
        return {
          saved: begun,
          kept: saved.opening.length === 0 ? keepWhole(begun) : Promise.resolve('kept'),
        };
      }
      const index = saved.turnCount;
      return {
        saved: { ...saved, ...progress, turnCount: index + 1, turns: [...saved.turns, turn] },
        kept: inOrder((store) => store.append(saved.id, turn, index, progress)),
      };
    },
  };
};

export type Keeper = ReturnType<typeof createKeeper>;

/** Keeps the games of this device. */
export const { keepWhole, keepProgress, keepHints } = createKeeper(async () => (await localGames()).store);
