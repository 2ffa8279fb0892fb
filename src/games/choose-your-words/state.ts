import type { Ballot } from '../core/ballots.ts';
import type { Seat } from '../core/seat.ts';
import { clockwiseFrom, seatAt } from '../core/seats.ts';
import type { TableState } from '../core/table-state.ts';
import type { Card, LaidCard } from './card.ts';
import type { Category } from './categories.ts';
import type { ChallengeMatter, Declaration, EndReason, GameResult, Phase } from './events.ts';
import type { Options } from './options.ts';
import type { ScoreSteps } from './score.ts';

/**
 * How often a seat has folded to bets, called and raised them in this game, which everybody at the table has seen. The bet that opens a round
 * (CW-4.1) does not count: nobody chose it.
 */
export type Answers = { readonly folds: number; readonly calls: number; readonly raises: number };

export type SeatState = {
  readonly chips: number;
  /** Put in during this betting, and during this round, the ante included. */
  readonly bet: number;
  readonly committed: number;
  /** Whether the seat has acted in this betting. */
  readonly acted: boolean;
  readonly dealtIn: boolean;
  readonly folded: boolean;
  readonly struck: boolean;
  readonly cards: readonly Card[];
  readonly shown: boolean;
  /** How many cards were exchanged, by exchange. */
  readonly exchanged: readonly number[];
  /** What is laid out so far, seen by nobody else (CW-26.2). */
  readonly layout: readonly LaidCard[];
  readonly owes: number;
  /** Out of the game: no chips, or a debt that could not be paid. */
  readonly out: boolean;
  readonly left: boolean;
  readonly answers: Answers;
};

/** What somebody declared this round, and what became of it. */
export type Declared = {
  readonly seat: Seat;
  /** Null where it is sealed and not known. */
  readonly declaration: Declaration | null;
  /** Null until all are open. */
  readonly opened: {
    readonly score: number;
    readonly steps: ScoreSteps | null;
    /** Whether the word is on the list of the category (CW-21.2). */
    readonly listed: boolean;
  } | null;
  readonly wordChallenged: boolean;
  readonly claimChallenged: boolean;
  readonly claimLost: boolean;
};

export type Challenge = {
  readonly by: Seat;
  readonly seat: Seat;
  readonly matter: ChallengeMatter;
  /** Whether word or claim stands; null while a vote goes on. */
  readonly stands: boolean | null;
};

/** A whole game at one moment; plain JSON. Holds nothing of what the deck still hides. */
export type State = TableState<Options, Phase, GameResult> & {
  /** Which betting and which exchange the round has come to, 0 before the first. */
  readonly betting: number;
  readonly exchange: number;
  readonly dealer: Seat;
  /** Cards in this round's deck at first, and left in it now. */
  readonly deckSize: number;
  readonly deckCount: number;
  /** Discards shuffled in this round: how often, the last time which (sorted), and how many cards were drawn before. */
  readonly shuffles: number;
  readonly pile: readonly Card[] | null;
  readonly drawnBefore: number;
  readonly discards: readonly Card[];
  readonly seats: readonly SeatState[];
  /** The highest bet of this betting, what a raise must add, and how many raises there were. */
  readonly high: number;
  readonly step: number;
  readonly raises: number;
  /** Chips in this round's main pot from the round before, chips for the next one, and what of this round's is paid out. */
  readonly carried: number;
  readonly next: number;
  readonly paid: number;
  /** What the dealer announced. */
  readonly category: Category | null;
  readonly declared: readonly Declared[];
  readonly challenges: readonly Challenge[];
  readonly vote: {
    readonly by: Seat;
    readonly seat: Seat;
    readonly matter: ChallengeMatter;
    readonly votes: readonly { readonly seat: Seat; readonly vote: Ballot }[];
  } | null;
  /** Whether the table's minutes are over (CW-23). */
  readonly timeUp: boolean;
  readonly tieBreak: EndReason | null;
};

/** All seats, clockwise from the dealer's left, the dealer last. */
export const fromDealersLeft = ({ players, dealer }: Pick<State, 'players' | 'dealer'>): Seat[] =>
  clockwiseFrom(players, dealer + 1);

/** Whether a seat is still in this round. */
export const isLive = (state: State, seat: Seat): boolean => {
  const { dealtIn, folded } = seatAt(state, seat);
  return dealtIn && !folded;
};

/** Those still in this round, clockwise from the dealer's left. */
export const liveSeats = (state: State): Seat[] =>
  fromDealersLeft(state).filter((seat) => isLive(state, seat));

/** Those still in this round who have chips to bet with, clockwise from the dealer's left. */
export const ableSeats = (state: State): Seat[] =>
  liveSeats(state).filter((seat) => seatAt(state, seat).chips > 0);

/** Those not out of the game who have not left, folded, or not dealt in, or not: they may challenge and vote (CW-7). */
export const seatsAround = (state: State): Seat[] =>
  fromDealersLeft(state).filter((seat) => !seatAt(state, seat).out && !seatAt(state, seat).left);
