import { attempt } from '../base/attempt.ts';
import { type FinishedGame, isFinishedGame } from './finished-game.ts';
import { byLastChange, type GameStore, headAfter } from './game-store.ts';
import { isKeptReview, type KeptReview, surplusReviews } from './kept-review.ts';
import { surplusOf } from './records.ts';
import { isSavedGame, type SavedGame } from './saved-game.ts';

/** As much of the browser's storage as games need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'wordstake.game.';
const FINISHED = 'wordstake.finished';
const REVIEW_PREFIX = 'wordstake.review.';
/** A text is dear where there is no database: few reviews are kept there. */
const MOST_REVIEWS = 10;

/** Keeps each game as one text: for browsers without a database, and to hand games over to it. */
export const createStorageStore = (storage: TextStorage): GameStore => {
  const idsUnder = (prefix: string): string[] => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
  };
  const ids = (): string[] => idsUnder(PREFIX);
  const reviewOf = (id: string): KeptReview | undefined => {
    const kept: unknown = attempt(() => JSON.parse(storage.getItem(REVIEW_PREFIX + id) ?? 'null'), null);
    return isKeptReview(kept) ? kept : undefined;
  };
  const rawOf = (id: string): unknown => {
    const text = storage.getItem(PREFIX + id);
    return text === null ? undefined : attempt(() => JSON.parse(text), text);
  };
  const read = (id: string): SavedGame | 'broken' | undefined => {
    const raw = rawOf(id);
    if (raw === undefined) return undefined;
    return isSavedGame(raw) && raw.id === id ? raw : 'broken';
  };
  const put = (game: SavedGame): void => storage.setItem(PREFIX + game.id, JSON.stringify(game));
  const dropReview = (id: string): void => storage.removeItem(REVIEW_PREFIX + id);
  const drop = (id: string): void => {
    storage.removeItem(PREFIX + id);
    dropReview(id);
  };

  const finished = (): readonly FinishedGame[] => {
    const stored: unknown = attempt(() => JSON.parse(storage.getItem(FINISHED) ?? '[]'), []);
    return Array.isArray(stored) ? stored.filter(isFinishedGame) : [];
  };

  return {
    list: async () => {
      const all = ids().map((id) => ({ id, game: read(id) }));
      return {
        games: all.flatMap(({ game }) => (typeof game === 'object' ? [game] : [])).sort(byLastChange),
        broken: all.filter(({ game }) => game === 'broken').map(({ id }) => ({ id, raw: rawOf(id) })),
      };
    },
    read: async (id) => read(id),
    put: async (game) => put(game),
    append: async (id, turn, index, progress) => {
      const game = read(id);
      if (typeof game !== 'object' || game.turnCount !== index) return 'overtaken';
      put({ ...headAfter(game, index, progress), turns: [...game.turns, turn] });
      return 'kept';
    },
    setAside: async ({ id, raw }) => storage.setItem(PREFIX + id, JSON.stringify(raw)),
    drop: async (id) => drop(id),
    finished: async () => finished(),
    noteFinished: async (games) => {
      const known = new Map([...games, ...finished()].map((game) => [game.id, game]));
      for (const id of surplusOf([...known.values()])) known.delete(id);
      storage.setItem(FINISHED, JSON.stringify([...known.values()]));
    },
    noteHints: async (id, hints) => {
      const game = read(id);
      if (typeof game === 'object') put({ ...game, hints });
    },
    readReview: async (id) => reviewOf(id),
    reviews: async () => idsUnder(REVIEW_PREFIX).flatMap((id) => reviewOf(id) ?? []),
    keepReview: async (review) => {
      storage.setItem(REVIEW_PREFIX + review.id, JSON.stringify(review));
      const all = idsUnder(REVIEW_PREFIX).map((id) => reviewOf(id) ?? { id, atMs: 0 });
      surplusReviews(all, MOST_REVIEWS).forEach(dropReview);
    },
    dropAll: async () => {
      ids().forEach(drop);
      idsUnder(REVIEW_PREFIX).forEach(dropReview);
      storage.removeItem(FINISHED);
    },
  };
};

/** A storage that lasts as long as the page, where the browser allows none. */
export const createMemoryStorage = (): TextStorage => {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
    removeItem: (key) => void texts.delete(key),
    key: (index) => [...texts.keys()][index] ?? null,
    get length() {
      return texts.size;
    },
  };
};
