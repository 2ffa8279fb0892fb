/** The seats around a table: finding one, going round them, changing one. */
import type { Seat } from './seat.ts';
import { isWhole } from './whole.ts';

type Seated = { readonly seats: readonly object[] };
type SeatOf<State extends Seated> = State['seats'][number];

/** Whether something that came in is a seat at a table of so many. */
export const isSeat = (players: number, seat: unknown): seat is Seat => isWhole(seat, 0, players - 1);

/** What a seat has; throws where there is no such seat. */
export const seatAt = <State extends Seated>({ seats }: State, seat: Seat): SeatOf<State> => {
  const found = seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** All seats at a table of so many, clockwise from one of them. A plain loop: decisions ask for it many times. */
export const clockwiseFrom = (players: number, first: Seat): Seat[] => {
  const seats: Seat[] = [];
  for (let steps = 0; steps < players; steps++) seats.push((first + steps) % players);
  return seats;
};

/** The state with something changed at one seat. */
export const withSeat = <State extends Seated>(
  state: State,
  seat: Seat,
  change: (seat: SeatOf<State>) => Partial<SeatOf<State>>,
): State => ({
  ...state,
  seats: state.seats.map((each, at) => (at === seat ? { ...each, ...change(each) } : each)),
});
