import type { Seat } from '../../games/core/seat.ts';

/** The others at a table, clockwise from the left of a seat; all of them, from the first, for those who watch (NO_SEAT). */
export const othersClockwise = (me: Seat, players: number): readonly Seat[] =>
  Array.from({ length: players }, (_, at) => (me + 1 + at) % players).filter((seat) => seat !== me);
