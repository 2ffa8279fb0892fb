import type { Result } from '../../shared/result.ts';
import type { Seat, Viewer } from './seat.ts';

/** Why something was refused: a code, and the data for a sentence. */
export type Refusal = { readonly code: string };

/** Who acts: a seat, or null for the server (time that has run out, a window that closes). */
export type Actor = Seat | null;

/** What an action leads to: events, and the state that applying them gives. */
export type Decided<State, Event> = { readonly events: readonly Event[]; readonly state: State };

/** A table to be made: how many play, options as they came in, and chance. */
export type NewTable<Setup> = {
  readonly players: number;
  readonly options: unknown;
  readonly setup: Setup;
};

/**
 * What a game is. Actions are decided into events under the rules, with chance and judge from outside (Env); events are
 * applied to states without either, so an old log always replays. A view is built up from what a viewer may see.
 */
export type Game<Env, Setup, State, Action, Event, View, Offer, Why extends Refusal> = {
  readonly name: string;
  /** Of the rules that decide; records name it. */
  readonly rulesVersion: number;
  /** Of the shape of events and options as JSON; logs name it. */
  readonly schemaVersion: number;
  /** Of the shape of states as JSON: snapshots name it; logs and records do not. */
  readonly stateVersion: number;
  /** The first event of a game, from which `begin` makes its state. */
  readonly start: (env: Env, table: NewTable<Setup>) => Result<Event[], Why>;
  /** What an action leads to, or why it is refused. Changes nothing. */
  readonly decide: (
    env: Env,
    state: State,
    actor: Actor,
    action: Action,
  ) => Result<Decided<State, Event>, Why>;
  /** The state after an event; total, needs no rules. The first event of a game is applied to nothing. */
  readonly apply: (state: State | undefined, event: Event) => State;
  readonly view: (state: State, viewer: Viewer) => View;
  /** An event as a viewer may see it. */
  readonly redact: (event: Event, viewer: Viewer) => Event;
  /** The kinds of action open to a seat, with bounds, from what that seat sees. */
  readonly offers: (view: View, seat: Seat) => Offer[];
  readonly isOver: (state: State) => boolean;
};

/** The state that events lead to from the start of a game. */
export const replay = <State, Event>(
  game: { readonly apply: (state: State | undefined, event: Event) => State },
  events: Iterable<Event>,
): State => {
  let state: State | undefined;
  for (const event of events) state = game.apply(state, event);
  if (state === undefined) throw new Error('a game has at least one event');
  return state;
};
