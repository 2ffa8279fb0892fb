import { type BrokenGame, byLastChange, type GameStore, headAfter } from './game-store.ts';
import { type GameHead, isGameHead, isKeptTurn, type SavedGame } from './saved-game.ts';

const DATABASE = 'wordstake';
/** Of the stores below; raised with a step in `upgrade`. */
const VERSION = 1;
/** Heads of games, by id; and their turns, by id and number, so that a move costs as much at the end as at the start. */
const GAMES = 'games';
const TURNS = 'turns';

const upgrade = (database: IDBDatabase): void => {
  database.createObjectStore(GAMES, { keyPath: 'id' });
  database.createObjectStore(TURNS);
};

const answerTo = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const endOf = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
  });

const open = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(DATABASE, VERSION);
  request.addEventListener('upgradeneeded', () => upgrade(request.result));
  return answerTo(request);
};

const turnsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

const headOf = ({ turns: _, ...head }: SavedGame): GameHead => head;

/** Everything in the store has an id, as its key. */
const asBroken = (stored: unknown): BrokenGame => {
  const { id, raw = stored } = stored as { readonly id: string; readonly raw?: unknown };
  return { id, raw };
};

/** Keeps games in the browser's own database; rejects where that is forbidden or broken. */
export const openIndexedDbStore = async (): Promise<GameStore> => {
  let database = await open();
  const watch = (): void => {
    // Another window wants a newer shape: it gets it, and this one opens the database again when it is needed.
    database.addEventListener('versionchange', () => database.close());
    database.addEventListener('close', () => void reopen());
  };
  const reopen = async (): Promise<void> => {
    database = await open();
    watch();
  };
  watch();

  const change = async (write: (games: IDBObjectStore, turns: IDBObjectStore) => void): Promise<void> => {
    const transaction = database.transaction([GAMES, TURNS], 'readwrite');
    write(transaction.objectStore(GAMES), transaction.objectStore(TURNS));
    await endOf(transaction);
  };

  return {
    list: async () => {
      const all: unknown[] = await answerTo(database.transaction(GAMES).objectStore(GAMES).getAll());
      return {
        games: all.filter(isGameHead).toSorted(byLastChange),
        broken: all.filter((each) => !isGameHead(each)).map(asBroken),
      };
    },
    read: async (id) => {
      const transaction = database.transaction([GAMES, TURNS]);
      const reading = answerTo(transaction.objectStore(TURNS).getAll(turnsOf(id)));
      const head: unknown = await answerTo(transaction.objectStore(GAMES).get(id));
      const turns: unknown[] = await reading;
      if (head === undefined) return undefined;
      if (!isGameHead(head) || turns.length !== head.turnCount || !turns.every(isKeptTurn)) return 'broken';
      return { ...head, turns };
    },
    put: (game) =>
      change((games, turns) => {
        games.put(headOf(game));
        turns.delete(turnsOf(game.id));
        for (const [index, turn] of game.turns.entries()) turns.put(turn, [game.id, index]);
      }),
    append: async (id, turn, index, progress) => {
      let isKept = false;
      await change((games, turns) => {
        const reading = games.get(id);
        reading.addEventListener('success', () => {
          const head: unknown = reading.result;
          if (!isGameHead(head) || head.turnCount !== index) return;
          isKept = true;
          games.put(headAfter(head, index, progress));
          turns.put(turn, [id, index]);
        });
      });
      return isKept ? 'kept' : 'overtaken';
    },
    setAside: (broken) =>
      change((games, turns) => {
        games.put(broken);
        turns.delete(turnsOf(broken.id));
      }),
    drop: (id) =>
      change((games, turns) => {
        games.delete(id);
        turns.delete(turnsOf(id));
      }),
    dropAll: () =>
      change((games, turns) => {
        games.clear();
        turns.clear();
      }),
  };
};
