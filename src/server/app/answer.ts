import type { Refusal } from '../../games/core/game.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Result } from '../../shared/result.ts';
import type { EntryBody } from './log-entry.ts';
import type { TableState } from './table-state.ts';

/** How an action went: the table's new version, or why it was refused. */
export type Answer = Result<number, Refusal>;

/** What somebody wants to change around a game: decided into an entry, into nothing, or refused. */
export type Change = (table: TableState) => Result<EntryBody | null, Refusal>;

/** Who acts: a person by identity, a bot by its seat, or null for the server. */
export type Actor = string | Seat | null;

/** Something to be done at a table: `key` tells it from others where it may be asked for again, `why` is a bot's reason. */
export type Doing = {
  readonly actor: Actor;
  readonly text: string;
  readonly key?: string;
  readonly why?: unknown;
};
