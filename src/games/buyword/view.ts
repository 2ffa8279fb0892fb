import type { Seat, Viewer } from '../core/seat.ts';
import { formatLaid, type GameResult, type LaidWord, type Phase } from './events.ts';
import type { Options } from './options.ts';
import { isWindowOpen } from './phases/challenge.ts';
import { phaseOf } from './round.ts';
import { isLastRound, type SeatState, type State } from './state.ts';

export type SeatView = {
  readonly money: number;
  readonly wilds: number;
  /** Letters held, in alphabetical order; null where they are hidden (BW-17). */
  readonly tiles: string | null;
  readonly tileCount: number;
  /** The letters of the lot that lies before the seat, null where there is none. */
  readonly lot: string | null;
  /** Whether the seat has no more to do in this phase. */
  readonly done: boolean;
  readonly left: boolean;
};

export type SaleView = {
  readonly number: number;
  readonly seat: Seat;
  readonly round: number;
  /** The words as texts, a wild in lower case: `ENjOYED`. */
  readonly words: readonly string[];
  /** The same words with what each was worth. */
  readonly parts: readonly (LaidWord & { readonly pips: number; readonly price: number })[];
  readonly price: number;
  /** Where it lies on the grid; null without one. */
  readonly at: null;
  readonly challenged: { readonly by: Seat; readonly valid: boolean } | null;
  readonly undone: boolean;
};

/** What a viewer sees of a game. */
export type View = {
  readonly viewer: Viewer;
  readonly players: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly toAct: readonly Seat[];
  readonly round: number;
  readonly leader: Seat;
  readonly bag: number;
  readonly bagCount: number;
  readonly lastRound: boolean;
  readonly lotSize: number | null;
  readonly seats: readonly SeatView[];
  readonly sales: readonly SaleView[];
  /** Letters out of play, in alphabetical order. */
  readonly box: string;
  /** What only variants have: open tiles of a draft, an auction, proposals, a board, a vote. */
  readonly open: null;
  readonly auction: null;
  readonly proposals: readonly never[];
  readonly board: readonly never[];
  readonly vote: null;
  readonly waived: readonly Seat[];
  /** Whether all are done and the time for challenges runs. */
  readonly windowOpen: boolean;
  /** When time runs out is the server's to say. */
  readonly deadline: null;
  readonly result: GameResult | null;
};

/** BW-17: tiles held are open, unless the table hides them; then each sees their own. */
const seesTiles = (state: State, viewer: Viewer, seat: Seat): boolean =>
  state.options.openTiles || viewer === seat;

const viewSeat = (state: State, viewer: Viewer, held: SeatState, seat: Seat): SeatView => ({
  money: held.money,
  wilds: held.wilds,
  tiles: seesTiles(state, viewer, seat) ? held.tiles : null,
  tileCount: held.tiles.length,
  lot: state.lots.find(({ holder }) => holder === seat)?.tiles ?? null,
  done: !state.queue.includes(seat),
  left: held.left,
});

export const view = (state: State, viewer: Viewer): View => {
  const toAct = phaseOf(state)?.toAct(state) ?? [];
  return {
    viewer,
    players: state.players,
    options: state.options,
    phase: state.phase,
    toAct,
    round: state.round,
    leader: state.leader,
    bag: state.bag,
    bagCount: state.bagCount,
    lastRound: isLastRound(state),
    lotSize: state.lotSize,
    seats: state.seats.map((held, seat) => viewSeat(state, viewer, held, seat)),
    sales: state.sales.map(({ number, seat, round, words, price, challenged, undone }) => ({
      number,
      seat,
      round,
      words: words.map(formatLaid),
      parts: words,
      price,
      at: null,
      challenged,
      undone,
    })),
    box: state.box,
    open: null,
    auction: null,
    proposals: [],
    board: [],
    vote: null,
    waived: state.waived,
    windowOpen: isWindowOpen(state),
    deadline: null,
    result: state.result,
  };
};
