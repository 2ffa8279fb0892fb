/** BW-11, BW-12: before anyone buys, players exchange lots, and where the table allows it, for money. */
import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { type Lot, type State, stayingFromLeader } from '../state.ts';
import type { Appliers } from '../state-changes.ts';
import {
  areTerms,
  canBePaid,
  type DealKind,
  formatTerms,
  type KnownMove,
  type Payment,
  readTerms,
  type Terms,
  takingPart,
} from './deal-terms.ts';

export type DealAction =
  | ({ readonly kind: 'propose' } & Terms)
  | { readonly kind: 'accept' | 'reject' | 'withdraw'; readonly proposal: number };

export type Proposal = {
  /** Counted from 1 through the game. */
  readonly number: number;
  readonly by: Seat;
  readonly terms: Terms;
  readonly moves: readonly KnownMove[];
  /** All whose word it takes, and those who have given it. */
  readonly parties: readonly Seat[];
  readonly accepted: readonly Seat[];
};

/** A proposal for who sees it: its terms as a text (docs/notation.md), and as what moves. */
export type ProposalView = Terms & {
  readonly number: number;
  readonly by: Seat;
  readonly terms: string;
  readonly parties: readonly Seat[];
  readonly accepted: readonly Seat[];
};

export const viewProposal = ({ number, by, terms, parties, accepted }: Proposal): ProposalView => ({
  number,
  by,
  terms: formatTerms(terms),
  ...terms,
  parties,
  accepted,
});

/** Why a proposal is off. */
type Lapse = 'lot-moved' | 'not-paid' | 'done' | 'left';

export type DealEvent =
  | {
      readonly type: 'proposed';
      readonly proposal: number;
      readonly by: Seat;
      readonly terms: Terms;
      readonly moves: readonly KnownMove[];
      readonly parties: readonly Seat[];
    }
  | { readonly type: 'accepted' | 'rejected' | 'withdrawn'; readonly proposal: number; readonly seat: Seat }
  | { readonly type: 'lapsed'; readonly proposal: number; readonly why: Lapse }
  | {
      readonly type: 'dealt';
      readonly proposal: number;
      readonly lots: readonly KnownMove[];
      readonly money: readonly Payment[];
    };

const without = (state: State, number: number): State => ({
  ...state,
  proposals: state.proposals.filter((each) => each.number !== number),
});

const afterPayments = (money: readonly Payment[], seat: Seat, held: number): number =>
  money.reduce(
    (sum, { from, to, amount }) => sum + (to === seat ? amount : 0) - (from === seat ? amount : 0),
    held,
  );

export const dealAppliers: Appliers<DealEvent> = {
  proposed: (state, { proposal, by, terms, moves, parties }) => ({
    ...state,
    proposalsMade: proposal,
    proposed: [...state.proposed, by],
    proposals: [
      ...state.proposals,
      { number: proposal, by, terms, moves, parties, accepted: parties.filter((seat) => seat === by) },
    ],
  }),
  accepted: (state, { proposal, seat }) => ({
    ...state,
    proposals: state.proposals.map((each) =>
      each.number === proposal ? { ...each, accepted: [...each.accepted, seat] } : each,
    ),
  }),
  rejected: (state, { proposal }) => without(state, proposal),
  withdrawn: (state, { proposal }) => without(state, proposal),
  lapsed: (state, { proposal }) => without(state, proposal),
  dealt: (state, { proposal, lots, money }) => ({
    ...without(state, proposal),
    lots: state.lots.map((lot): Lot => {
      const move = lots.find(({ origin }) => origin === lot.from);
      return move === undefined ? lot : { ...lot, holder: move.to };
    }),
    seats: state.seats.map((held, seat) => ({ ...held, money: afterPayments(money, seat, held.money) })),
  }),
};

/** More than any round of talks needs: a game must end. */
const MOST_PROPOSALS_A_ROUND = 20;

const mayPropose = (proposed: readonly Seat[], by: Seat): boolean =>
  proposed.filter((seat) => seat === by).length < MOST_PROPOSALS_A_ROUND;

/** Whether those who are not done hold what a deal takes: an exchange two lots, a sale one and somebody to have it. */
const canDeal = (kind: DealKind, lots: readonly Lot[], seats: readonly Seat[]): boolean => {
  const holders = new Set(lots.map(({ holder }) => holder).filter((seat) => seats.includes(seat)));
  return seats.length >= 2 && holders.size >= (kind === 'trades' ? 2 : 1);
};

const lapseAll = (table: Table, why: Lapse, isOff: (proposal: Proposal) => boolean): void => {
  for (const { number } of table.state.proposals.filter(isOff))
    table.emit({ type: 'lapsed', proposal: number, why });
};

const sameTerms = (a: Terms, b: Terms): boolean => JSON.stringify(a) === JSON.stringify(b);

const propose = (table: Table, by: Seat, given: Terms, kind: DealKind): BuyWordRefusal | undefined => {
  const { state } = table;
  if (!areTerms(given, state.players)) return { code: 'bad-terms' };
  const read = readTerms(given, kind, state.lots);
  if (!read.ok) return read.error;
  const { terms, moves } = read.value;
  const parties = takingPart(terms);
  const absent = parties.find((seat) => !state.queue.includes(seat));
  if (absent !== undefined) return { code: 'out-of-deals', seat: absent };
  if (state.proposals.some((each) => sameTerms(each.terms, terms))) return { code: 'already-proposed' };
  if (!mayPropose(state.proposed, by)) return { code: 'too-many-proposals', most: MOST_PROPOSALS_A_ROUND };
  table.emit({ type: 'proposed', proposal: state.proposalsMade + 1, by, terms, moves, parties });
  return undefined;
};

