import { attempt } from '../base/attempt.ts';
import { type FinishedGame, isFinishedGame } from './finished-game.ts';
import { byLastChange, type GameStore, headAfter } from './game-store.ts';
import { surplusOf } from './records.ts';
import { isSavedGame, type SavedGame } from './saved-game.ts';

/** As much of the browser's storage as games need. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'wordstake.game.';
const FINISHED = 'wordstake.finished';

/** Keeps each game as one text: for browsers without a database, and to hand games over to it. */
export const createStorageStore = (storage: TextStorage): GameStore => {
  const ids = (): string[] => {
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i) ?? '');
    return keys.filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length));
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
  const drop = (id: string): void => storage.removeItem(PREFIX + id);

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
    dropAll: async () => {
      ids().forEach(drop);
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
