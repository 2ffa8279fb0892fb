import { lazy } from '../../shared/lazy.ts';
import { attempt } from '../base/attempt.ts';
import type { GameStore } from './game-store.ts';
import { openIndexedDbStore } from './indexed-db-store.ts';
import { createMemoryStorage, createStorageStore } from './storage-store.ts';

export type OpenStore = {
  readonly store: GameStore;
  /** Whether something was found that should have been a game and could not be read. */
  readonly foundBroken: boolean;
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
  // They stay in both: each is counted once.
  const finished = await texts.finished();
  if (finished.length > 0) await store.noteFinished(finished);
  return broken.length > 0;
};

const openStore = async (): Promise<OpenStore> => {
  const storage = attempt(() => localStorage, undefined);
  try {
    const store = await openIndexedDbStore();
    return { store, foundBroken: storage !== undefined && (await adoptTexts(store, storage)) };
  } catch {
    return { store: createStorageStore(storage ?? createMemoryStorage()), foundBroken: false };
  }
};

/** The games of this device: opened once a page. */
export const localGames: () => Promise<OpenStore> = lazy(openStore);
