/** The seats at which people sit down, before the first game and between two; those of a game stay as they are until the next one starts. */
import type { Seat } from '../../games/core/seat.ts';
import type { ServedGame } from './served-game.ts';
import type { Playing, Sitter, TableState } from './table-state.ts';

export type Seats = readonly (Sitter | null)[];

export type Room = {
  readonly seats: Seats;
  /** Seats of people who want the next game to start. Bots always do. */
  readonly ready: readonly Seat[];
};

/** A table of one, and a game for one, need nobody else; but nobody who waits for others is put into a game alone. */
const LEAST_FOR_REMATCH = 2;

/** Where people sit now: in the game that is on, else in the room. */
export const roomOf = ({ next, seats }: Pick<TableState, 'next' | 'seats'>): Room =>
  next ?? { seats, ready: [] };

/** The room after a game: who has not left it keeps their seat. */
export const roomAfterGame = (
  { capacity }: TableState,
  seats: Seats,
  { places }: Pick<Playing, 'places'>,
): Room => {
  const room: (Sitter | null)[] = Array.from({ length: capacity }, () => null);
  for (const [seat, sitter] of seats.entries())
    if (sitter !== null && !sitter.gone) room[places[seat] ?? seat] = sitter;
  return { seats: room, ready: [] };
};

/** The room with other seats. */
const withSeats = ({ next }: TableState, room: Room): Pick<TableState, 'next'> | Pick<TableState, 'seats'> =>
  next === null ? { seats: room.seats } : { next: room };

const replaced = (seats: Seats, seat: Seat, sitter: Sitter | null): Seats =>
  seats.map((each, i) => (i === seat ? sitter : each));

/** Somebody sits at a seat from now on, or nobody. */
export const withSitter = (table: TableState, seat: Seat, sitter: Sitter | null): Partial<TableState> => {
  const { seats, ready } = roomOf(table);
  return withSeats(table, {
    seats: replaced(seats, seat, sitter),
    ready: ready.filter((each) => each !== seat),
  });
};

/** Who sits at a seat goes by another name from now on; a game that is over keeps the names it was played with. */
export const withName = (table: TableState, seat: Seat, sitter: Sitter): Partial<TableState> => {
  const { seats, ready } = roomOf(table);
  return withSeats(table, { seats: replaced(seats, seat, sitter), ready });
};

/** So many seats from now on, at which nobody is ready; whoever loses theirs moves to one that is free. */
export const withCapacity = (table: TableState, capacity: number): Partial<TableState> => {
  const { seats } = roomOf(table);
  const kept = Array.from({ length: capacity }, (_, seat) => seats[seat] ?? null);
  for (const sitter of seats.slice(capacity)) if (sitter !== null) kept[kept.indexOf(null)] = sitter;
  return { ...withSeats(table, { seats: kept, ready: [] }), capacity };
};

/** Somebody is ready from now on, or no longer. */
export const withReady = ({ next }: TableState, seat: Seat, isReady: boolean): Partial<TableState> => {
  if (next === null) return {};
  const others = next.ready.filter((each) => each !== seat);
  return { next: { ...next, ready: isReady ? [...others, seat] : others } };
};

/** Whether all who sit in the room want the next game to start, and are enough for it. */
export const isEverybodyReady = (
  { seats: { from } }: Pick<ServedGame, 'seats'>,
  { status, next, capacity }: Pick<TableState, 'status' | 'next' | 'capacity'>,
): boolean => {
  if (status !== 'over' || next === null || next.ready.length === 0) return false;
  const taken = next.seats.flatMap((sitter, seat) => (sitter === null ? [] : [{ sitter, seat }]));
  if (taken.length < Math.max(from, Math.min(LEAST_FOR_REMATCH, capacity))) return false;
  return taken.every(({ sitter, seat }) => sitter.kind === 'bot' || next.ready.includes(seat));
};
