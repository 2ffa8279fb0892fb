/** The state after an event; the first event of a game is applied to nothing (see Game.apply). */
type Apply<State, Event> = (state: State | undefined, event: Event) => State;

/** A game while an action is decided: what has happened so far, and the state that it leads to. */
export class Table<Env, State, Event> {
  readonly env: Env;
  readonly events: Event[] = [];
  readonly #apply: Apply<State, Event>;
  #state: State;

  constructor(env: Env, state: State, apply: Apply<State, Event>) {
    this.env = env;
    this.#state = state;
    this.#apply = apply;
  }

  get state(): State {
    return this.#state;
  }

  /** Lets something happen. */
  emit(event: Event): void {
    this.#state = this.#apply(this.#state, event);
    this.events.push(event);
  }
}

/** The first events of a game: the one that began it, and what happens at its table before anybody acts. */
export const firstEvents = <Env, State, Event>(
  env: Env,
  apply: Apply<State, Event>,
  began: NoInfer<Event>,
  begin: (table: Table<Env, State, Event>) => void,
): Event[] => {
  const table = new Table(env, apply(undefined, began), apply);
  begin(table);
  return [began, ...table.events];
};
