import type { GameModule } from '../../catalog/game-module.ts';
import type { Actor } from '../../games/core/game.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { LexiconStamp } from '../../notation/recorded-table.ts';
import type { SeatLook } from '../../protocol/wire.ts';
import type { ForkMark, LocalGame } from '../saves/saved-game.ts';

/** An action of a game, and what came of it; both as the game has them. */
export type ReplayTurn = {
  readonly actor: Actor;
  readonly action: unknown;
  readonly events: readonly unknown[];
};

/** A game that was played, to be looked at again. */
export type Replay = {
  readonly module: GameModule;
  readonly names: readonly string[];
  /** How they look, by seat. */
  readonly looks: readonly SeatLook[];
  /** Where who holds this device sat, who is called by no name of their own; left out where all have names. */
  readonly you?: Seat;
  readonly lexicon: LexiconStamp;
  readonly opening: readonly unknown[];
  readonly turns: readonly ReplayTurn[];
  /** The same as a text. */
  readonly record: string;
  /** What fixes its chance to the end; left out where that is not told, so that nobody can play on with the same bag or deck. */
  readonly chance?: Pick<LocalGame, 'seed' | 'setup'>;
  /** For whom its record was made, where that one did not see everything. */
  readonly viewer?: Viewer;
  /** Where it is shown; left out where its record is all there is of it. */
  readonly address?: string;
  /** Under which name this device keeps what is said of it; left out where that goes by its record. */
  readonly keptAs?: string;
  /** Where it comes from, if it is a fork. */
  readonly fork?: ForkMark;
  /** Where others find it; left out where its record is all there is to share. */
  readonly link?: string;
};
