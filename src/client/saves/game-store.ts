import type { FinishedGame } from './finished-game.ts';
import type { KeptReview } from './kept-review.ts';
import type { GameHead, KeptTurn, SavedGame } from './saved-game.ts';

/** A game in the store that cannot be read: its name there, and what it holds, for who wants to mend it. */
export type BrokenGame = { readonly id: string; readonly raw: unknown };

export type Listed = { readonly games: readonly GameHead[]; readonly broken: readonly BrokenGame[] };

/** What is kept of a turn: which one it is, and what the game's head says after it. */
export type Progress = Pick<GameHead, 'changedAtMs' | 'playedMs' | 'standing' | 'opening'>;

/** Where this device keeps its games. */
export type GameStore = {
  /** All games, the one played last first; and those that cannot be read. */
  readonly list: () => Promise<Listed>;
  /** A whole game; undefined where there is none, 'broken' where it cannot be read. */
  readonly read: (id: string) => Promise<SavedGame | 'broken' | undefined>;
  /** Keeps a whole game, in place of what was kept under its id. */
  readonly put: (game: SavedGame) => Promise<void>;
  /** Keeps one turn more; 'overtaken' where others were kept already, as by another window of ours: then nothing is. */
  readonly append: (
    id: string,
    turn: KeptTurn,
    index: number,
    progress: Progress,
  ) => Promise<'kept' | 'overtaken'>;
  /** Puts away what should have been a game and cannot be read, in its place. */
  readonly setAside: (broken: BrokenGame) => Promise<void>;
  readonly drop: (id: string) => Promise<void>;
  /** What finished games came to, whether or not they are still kept; those that cannot be read are left out. */
  readonly finished: () => Promise<readonly FinishedGame[]>;
  /** Notes what games came to, each once: what is there under an id stays. The oldest go where there are too many. */
  readonly noteFinished: (games: readonly FinishedGame[]) => Promise<void>;
  /** Notes how many hints were taken in a game. */
  readonly noteHints: (id: string, hints: number) => Promise<void>;
  /** What the coach said of a game; undefined where it has not, or where that cannot be read. */
  readonly readReview: (id: string) => Promise<KeptReview | undefined>;
  /** Keeps what it said, in place of what it said before. The oldest go where there are too many; all go with their game. */
  readonly keepReview: (review: KeptReview) => Promise<void>;
  /** All that are kept. */
  readonly reviews: () => Promise<readonly KeptReview[]>;
  readonly dropAll: () => Promise<void>;
};

/** The newest first. */
export const byLastChange = (a: GameHead, b: GameHead): number => b.changedAtMs - a.changedAtMs;

/** A game after one turn more. */
export const headAfter = (head: GameHead, index: number, progress: Progress): GameHead => ({
  ...head,
  ...progress,
  turnCount: index + 1,
});
