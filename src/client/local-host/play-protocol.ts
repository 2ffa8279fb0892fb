import type { Judgement, Standing } from '../../catalog/game-module.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { ClientMessage, ServerMessage } from '../../protocol/wire.ts';
import type { KeptTurn, SavedGame } from '../saves/saved-game.ts';

/** Why there is no game: words that did not come, or cannot be read, or what was kept leads to no game. */
export type TableError = { readonly code: 'words-unreachable' | 'words-broken' | 'game-broken' };

/** What is kept of a game after something has happened: how it stands, how it began, and the turn that was taken. */
export type GameProgress = {
  readonly standing: Standing;
  readonly playedMs: number;
  readonly opening: readonly unknown[];
  readonly turn?: KeptTurn | undefined;
};

export type Act = Extract<ClientMessage, { type: 'act' }>;

/** A game that is to be begun, or gone on with. It comes with a port of its own, for all that is said of it. */
export type Opening = { readonly game: SavedGame; readonly paceMs: number };

/** What the page sends to the worker that hosts its game: what it would send to a server, and what only a host on this device needs. */
export type HostRequest =
  /** From whoever sits at a seat of this device. */
  | { readonly kind: 'act'; readonly seat: Seat; readonly message: Act }
  /** What would be said of a word? */
  | { readonly kind: 'judge'; readonly id: number; readonly word: string }
  /** Bots no longer seem to think. */
  | { readonly kind: 'hurry' }
  | { readonly kind: 'close' };

/**
 * What the worker sends back. What comes together is taken in together: nobody can do anything between what an action brings about and
 * the answer to it.
 */
export type HostMessage =
  /** To somebody at this device, or to who only looks on: what a server would send them. */
  | { readonly kind: 'told'; readonly viewer: Viewer; readonly message: ServerMessage }
  /** What has happened, to be kept before anything of it is shown. */
  | { readonly kind: 'progress'; readonly progress: GameProgress }
  /** What was asked of a word; undefined where nobody may say. */
  | { readonly kind: 'judged'; readonly id: number; readonly judgement: Judgement | undefined }
  /** The game cannot be opened. */
  | { readonly kind: 'failed'; readonly error: TableError };
