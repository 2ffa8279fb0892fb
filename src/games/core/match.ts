import { ok, type Result } from '../../shared/result.ts';
import type { Actor, Game, NewTable, Refusal } from './game.ts';

/** An action that was taken, and what came of it. */
export type Turn<Action, Event> = {
  readonly actor: Actor;
  readonly action: Action;
  readonly events: readonly Event[];
};

/** A game being played: its state, and all that led to it. */
export type Match<State, Action, Event, Why> = {
  readonly state: State;
  readonly opening: readonly Event[];
  readonly turns: readonly Turn<Action, Event>[];
  /** Takes an action, or refuses it and changes nothing. */
  readonly act: (actor: Actor, action: Action) => Result<readonly Event[], Why>;
};

/** Starts a game and keeps it. */
export const startMatch = <Env, Setup, State, Action, Event, View, Offer, Why extends Refusal>(
  game: Game<Env, Setup, State, Action, Event, View, Offer, Why>,
  env: Env,
  table: NewTable<Setup>,
): Result<Match<State, Action, Event, Why>, Why> => {
  const started = game.start(env, table);
  if (!started.ok) return started;
  const opening = started.value;
  const turns: Turn<Action, Event>[] = [];
  let state: State | undefined;
  for (const event of opening) state = game.apply(state, event);
  return ok({
    opening,
    turns,
    get state() {
      return state as State;
    },
    act: (actor, action) => {
      const decided = game.decide(env, state as State, actor, action);
      if (!decided.ok) return decided;
      state = decided.value.state;
      turns.push({ actor, action, events: decided.value.events });
      return ok(decided.value.events);
    },
  });
};
