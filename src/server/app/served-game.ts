import type { GameModule, Reseed } from '../../catalog/game-module.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { LexiconPin } from './log-entry.ts';

/** A game as the server plays it: with the server's dictionaries, and with what the server does in it as texts for the log. */
export type ServedGame = GameModule & {
  /** The dictionary that such options ask for, as it is today. */
  readonly lexiconOf: (options: unknown) => LexiconPin;
  /** Whether a dictionary is still here, word for word. */
  readonly hasLexicon: (lexicon: LexiconPin) => boolean;
  /** Chance and judge for a game; the seeds that took the first one's place come in order. */
  readonly envFor: (seed: string, options: unknown, reseeds: readonly Reseed[]) => unknown;
  readonly timeOutText: (seat: Seat) => string;
  readonly windowText: string;
  readonly timeText: string | null;
  readonly leaveText: string;
};

/** The games that are served, by name. */
export type ServedGames = ReadonlyMap<string, ServedGame>;
