import type { Seat } from '../core/seat.ts';
import { clockwiseFrom, seatAt } from '../core/seats.ts';
import type { TableState } from '../core/table-state.ts';
import type { GameResult, Phase, Place, SoldWord } from './events.ts';
import type { Options } from './options.ts';
import type { Auction } from './variants/auction.ts';
import type { BoardTile } from './variants/crossword.ts';
import type { Proposal } from './variants/deal.ts';
import type { Vote } from './variants/vote.ts';

export type SeatState = {
  readonly money: number;
  readonly wilds: number;
  /** Letter tiles held, in alphabetical order. */
  readonly tiles: string;
  readonly left: boolean;
  /** What the bank is still to have (BW-6.3); whoever owes has no money. */
  readonly owes: number;
};

/** Tiles drawn for one player, lying apart until they are bought or gone. */
export type Lot = { readonly from: Seat; readonly holder: Seat; readonly tiles: string };

export type Sale = {
  readonly number: number;
  readonly seat: Seat;
  readonly round: number;
  readonly words: readonly SoldWord[];
  readonly tiles: string;
  readonly wilds: number;
  readonly price: number;
  /** Where it lies, null without a grid, and the earlier sales whose tiles its words use. */
  readonly at: Place | null;
  readonly on: readonly number[];
  /** Whether another player's later sale stands on it: then it is beyond challenge (BW-14.5). */
  readonly builtOn: boolean;
  readonly challenged: { readonly by: Seat; readonly valid: boolean } | null;
  readonly undone: boolean;
};

/** A whole game at one moment; plain JSON. Holds nothing of what the bag still hides. */
export type State = TableState<Options, Phase, GameResult> & {
  readonly leader: Seat;
  /** Which bag, from 1, the last that may be played, and how many tiles are left in this one. */
  readonly bag: number;
  readonly lastBag: number;
  readonly bagCount: number;
  /** What the bag was filled with, in alphabetical order; null for the first one, a whole set. */
  readonly bagTiles: string | null;
  /** How often the die has been rolled. */
  readonly rolls: number;
  /** How many tiles a lot has this round, null before it is known. */
  readonly lotSize: number | null;
  readonly seats: readonly SeatState[];
  readonly lots: readonly Lot[];
  /** Open tiles of a draft, in the order they were drawn. */
  readonly open: string;
  /** Proposals that stand, how many there have been in the game, and who has made one this round. */
  readonly proposals: readonly Proposal[];
  readonly proposalsMade: number;
  readonly proposed: readonly Seat[];
  readonly auction: Auction | null;
  readonly sales: readonly Sale[];
  readonly vote: Vote | null;
  /** Tiles that lie on the grid. */
  readonly board: readonly BoardTile[];
  /** Letters of sold words that lie on no grid, in alphabetical order. */
  readonly sold: string;
  /** Other tiles out of play, in alphabetical order, and wilds out of play, those on the grid included. */
  readonly box: string;
  readonly boxWilds: number;
  /** What the bank has taken less what it has paid. */
  readonly bank: number;
};

/** Those who have not left, clockwise from a seat. */
export const stayingFrom = (state: State, first: Seat): Seat[] =>
  clockwiseFrom(state.players, first).filter((seat) => !seatAt(state, seat).left);

/** Those who have not left, clockwise from the leader. */
export const stayingFromLeader = (state: State): Seat[] => stayingFrom(state, state.leader);

/** The next player on the left who has not left. */
export const nextStaying = (state: State, from: Seat): Seat => {
  const [next] = stayingFrom(state, from + 1);
  if (next === undefined) throw new Error('everybody has left');
  return next;
};

/** BW-3.4: the round in which the last tile has left the last bag is known to be the last. */
export const isLastRound = (state: State): boolean => state.bagCount === 0 && state.bag >= state.lastBag;

/** BW-7.1: tiles that are not sold in this round are lost: the game ends, or all of them go back into the bag (BW-16.1). */
export const isLastChance = (state: State): boolean =>
  isLastRound(state) || (state.bagCount === 0 && state.options.extended?.refill === 'all');
