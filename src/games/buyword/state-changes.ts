/** Small changes of a state that appliers of events share. */
import type { Seat } from '../core/seat.ts';
import type { State } from './state.ts';

/** For each type of event, the state after it. */
export type Appliers<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (state: State, event: Extract<Event, { type: Type }>) => State;
};

/** A queue after a seat's next turn in it; it may have more of them. */
export const withoutFirst = (queue: readonly Seat[], seat: Seat): readonly Seat[] => {
  const at = queue.indexOf(seat);
  return at < 0 ? queue : [...queue.slice(0, at), ...queue.slice(at + 1)];
};
