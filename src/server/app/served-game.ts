import type { ClockFacts } from '../../games/core/clock-facts.ts';
import type { Actor, Decided, Refusal } from '../../games/core/game.ts';
import type { Seat, Viewer } from '../../games/core/seat.ts';
import type { Language } from '../../shared/language.ts';
import type { Result } from '../../shared/result.ts';
import type { LexiconPin } from './log-entry.ts';

/** An action that was taken, as a log keeps it. */
export type RecordedTurn = {
  readonly actor: Actor;
  readonly action: unknown;
  readonly events: readonly unknown[];
};

/** All that a record of a game is made of. */
export type RecordedGame = {
  readonly seed: string;
  readonly lexicon: LexiconPin;
  readonly rulesVersion: number;
  readonly names: readonly string[];
  readonly state: unknown;
  readonly opening: readonly unknown[];
  readonly turns: readonly RecordedTurn[];
  /** After how many turns chance got another seed, time after time. */
  readonly reseededAfter: readonly number[];
};

/** Another seed in the middle of a game, and where in it that was; the game knows how to read the place. */
export type Reseed = { readonly seed: string; readonly at: unknown };

/**
 * A game as the server plays it: the rules of games/core/game.ts, with what a table needs around them. Its states,
 * actions, events and views are nobody's business but the game's.
 */
export type ServedGame = {
  readonly name: string;
  readonly rulesVersion: number;
  readonly schemaVersion: number;
  readonly stateVersion: number;
  readonly seats: { readonly from: number; readonly to: number };
  readonly bots: readonly string[];
  /** The options to play with, all of them, or why they are refused. */
  readonly checkOptions: (options: unknown, players: number) => Result<unknown, Refusal>;
  /** Options for those who sit at a table of which some seats stay empty: seats named in them are counted anew. */
  readonly seatedOptions?: (options: unknown, taken: readonly Seat[]) => unknown;
  /** The dictionary that such options ask for, as it is today. */
  readonly lexiconOf: (options: unknown) => LexiconPin;
  /** Whether a dictionary is still here, word for word. */
  readonly hasLexicon: (lexicon: LexiconPin) => boolean;
  /** Chance and judge for a game; the seeds that took the first one's place come in order. */
  readonly envFor: (seed: string, options: unknown, reseeds: readonly Reseed[]) => unknown;
  /** Where a game stands in what chance brings; plain JSON. */
  readonly chancePlace: (state: unknown) => unknown;
  readonly start: (env: unknown, players: number, options: unknown) => Result<readonly unknown[], Refusal>;
  readonly decide: (
    env: unknown,
    state: unknown,
    actor: Actor,
    action: unknown,
  ) => Result<Decided<unknown, unknown>, Refusal>;
  readonly apply: (state: unknown, event: unknown) => unknown;
  readonly view: (state: unknown, viewer: Viewer) => Readonly<Record<string, unknown>>;
  readonly redact: (event: unknown, viewer: Viewer) => unknown;
  readonly isOver: (state: unknown) => boolean;
  /** Whether all that was hidden may be told once the game is over. */
  readonly opensAll: (state: unknown) => boolean;
  readonly clockFacts: (state: unknown) => ClockFacts;
  /** Whether those who play this may not look words up meanwhile: the players judge them. */
  readonly closesLookUp: (state: unknown) => boolean;
  /** A standing order as it is kept, or undefined where the game knows none like it. */
  readonly readOrder: (given: unknown) => unknown;
  /** What an order says to do for a seat; undefined where the player must say. */
  readonly ordered: (order: unknown, state: unknown, seat: Seat) => string | undefined;
  /** Whether a bot had better wait with an action until no person is to act. */
  readonly isForPeopleFirst: (state: unknown, text: string) => boolean;
  /** Whether an action only arranges what its seat alone sees, so that of many the last one says all. */
  readonly isArrangement: (action: unknown) => boolean;
  readonly parseAction: (text: string) => Result<unknown, Refusal>;
  readonly formatAction: (action: unknown) => string;
  /** The texts of what the server does, and of giving a seat up. */
  readonly timeOutText: (seat: Seat) => string;
  readonly windowText: string;
  readonly timeText: string | null;
  readonly leaveText: string;
  /** The record of a game as a viewer may have it, in pieces of a line each, so that a long one can be written little by little. */
  readonly record: (game: RecordedGame, viewer: Viewer) => Iterable<string>;
  /** Why the game refused, in a sentence. */
  readonly sentence: (language: Language, refusal: Refusal) => string;
};

/** The games that are served, by name. */
export type ServedGames = ReadonlyMap<string, ServedGame>;