/** BW-11.2: done when all taking part have accepted, if it can still be paid; what names a lot of it is off. */
const strike = (table: Table, { number, terms, moves }: Proposal): void => {
  if (!canBePaid(terms, (seat) => seatAt(table.state, seat).money)) {
    table.emit({ type: 'lapsed', proposal: number, why: 'not-paid' });
    return;
  }
  table.emit({ type: 'dealt', proposal: number, lots: moves, money: terms.money });
  const moved = moves.map(({ origin }) => origin);
  lapseAll(table, 'lot-moved', (each) => each.moves.some(({ origin }) => moved.includes(origin)));
};

const findProposal = (state: State, number: number): Proposal | undefined =>
  state.proposals.find((each) => each.number === number);

const accept = (table: Table, seat: Seat, number: number): BuyWordRefusal | undefined => {
  const proposal = findProposal(table.state, number);
  if (proposal === undefined) return { code: 'no-such-proposal', proposal: number };
  if (!proposal.parties.includes(seat)) return { code: 'not-your-deal', proposal: number };
  if (proposal.accepted.includes(seat)) return { code: 'already-accepted', proposal: number };
  table.emit({ type: 'accepted', proposal: number, seat });
  if (proposal.accepted.length + 1 === proposal.parties.length) strike(table, proposal);
  return undefined;
};

const reject = (table: Table, seat: Seat, number: number): BuyWordRefusal | undefined => {
  const proposal = findProposal(table.state, number);
  if (proposal === undefined) return { code: 'no-such-proposal', proposal: number };
  if (proposal.by === seat) return { code: 'own-proposal', proposal: number };
  if (!proposal.parties.includes(seat)) return { code: 'not-your-deal', proposal: number };
  table.emit({ type: 'rejected', proposal: number, seat });
  return undefined;
};

const withdraw = (table: Table, seat: Seat, number: number): BuyWordRefusal | undefined => {
  const proposal = findProposal(table.state, number);
  if (proposal === undefined) return { code: 'no-such-proposal', proposal: number };
  if (proposal.by !== seat) return { code: 'not-your-proposal', proposal: number };
  table.emit({ type: 'withdrawn', proposal: number, seat });
  return undefined;
};

const finish = (table: Table, seat: Seat): undefined => {
  table.emit({ type: 'done', seat });
  lapseAll(table, 'done', ({ by, parties }) => by === seat || parties.includes(seat));
};

type Asked = Pick<Proposal, 'number' | 'by' | 'parties' | 'accepted'>;

const numbers = (proposals: readonly Asked[], test: (proposal: Asked) => boolean): number[] =>
  proposals.filter(test).map(({ number }) => number);

/** The window for deals: all who stay may propose and answer until they say done. */
export const createDealPhase = (kind: DealKind): PhaseRules => ({
  name: 'deal',
  // An exchange takes two lots, a sale one.
  queue: (state) => (state.lots.length >= (kind === 'trades' ? 2 : 1) ? stayingFromLeader(state) : []),
  toAct: (state) => state.queue,
  inTurn: {
    propose: (table, seat, { lots, money }) => propose(table, seat, { lots, money }, kind),
    accept: (table, seat, { proposal }) => accept(table, seat, proposal),
    reject: (table, seat, { proposal }) => reject(table, seat, proposal),
    withdraw: (table, seat, { proposal }) => withdraw(table, seat, proposal),
    done: finish,
  },
  outOfTurn: () => ({ code: 'done-dealing' }),
  offers: (view, seat) => {
    const answerable = numbers(
      view.proposals,
      ({ parties, accepted }) => parties.includes(seat) && !accepted.includes(seat),
    );
    const rejectable = numbers(view.proposals, ({ by, parties }) => by !== seat && parties.includes(seat));
    const own = numbers(view.proposals, ({ by }) => by === seat);
    return [
      ...(mayPropose(view.proposed, seat) && canDeal(kind, view.lots, view.toAct)
        ? [{ kind: 'propose', lots: view.lots, seats: view.toAct, money: kind === 'sales' } as const]
        : []),
      ...(answerable.length > 0 ? [{ kind: 'accept', proposals: answerable } as const] : []),
      ...(rejectable.length > 0 ? [{ kind: 'reject', proposals: rejectable } as const] : []),
      ...(own.length > 0 ? [{ kind: 'withdraw', proposals: own } as const] : []),
      { kind: 'done' },
    ];
  },
  timeOut: (table, seat) => {
    for (const number of numbers(
      table.state.proposals,
      (each) => each.by !== seat && each.parties.includes(seat),
    ))
      table.emit({ type: 'rejected', proposal: number, seat });
    finish(table, seat);
  },
  afterLeaving: (table) =>
    lapseAll(table, 'left', ({ by, parties }) =>
      [by, ...parties].some((seat) => seatAt(table.state, seat).left),
    ),
});
