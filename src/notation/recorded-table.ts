import type { Actor, Refusal } from '../games/core/game.ts';
import type { Turn } from '../games/core/match.ts';
import type { Viewer } from '../games/core/seat.ts';
import type { Result } from '../shared/result.ts';

/** The dictionary a table is played with: its name and the hash of its words. */
export type LexiconStamp = { readonly name: string; readonly sha256: string };

/** A match (games/core/match.ts) of whatever game. */
export type AnyMatch = {
  readonly state: unknown;
  readonly opening: readonly unknown[];
  readonly turns: readonly Turn<unknown, unknown>[];
  act(actor: Actor, action: unknown): Result<readonly unknown[], Refusal>;
};

/** A game with all that its record tells; games add what is their own. */
export type RecordedTable<Match = AnyMatch, Setup = unknown> = {
  readonly match: Match;
  readonly setup: Setup;
  readonly lexicon: LexiconStamp;
  readonly rulesVersion: number;
  readonly names: readonly string[];
  /** How they look, by seat: a person's face and colour (shared/looks.ts), or which bot it is; '' where that is not known. */
  readonly faces?: readonly string[];
  /** After how many turns chance got another seed, time after time: then no one seed tells the whole game. */
  readonly reseeded?: string;
  /** Of a loaded game: whether its set-up tells all that chance brought in it, so that one can play on from any moment. */
  readonly tellsChance?: boolean;
  /** Whose record the game was loaded from, where that one did not see everything. */
  readonly viewer?: Viewer;
};

/** What a record is written of: nobody acts in it. */
export type WritableTable<Table extends { readonly match: unknown }> = Omit<Table, 'match'> & {
  readonly match: Omit<Table['match'], 'act'>;
};
