/** BW-15.2: where no list tells what is on theme, a challenge is put to the vote. */
import { type Ballot, countBallots, isBallot } from '../../core/ballots.ts';
import type { Seat } from '../../core/seat.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { ChallengedSale } from '../events.ts';
import { settle, whyNotChallenged } from '../phases/challenge.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { type Sale, type State, stayingFromLeader } from '../state.ts';
import { type Appliers, withoutFirst } from '../state-changes.ts';

export type VoteAction = { readonly kind: 'vote'; readonly ballot: Ballot };

export type Vote = {
  readonly sale: number;
  readonly by: Seat;
  readonly ballots: readonly { readonly seat: Seat; readonly ballot: Ballot }[];
  /** Who was still to sell when selling paused. */
  readonly paused: readonly Seat[];
};

export type VoteEvent =
  | (ChallengedSale & { readonly type: 'vote-called'; readonly by: Seat; readonly queue: readonly Seat[] })
  | { readonly type: 'voted'; readonly seat: Seat; readonly ballot: Ballot }
  | (ChallengedSale & { readonly type: 'vote-closed'; readonly yes: number; readonly no: number });

export const voteAppliers: Appliers<VoteEvent> = {
  'vote-called': (state, { sale, by, queue }) => ({
    ...state,
    phase: 'vote',
    queue,
    vote: { sale, by, ballots: [], paused: state.queue },
  }),
  voted: (state, { seat, ballot }) => ({
    ...state,
    queue: withoutFirst(state.queue, seat),
    vote: state.vote && { ...state.vote, ballots: [...state.vote.ballots, { seat, ballot }] },
  }),
  // Selling goes on where it was.
  'vote-closed': (state) => ({
    ...state,
    phase: 'sell',
    queue: (state.vote?.paused ?? []).filter((seat) => !state.seats[seat]?.left),
    vote: null,
  }),
};

const putToVote = (table: Table, by: Seat, number: number): BuyWordRefusal | undefined => {
  const why = whyNotChallenged(table.state, by, number);
  if (why !== undefined) return why;
  const { seat, words } = table.state.sales[number - 1] as Sale;
  const queue = stayingFromLeader(table.state).filter((each) => each !== seat && each !== by);
  table.emit({ type: 'vote-called', sale: number, seller: seat, words, by, queue });
  return undefined;
};

const voteOf = ({ vote }: State): Vote => {
  if (vote === null) throw new Error('no vote');
  return vote;
};

/** A tie goes to the challenger; with nobody to vote the word stands. */
const close = (table: Table): void => {
  const { sale, by, ballots } = voteOf(table.state);
  const { yes, no } = countBallots(ballots.map(({ ballot }) => ballot));
  const { seat: seller, words } = table.state.sales[sale - 1] as Sale;
  table.emit({ type: 'vote-closed', sale, seller, words, yes, no });
  settle(table, by, sale, ballots.length === 0 || yes > no);
};

const votePhase: PhaseRules = {
  name: 'vote',
  // Only a challenge starts it.
  queue: () => [],
  toAct: (state) => state.queue,
  inTurn: {
    vote: (table, seat, { ballot }) => {
      if (!isBallot(ballot)) return { code: 'bad-ballot' };
      table.emit({ type: 'voted', seat, ballot });
      return undefined;
    },
  },
  outOfTurn: ({ vote }, seat) =>
    vote?.ballots.some((each) => each.seat === seat)
      ? { code: 'already-voted' }
      : { code: 'no-vote-for-you' },
  offers: () => [{ kind: 'vote' }],
  window: {
    isOpen: (state) => state.queue.length > 0,
    close: (table) => {
      for (const seat of table.state.queue) table.emit({ type: 'voted', seat, ballot: 'pass' });
    },
  },
  timeOut: (table, seat) => table.emit({ type: 'voted', seat, ballot: 'pass' }),
  end: close,
};

/** The phases of selling where challenges are put to the vote. */
export const withVotes = (selling: PhaseRules): readonly PhaseRules[] => [
  votePhase,
  {
    ...selling,
    anytime: { ...selling.anytime, challenge: (table, seat, { sale }) => putToVote(table, seat, sale) },
  },
];
