import { type IDBPDatabase, openDB } from 'idb';
import { isFinishedGame } from './finished-game.ts';
import { type BrokenGame, byLastChange, type GameStore, headAfter } from './game-store.ts';
import { isKeptReview, surplusReviews } from './kept-review.ts';
import { surplusOf } from './records.ts';
import { isGameHead, isKeptTurn } from './saved-game.ts';

const DATABASE = 'wordstake';
/** Of the stores below; raised with a step in `upgrade`. */
const VERSION = 3;
/** Heads of games, by id; and their turns, by id and number, so that a move costs as much at the end as at the start. */
const GAMES = 'games';
const TURNS = 'turns';
/** What finished games came to, by id (since version 2). */
const FINISHED = 'finished';
/** What the coach said of games, by id (since version 3). */
const REVIEWS = 'reviews';

const turnsOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** Everything in the store has an id, as its key. */
const asBroken = (stored: unknown): BrokenGame => {
  const { id, raw = stored } = stored as { readonly id: string; readonly raw?: unknown };
  return { id, raw };
};

/** Keeps games in the browser's own database; rejects where that is forbidden or broken. */
export const openIndexedDbStore = async (): Promise<GameStore> => {
  let database: IDBPDatabase;
  const open = async (): Promise<void> => {
    database = await openDB(DATABASE, VERSION, {
      upgrade: (upgraded, from) => {
        if (from < 1) {
          upgraded.createObjectStore(GAMES, { keyPath: 'id' });
          upgraded.createObjectStore(TURNS);
        }
        if (from < 2) upgraded.createObjectStore(FINISHED, { keyPath: 'id' });
        if (from < 3) upgraded.createObjectStore(REVIEWS, { keyPath: 'id' });
      },
      // Another window wants a newer shape: it gets it.
      blocking: () => database.close(),
      terminated: () => void open(),
    });
  };
  await open();

  const transact = <Mode extends IDBTransactionMode>(mode: Mode) => {
    const transaction = database.transaction([GAMES, TURNS], mode);
    const { done } = transaction;
    return { games: transaction.objectStore(GAMES), turns: transaction.objectStore(TURNS), done };
  };

  return {
    list: async () => {
      const all: unknown[] = await database.getAll(GAMES);
      return {
        games: all.filter(isGameHead).toSorted(byLastChange),
        broken: all.filter((each) => !isGameHead(each)).map(asBroken),
      };
    },
    read: async (id) => {
      const stored = transact('readonly');
      const [head, turns]: [unknown, unknown[]] = await Promise.all([
        stored.games.get(id),
        stored.turns.getAll(turnsOf(id)),
      ]);
      if (head === undefined) return undefined;
      if (!isGameHead(head) || turns.length !== head.turnCount || !turns.every(isKeptTurn)) return 'broken';
      return { ...head, turns };
    },
    put: async ({ turns: all, ...head }) => {
      const { games, turns, done } = transact('readwrite');
      await Promise.all([
        games.put(head),
        turns.delete(turnsOf(head.id)),
        ...all.map((turn, index) => turns.put(turn, [head.id, index])),
        done,
      ]);
    },
    append: async (id, turn, index, progress) => {
      const { games, turns, done } = transact('readwrite');
      const head: unknown = await games.get(id);
      if (!isGameHead(head) || head.turnCount !== index) return 'overtaken';
      await Promise.all([games.put(headAfter(head, index, progress)), turns.put(turn, [id, index]), done]);
      return 'kept';
    },
    setAside: async (broken) => {
      const { games, turns, done } = transact('readwrite');
      await Promise.all([games.put(broken), turns.delete(turnsOf(broken.id)), done]);
    },
    drop: async (id) => {
      const { games, turns, done } = transact('readwrite');
      await Promise.all([games.delete(id), turns.delete(turnsOf(id)), done, database.delete(REVIEWS, id)]);
    },
    finished: async () => (await database.getAll(FINISHED)).filter(isFinishedGame),
    noteFinished: async (games) => {
      const { store, done } = database.transaction(FINISHED, 'readwrite');
      const known = new Set(await store.getAllKeys());
      await Promise.all(games.filter(({ id }) => !known.has(id)).map((game) => store.put(game)));
      const all: unknown[] = await store.getAll();
      await Promise.all([...surplusOf(all.filter(isFinishedGame)).map((id) => store.delete(id)), done]);
    },
    noteHints: async (id, hints) => {
      const { games, done } = transact('readwrite');
      const head: unknown = await games.get(id);
      await Promise.all([...(isGameHead(head) ? [games.put({ ...head, hints })] : []), done]);
    },
    readReview: async (id) => {
      const kept: unknown = await database.get(REVIEWS, id);
      return isKeptReview(kept) ? kept : undefined;
    },
    reviews: async () => (await database.getAll(REVIEWS)).filter(isKeptReview),
    keepReview: async (review) => {
      const { store, done } = database.transaction(REVIEWS, 'readwrite');
      await store.put(review);
      const all: unknown[] = await store.getAll();
      await Promise.all([...surplusReviews(all.filter(isKeptReview)).map((id) => store.delete(id)), done]);
    },
    dropAll: async () => {
      const { games, turns, done } = transact('readwrite');
      await Promise.all([
        games.clear(),
        turns.clear(),
        done,
        database.clear(FINISHED),
        database.clear(REVIEWS),
      ]);
    },
  };
};
