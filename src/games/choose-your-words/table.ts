import { apply } from './apply.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import type { State } from './state.ts';

/** A game while an action is decided: what has happened so far, and the state that it leads to. */
export class Table {
  readonly env: Env;
  readonly events: GameEvent[] = [];
  #state: State;

  constructor(env: Env, state: State) {
    this.env = env;
    this.#state = state;
  }

  get state(): State {
    return this.#state;
  }

  /** Lets something happen. */
  emit(event: GameEvent): void {
    this.#state = apply(this.#state, event);
    this.events.push(event);
  }
}
