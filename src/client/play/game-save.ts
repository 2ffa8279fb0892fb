import { SCHEMA_VERSION } from '../../games/buyword/start.ts';
import { isLanguage } from '../../shared/language.ts';
import type { SavedGame } from './play-protocol.ts';

/** Where games are kept: one's own, and the one that people share by passing the device on. */
export type Slot = 'own' | 'pass';

const STORED_AS: Readonly<Record<Slot, string>> = { own: 'wordstake.game', pass: 'wordstake.pass' };
/** Of the shape of what is kept; what has another is dropped. */
const SAVE_VERSION = 1;
const MOST_BOTS = 3;
const MOST_PEOPLE = 4;

type Stored = SavedGame & { readonly version: number };

const areNames = (value: unknown, most: number): value is string[] =>
  Array.isArray(value) && value.length <= most && value.every((name) => typeof name === 'string');

const isSavedGame = (value: unknown): value is Stored => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, language, seed, people, bots, events } = value as Record<string, unknown>;
  if (version !== SAVE_VERSION || typeof seed !== 'string') return false;
  if (typeof language !== 'string' || !isLanguage(language)) return false;
  if (!areNames(bots, MOST_BOTS) || !(people === undefined || areNames(people, MOST_PEOPLE))) return false;
  return Array.isArray(events) && events[0]?.type === 'began' && events[0].schema === SCHEMA_VERSION;
};

/** The game kept in this browser: undefined where there is none, 'broken' where it cannot be read. */
export const readSave = (slot: Slot = 'own'): SavedGame | 'broken' | undefined => {
  try {
    const text = localStorage.getItem(STORED_AS[slot]);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isSavedGame(value) ? value : 'broken';
  } catch (cause) {
    return cause instanceof SyntaxError ? 'broken' : undefined;
  }
};

/** Keeps a game; where storage is forbidden it lasts as long as the page. */
export const writeSave = (slot: Slot, game: SavedGame): void => {
  try {
    localStorage.setItem(STORED_AS[slot], JSON.stringify({ version: SAVE_VERSION, ...game }));
  } catch {
    // The game goes on all the same.
  }
};

export const dropSave = (slot: Slot): void => {
  try {
    localStorage.removeItem(STORED_AS[slot]);
  } catch {
    // Nothing was kept.
  }
};
