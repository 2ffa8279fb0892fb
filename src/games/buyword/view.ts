import { keptBy } from '../../shared/kept-by.ts';
import type { Seat, Viewer } from '../core/seat.ts';
import { type TableView, viewTable } from '../core/table-state.ts';
import { formatLaid, type GameResult, type Phase, type Place, type SoldWord } from './events.ts';
import { sortLetters } from './letters.ts';
import type { Options } from './options.ts';
import { lotsOf } from './phases/buy.ts';
import { phaseOf } from './round.ts';
import { isLastChance, isLastRound, type Lot, type Sale, type SeatState, type State } from './state.ts';
import { type AuctionView, viewAuction } from './variants/auction.ts';
import type { BoardTile } from './variants/crossword.ts';
import { type ProposalView, viewProposal } from './variants/deal.ts';
import type { Vote } from './variants/vote.ts';

export type SeatView = {
  readonly money: number;
  readonly wilds: number;
  /** Letters held, in alphabetical order; null where they are hidden (BW-17). */
  readonly tiles: string | null;
  readonly tileCount: number;
  /** The letters of the lot that lies before the seat, the first of several; null where there is none. */
  readonly lot: string | null;
  /** Whether the seat has no more to do in this phase. */
  readonly done: boolean;
  readonly left: boolean;
  /** What is owed to the bank, and taken from the next money received (BW-6.3). */
  readonly owes: number;
};

export type SaleView = {
  readonly number: number;
  readonly seat: Seat;
  readonly round: number;
  /** The words as texts, a wild in lower case: `ENjOYED`. */
  readonly words: readonly string[];
  /** The same words with what each was worth. */
  readonly parts: readonly SoldWord[];
  readonly price: number;
  /** Where its main word lies on the grid; null without one. */
  readonly at: Place | null;
  /** Whether another player's later sale stands on it (BW-14.5). */
  readonly builtOn: boolean;
  readonly challenged: { readonly by: Seat; readonly valid: boolean } | null;
  readonly undone: boolean;
};

/** What a viewer sees of a game. */
export type View = TableView<Options, Phase, GameResult> & {
  readonly leader: Seat;
  readonly bag: number;
  readonly bagCount: number;
  /** The last bag that may be played. */
  readonly lastBag: number;
  readonly lastRound: boolean;
  /** Whether tiles that are not sold in this round are lost (BW-7.1). */
  readonly lastChance: boolean;
  readonly lotSize: number | null;
  readonly seats: readonly SeatView[];
  readonly sales: readonly SaleView[];
  /** Letters out of play, in alphabetical order; those that lie on a grid are not in it. */
  readonly box: string;
  /** The lots that lie before the seats, by the seat each was drawn for. */
  readonly lots: readonly Lot[];
  /** What only variants have: open tiles of a draft, an auction, proposals (and who has made one this round), a board, a vote. */
  readonly open: string | null;
  readonly auction: AuctionView | null;
  readonly proposals: readonly ProposalView[];
  readonly proposed: readonly Seat[];
  readonly board: readonly BoardTile[];
  readonly vote: Vote | null;
};

/** BW-17: tiles held are open, unless the table hides them; then each sees their own. */
const seesTiles = (state: State, viewer: Viewer, seat: Seat): boolean =>
  state.options.openTiles || viewer === seat;

const viewSeat = (state: State, viewer: Viewer, held: SeatState, seat: Seat): SeatView => ({
  money: held.money,
  wilds: held.wilds,
  tiles: seesTiles(state, viewer, seat) ? held.tiles : null,
  tileCount: held.tiles.length,
  lot: lotsOf(state.lots, seat)[0]?.tiles ?? null,
  done: !state.queue.includes(seat) && !(state.auction?.seller === seat && !state.auction.closed),
  left: held.left,
  owes: held.owes,
});

/** A sale never changes: what is seen of it is made once, however many see it. */
const viewSale = keptBy(
  ({ number, seat, round, words, price, at, builtOn, challenged, undone }: Sale): SaleView => ({
    number,
    seat,
    round,
    words: words.map(formatLaid),
    parts: words,
    price,
    at,
    builtOn,
    challenged,
    undone,
  }),
);
const viewSales = keptBy((sales: readonly Sale[]): readonly SaleView[] => sales.map(viewSale));

export const view = (state: State, viewer: Viewer): View => {
  return {
    ...viewTable(state, viewer, phaseOf(state)),
    leader: state.leader,
    bag: state.bag,
    bagCount: state.bagCount,
    lastBag: state.lastBag,
    lastRound: isLastRound(state),
    lastChance: isLastChance(state),
    lotSize: state.lotSize,
    seats: state.seats.map((held, seat) => viewSeat(state, viewer, held, seat)),
    sales: viewSales(state.sales),
    box: sortLetters(state.box + state.sold),
    lots: state.lots,
    open: state.open === '' ? null : state.open,
    auction: state.auction && viewAuction(state.auction),
    proposals: state.proposals.map(viewProposal),
    proposed: state.proposed,
    board: state.board,
    vote: state.vote,
  };
};
