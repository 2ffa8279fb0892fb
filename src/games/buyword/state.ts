import type { Seat } from '../core/seat.ts';
import type { GameResult, LaidWord, Phase } from './events.ts';
import type { Options } from './options.ts';

export type SeatState = {
  readonly money: number;
  readonly wilds: number;
  /** Letter tiles held, in alphabetical order. */
  readonly tiles: string;
  readonly left: boolean;
};

/** Tiles drawn for one player, lying apart until they are bought or gone. */
export type Lot = { readonly from: Seat; readonly holder: Seat; readonly tiles: string };

export type Sale = {
  readonly number: number;
  readonly seat: Seat;
  readonly round: number;
  readonly words: readonly (LaidWord & { readonly pips: number; readonly price: number })[];
  readonly tiles: string;
  readonly wilds: number;
  readonly price: number;
  readonly challenged: { readonly by: Seat; readonly valid: boolean } | null;
  readonly undone: boolean;
};

/** A whole game at one moment; plain JSON. Holds nothing of what the bag still hides. */
export type State = {
  readonly schema: number;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  /** Who is still to act in this phase, in order; whether one or all of them may now is the phase's to say. */
  readonly queue: readonly Seat[];
  readonly round: number;
  readonly leader: Seat;
  /** Which bag, from 1, and how many tiles are left in it. */
  readonly bag: number;
  readonly bagCount: number;
  /** How often the die has been rolled. */
  readonly rolls: number;
  /** How many tiles a lot has this round, null before it is known. */
  readonly lotSize: number | null;
  readonly seats: readonly SeatState[];
  readonly lots: readonly Lot[];
  readonly sales: readonly Sale[];
  /** Tiles out of play, in alphabetical order, and wilds. */
  readonly box: string;
  readonly boxWilds: number;
  /** What the bank has taken less what it has paid. */
  readonly bank: number;
  /** Who has no more to challenge, since the last sale or challenge; whether time has run out since then. */
  readonly waived: readonly Seat[];
  readonly windowClosed: boolean;
  readonly result: GameResult | null;
};

export const seatAt = (state: State, seat: Seat): SeatState => {
  const found = state.seats[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
};

/** Those who have not left, clockwise from the leader. */
export const stayingFromLeader = (state: State): Seat[] => {
  const seats: Seat[] = [];
  for (let i = 0; i < state.players; i++) {
    const seat = (state.leader + i) % state.players;
    if (!seatAt(state, seat).left) seats.push(seat);
  }
  return seats;
};

/** The next player on the left who has not left. */
export const nextStaying = (state: State, from: Seat): Seat => {
  for (let i = 1; i <= state.players; i++) {
    const seat = (from + i) % state.players;
    if (!seatAt(state, seat).left) return seat;
  }
  throw new Error('everybody has left');
};

/** BW-3.4: the round in which the last tile has left the bag is the last. */
export const isLastRound = (state: State): boolean => state.bagCount === 0;
