import { type Closeness, closenessOf } from '../core/closeness.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import type { GameEvent, GameResult } from './events.ts';

type Ended = {
  readonly seats: readonly { readonly chips: number; readonly left: boolean }[];
  readonly result: GameResult | null;
};

/** In which round each seat ran out of chips; of a story that begins in the middle, as far as it tells. */
export const outRounds = (events: readonly GameEvent[]): ReadonlyMap<Seat, number> => {
  const out = new Map<Seat, number>();
  let round: number | undefined;
  for (const event of events) {
    if (event.type === 'round-began') round = event.round;
    if (event.type === 'out' && round !== undefined) out.set(event.seat, round);
  }
  return out;
};

/** How close a game of Choose Your Words was, as a viewer looks at it; undefined before its end, or where there is nothing to compare. */
export const cardsCloseness = (
  { seats, result }: Ended,
  outIn: ReadonlyMap<Seat, number>,
  viewer: Viewer,
): Closeness | undefined => {
  if (result === null) return undefined;
  const mine = viewer === null ? undefined : seats[viewer];
  // CW-23: one has all that is left, and by how much says nothing; what counts is how long the others lasted.
  if (result.reason === 'chips' && mine?.left !== true) {
    if (viewer === null || mine === undefined) return undefined;
    if (result.winners.includes(viewer)) return { kind: 'took-all' };
    const round = outIn.get(viewer);
    const longer = seats.filter((_, seat) => (outIn.get(seat) ?? 0) > (round ?? 0)).length;
    return {
      kind: 'out',
      round,
      place: round === undefined ? undefined : result.winners.length + longer + 1,
      players: seats.length,
    };
  }
  return closenessOf(
    { seats: seats.map(({ chips, left }) => ({ sum: chips, left })), winners: result.winners },
    viewer,
  );
};
