import type { Ballot } from '../core/ballots.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import { type TableView, viewTable } from '../core/table-state.ts';
import { limitsFor, raisesLeft } from './betting.ts';
import { type Category, categoryOf } from './categories.ts';
import type { ChallengeMatter, EndReason, GameResult, Phase } from './events.ts';
import type { Options } from './options.ts';
import { potsIn } from './payout.ts';
import type { Pot } from './pots.ts';
import { phaseOf } from './round.ts';
import type { ScoreSteps } from './score.ts';
import { type Answers, type Challenge, type Declared, isLive, type SeatState, type State } from './state.ts';

export type SeatView = {
  readonly chips: number;
  /** Put in during this betting, and during this round, the ante included. */
  readonly bet: number;
  readonly committed: number;
  /** Whether the seat takes part in this round. */
  readonly dealtIn: boolean;
  readonly folded: boolean;
  /** Folded because its word was not legal. */
  readonly struck: boolean;
  readonly allIn: boolean;
  /** Out of the game. */
  readonly out: boolean;
  readonly left: boolean;
  /** The cards as `Gb Xr *`, null where they are hidden. */
  readonly cards: string | null;
  readonly cardCount: number;
  /** How many cards were exchanged, by exchange. */
  readonly exchanged: readonly number[];
  readonly owes: number;
  readonly answers: Answers;
};

export type DeclaredView = {
  readonly seat: Seat;
  /** Whether others' declarations are still awaited; then only its own player sees what it says. */
  readonly sealed: boolean;
  /** The word as `Bb Ib *Gb`, null: none, or sealed. */
  readonly word: string | null;
  readonly claim: boolean;
  readonly claimLost: boolean;
  /** Whether the word is on the list of the category: it has the bonus without a claim (CW-21.2). */
  readonly listed: boolean;
  readonly score: number | null;
  readonly steps: ScoreSteps | null;
  readonly wordChallenged: boolean;
  readonly claimChallenged: boolean;
};

/** What a viewer sees of a game. */
export type View = TableView<Options, Phase, GameResult> & {
  readonly dealer: Seat;
  readonly betting: number;
  readonly exchange: number;
  readonly pots: readonly Pot[];
  /** Chips that will be in the next round's pot. */
  readonly nextPot: number;
  /** For who is to act: what calling takes, and the bounds to bet or raise to; null where neither is open. */
  readonly toCall: number;
  readonly leastRaise: number | null;
  readonly mostRaise: number | null;
  /** Null without a limit. */
  readonly raisesLeft: number | null;
  /** The highest bet of this betting; whether who is to act cannot but bet. */
  readonly highBet: number;
  readonly mustBet: boolean;
  readonly category: Category | null;
  readonly deckCount: number;
  readonly discardCount: number;
  readonly seats: readonly SeatView[];
  /** What the viewer has laid out so far. */
  readonly layout: string;
  readonly declared: readonly DeclaredView[];
  readonly challenges: readonly Challenge[];
  readonly vote: {
    readonly by: Seat;
    readonly seat: Seat;
    readonly matter: ChallengeMatter;
    readonly votes: readonly { readonly seat: Seat; readonly vote: Ballot }[];
  } | null;
  readonly timeUp: boolean;
  /** Why the game would have ended, where those tied on top play on. */
  readonly tieBreak: EndReason | null;
};

/** CW-26.1: own cards, shown cards, and all of them once the game is over and may be looked at. */
const seesCards = ({ phase, options }: State, viewer: Viewer, seat: Seat, { shown }: SeatState): boolean =>
  viewer === seat || shown || (phase === 'over' && options.revealAll);

const viewSeat = (state: State, viewer: Viewer, held: SeatState, seat: Seat): SeatView => {
  const { chips, bet, committed, dealtIn, folded, struck, out, left, cards, exchanged, owes, answers } = held;
  return {
    chips,
    bet,
    committed,
    dealtIn,
    folded,
    struck,
    allIn: isLive(state, seat) && chips === 0 && state.phase !== 'over',
    out,
    left,
    cards: seesCards(state, viewer, seat, held) ? cards.join(' ') : null,
    cardCount: cards.length,
    exchanged,
    owes,
    answers,
  };
};

/** CW-4.8: sealed until all have declared. */
const viewDeclared = (viewer: Viewer, declared: Declared): DeclaredView => {
  const { seat, declaration, opened, claimLost, wordChallenged, claimChallenged } = declared;
  const isOpen = opened !== null || seat === viewer;
  return {
    seat,
    sealed: opened === null,
    word: isOpen ? (declaration?.word?.join(' ') ?? null) : null,
    claim: isOpen && (declaration?.claim ?? false),
    claimLost,
    listed: opened?.listed ?? false,
    score: opened?.score ?? null,
    steps: opened?.steps ?? null,
    wordChallenged,
    claimChallenged,
  };
};

const viewBetting = (state: State, toAct: readonly Seat[]) => {
  const [seat] = toAct;
  const none = { toCall: 0, leastRaise: null, mostRaise: null, mustBet: false };
  if (state.phase !== 'bet' || seat === undefined) return none;
  const { toCall, least, most, mustBet } = limitsFor(state, seat);
  return { toCall, leastRaise: least, mostRaise: most, mustBet };
};

export const view = (state: State, viewer: Viewer): View => {
  const table = viewTable(state, viewer, phaseOf(state));
  return {
    ...table,
    dealer: state.dealer,
    betting: state.betting,
    exchange: state.exchange,
    pots: potsIn(state),
    nextPot: state.next,
    ...viewBetting(state, table.toAct),
    raisesLeft: raisesLeft(state),
    highBet: state.high,
    category: categoryOf(state),
    deckCount: state.deckCount,
    discardCount: state.discards.length,
    seats: state.seats.map((held, seat) => viewSeat(state, viewer, held, seat)),
    layout: viewer === null ? '' : (state.seats[viewer]?.layout.join(' ') ?? ''),
    declared: state.declared.map((declared) => viewDeclared(viewer, declared)),
    challenges: state.challenges,
    vote: state.vote,
    timeUp: state.timeUp,
    tieBreak: state.tieBreak,
  };
};
