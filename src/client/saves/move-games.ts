import { attempt } from '../base/attempt.ts';
import { readStoredAll } from '../base/stored.ts';
import { adoptTries, type DailyTry, dailyTries, triesIn } from './daily-tries.ts';
import { type FinishedGame, isFinishedGame } from './finished-game.ts';
import type { BrokenGame, GameStore } from './game-store.ts';
import { adoptProgress, type PuzzleProgress, progressIn, puzzleProgress } from './puzzle-progress.ts';
import { isSavedGame, type SavedGame } from './saved-game.ts';

/** Of the files that hold the games of a device, or all data of somebody. */
const GAMES_FORMAT = 'wordstake-games';
const DATA_FORMAT = 'wordstake-data';
const VERSION = 1;

type Kept = {
  readonly games: readonly SavedGame[];
  readonly broken: readonly BrokenGame[];
  /** What finished games came to: the records are made of it. */
  readonly finished: readonly FinishedGame[];
  /** Tries at the games of the days. */
  readonly daily: readonly DailyTry[];
  /** How puzzles went. */
  readonly puzzles: PuzzleProgress;
};

/** All games of a device; what could not be read goes along as it is. */
const keptIn = async (store: GameStore): Promise<Kept> => {
  const { games, broken } = await store.list();
  const whole = await Promise.all(games.map(({ id }) => store.read(id)));
  return {
    games: whole.filter((game) => typeof game === 'object'),
    broken,
    finished: await store.finished(),
    daily: dailyTries.peek(),
    puzzles: puzzleProgress.peek(),
  };
};

const fileOf = (format: string, data: object): string =>
  JSON.stringify({ format, version: VERSION, ...data }, undefined, 1);

/** All games of this device as the text of a file, to be read by another device. */
export const exportGames = async (store: GameStore): Promise<string> =>
  fileOf(GAMES_FORMAT, await keptIn(store));

/** All that is kept of somebody, here and as the server told it; null where it knows nothing of whoever asks. */
export const exportData = async (store: GameStore, server: unknown): Promise<string> =>
  fileOf(DATA_FORMAT, {
    ...(await keptIn(store)),
    reviews: await store.reviews(),
    settings: readStoredAll(),
    server,
  });

type FileContent = { readonly games: readonly unknown[] } & Pick<Kept, 'finished' | 'daily' | 'puzzles'>;

/** What is in a file of games or of all data, whatever the games hold; undefined where it is neither. */
const contentOf = (text: string): FileContent | undefined => {
  const { format, version, games, finished, daily, puzzles } = Object(
    attempt(() => JSON.parse(text), undefined),
  );
  const isOurs = (format === GAMES_FORMAT || format === DATA_FORMAT) && version === VERSION;
  if (!isOurs || !Array.isArray(games)) return undefined;
  // Files of earlier versions have no records.
  return {
    games,
    finished: Array.isArray(finished) ? finished.filter(isFinishedGame) : [],
    daily: triesIn(daily),
    puzzles: progressIn(puzzles),
  };
};

/** What a file brought: games taken over, games that were here, and those that could not be read. */
export type Imported = { readonly added: number; readonly known: number; readonly unread: number };

/** Takes over the games and records of a file; of a game that is here too, the one that was played further stays. Undefined where it is no file of games. */
export const importGames = async (store: GameStore, text: string): Promise<Imported | undefined> => {
  const content = contentOf(text);
  if (content === undefined) return undefined;
  const { games: all, finished, daily, puzzles } = content;
  adoptTries(daily);
  adoptProgress(puzzles);
  await store.noteFinished(finished);
  const games = all.filter(isSavedGame);
  let added = 0;
  for (const game of games) {
    const here = await store.read(game.id);
    if (typeof here === 'object' && here.turnCount >= game.turnCount) continue;
    await store.put(game);
    added += 1;
  }
  return { added, known: games.length - added, unread: all.length - games.length };
};
