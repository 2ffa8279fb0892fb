import { lazy } from '../../shared/lazy.ts';
import type { GameStore } from './game-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { newId } from './new-id.ts';
import { createMemoryStorage, createStorageStore } from './storage-store.ts';

export type OpenStore = {
  readonly store: GameStore;
  /** Whether something was found that should have been a game and could not be read. */
  readonly foundBroken: boolean;
};

const browserStorage = (): Storage | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};

/** Before games had a store there were two of them, one's own and one that people shared, as events alone. */
const OLD_SLOTS = ['wordstake.game', 'wordstake.pass'] as const;

/** Takes over the games of the two old slots; whether one could not be read. */
const adoptOldSlots = async (store: GameStore, storage: Storage): Promise<boolean> => {
  let foundBroken = false;
  for (const slot of OLD_SLOTS) {
    const text = storage.getItem(slot);
    if (text === null) continue;
    // Hardly anybody has one: what reads it knows the rules of the game, and is fetched when it is needed; if need be another day.
    const reader = await import('./old-slots.ts').catch(() => undefined);
    if (reader === undefined) continue;
    const id = newId();
    const game = reader.readOldSlot(text, id, Date.now());
    if (game === 'broken') foundBroken = true;
    await (game === 'broken' ? store.setAside({ id, raw: text }) : store.put(game));
    storage.removeItem(slot);
  }
  return foundBroken;
};

/** Takes over games that had to be kept without a database; whether one could not be read. */
const adoptTexts = async (store: GameStore, storage: Storage): Promise<boolean> => {
  const texts = createStorageStore(storage);
  const { games, broken } = await texts.list();
  for (const { id } of games) {
    const game = await texts.read(id);
    if (typeof game === 'object') await store.put(game);
    await texts.drop(id);
  }
  for (const each of broken) {
    await store.setAside(each);
    await texts.drop(each.id);
  }
  return broken.length > 0;
};

const openStore = async (): Promise<OpenStore> => {
  const storage = browserStorage();
  try {
    const store = await openIndexedDbStore();
    if (storage === undefined) return { store, foundBroken: false };
    const found = [await adoptOldSlots(store, storage), await adoptTexts(store, storage)];
    return { store, foundBroken: found.includes(true) };
  } catch {
    const store = createStorageStore(storage ?? createMemoryStorage());
    const foundBroken = storage === undefined ? false : await adoptOldSlots(store, storage);
    return { store, foundBroken };
  }
};

/** The games of this device: opened once a page, what older versions kept taken over. */
export const localGames: () => Promise<OpenStore> = lazy(openStore);
