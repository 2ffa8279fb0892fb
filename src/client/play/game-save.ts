import { SCHEMA_VERSION } from '../../games/buyword/start.ts';
import { isLanguage } from '../../shared/language.ts';
import type { SavedGame } from './play-protocol.ts';

const STORED_AS = 'wordstake.game';
/** Of the shape of what is kept; what has another is dropped. */
const SAVE_VERSION = 1;
const MOST_BOTS = 3;

type Stored = SavedGame & { readonly version: number };

const isSavedGame = (value: unknown): value is Stored => {
  if (typeof value !== 'object' || value === null) return false;
  const { version, language, seed, bots, events } = value as Record<string, unknown>;
  if (version !== SAVE_VERSION || typeof seed !== 'string') return false;
  if (typeof language !== 'string' || !isLanguage(language)) return false;
  if (!Array.isArray(bots) || bots.length > MOST_BOTS || !bots.every((name) => typeof name === 'string'))
    return false;
  return Array.isArray(events) && events[0]?.type === 'began' && events[0].schema === SCHEMA_VERSION;
};

/** The game kept in this browser: undefined where there is none, 'broken' where it cannot be read. */
export const readSave = (): SavedGame | 'broken' | undefined => {
  try {
    const text = localStorage.getItem(STORED_AS);
    if (text === null) return undefined;
    const value: unknown = JSON.parse(text);
    return isSavedGame(value) ? value : 'broken';
  } catch (cause) {
    return cause instanceof SyntaxError ? 'broken' : undefined;
  }
};

/** Keeps a game; where storage is forbidden it lasts as long as the page. */
export const writeSave = (game: SavedGame): void => {
  try {
    localStorage.setItem(STORED_AS, JSON.stringify({ version: SAVE_VERSION, ...game }));
  } catch {
    // The game goes on all the same.
  }
};

export const dropSave = (): void => {
  try {
    localStorage.removeItem(STORED_AS);
  } catch {
    // Nothing was kept.
  }
};
