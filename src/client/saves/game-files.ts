import type { BrokenGame } from './game-store.ts';
import { isSavedGame, type SavedGame } from './saved-game.ts';

/** Of the files that hold the games of a device, or all data of somebody. */
const GAMES_FORMAT = 'wordstake-games';
const DATA_FORMAT = 'wordstake-data';
const VERSION = 1;

/** What a file brought: games that can be played on, and how many could not be read. */
export type ReadFile = { readonly games: readonly SavedGame[]; readonly unread: number };

/** A file of games, to be read by another device; what could not be read goes along as it is. */
export const gamesFile = (games: readonly SavedGame[], broken: readonly BrokenGame[]): string =>
  JSON.stringify({ format: GAMES_FORMAT, version: VERSION, games, broken }, undefined, 1);

type AllData = {
  readonly games: readonly SavedGame[];
  readonly broken: readonly BrokenGame[];
  readonly settings: Readonly<Record<string, string>>;
  /** What the server keeps; null where it knows nothing of whoever asks. */
  readonly server: unknown;
};

/** A file of all that is kept of somebody, here and on the server. */
export const dataFile = (data: AllData): string =>
  JSON.stringify({ format: DATA_FORMAT, version: VERSION, ...data }, undefined, 1);

/** Reads a file of games or of all data; undefined where it is neither. */
export const readGamesFile = (text: string): ReadFile | undefined => {
  try {
    const { format, version, games } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    const isOurs = (format === GAMES_FORMAT || format === DATA_FORMAT) && version === VERSION;
    if (!isOurs || !Array.isArray(games)) return undefined;
    const sound = games.filter(isSavedGame);
    return { games: sound, unread: games.length - sound.length };
  } catch {
    return undefined;
  }
};
