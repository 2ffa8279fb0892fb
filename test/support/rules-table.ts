import { expect } from 'vitest';
import type { Actor, Game, NewTable, Refusal } from '../../src/games/core/game.ts';
import type { Seat } from '../../src/games/core/seat.ts';
import { seatAt } from '../../src/games/core/seats.ts';

/** A table to play by a game's rules; what is decided must be what its events lead to. */
export class RulesTable<
  Env,
  State extends { readonly seats: readonly object[] },
  Action,
  Event,
  View,
  Offer extends { readonly kind: string },
  Why extends Refusal,
> {
  readonly log: Event[] = [];
  /** What the last action led to. */
  events: readonly Event[] = [];
  readonly env: Env;
  private readonly game: Game<Env, unknown, State, Action, Event, View, Offer, Why>;
  private now: State | undefined;

  constructor(game: Game<Env, unknown, State, Action, Event, View, Offer, Why>, env: Env) {
    this.game = game;
    this.env = env;
  }

  get state(): State {
    if (this.now === undefined) throw new Error('the table has not begun');
    return this.now;
  }

  set state(state: State) {
    this.now = state;
  }

  protected begin(table: NewTable<unknown>): void {
    const begun = this.game.start(this.env, table);
    if (!begun.ok) throw new Error(`no table: ${JSON.stringify(begun.error)}`);
    const [first, ...more] = begun.value;
    this.now = this.game.apply(undefined, first as Event);
    this.log.push(first as Event);
    this.take(more);
  }

  private take(events: readonly Event[]): void {
    for (const event of events) this.now = this.game.apply(this.now, event);
    this.log.push(...events);
    this.events = events;
  }

  /** Acts; gives back why it was refused, if it was. */
  try(actor: Actor, action: unknown): Why | undefined {
    const decided = this.game.decide(this.env, this.state, actor, action as Action);
    if (!decided.ok) return decided.error;
    this.take(decided.value.events);
    expect(this.state).toEqual(decided.value.state);
    return undefined;
  }

  view(viewer: Seat | null = null): View {
    return this.game.view(this.state, viewer);
  }

  offers(seat: Seat): Offer['kind'][] {
    return this.game.offers(this.view(seat), seat).map(({ kind }) => kind);
  }

  /** What bounds an offer of a kind; undefined where it is not open to the seat. */
  offer(seat: Seat, kind: Offer['kind']): Offer | undefined {
    return this.game.offers(this.view(seat), seat).find((each) => each.kind === kind);
  }

  seat(seat: Seat): State['seats'][number] {
    return seatAt(this.state, seat);
  }
}
