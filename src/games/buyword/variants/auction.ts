/** BW-10: on their turn to buy, a player may put the lot up for auction. */
import type { Seat } from '../../core/seat.ts';
import { seatAt, withSeat } from '../../core/seats.ts';
import type { LotChoice } from '../actions.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import { addLetters } from '../letters.ts';
import { chosenLot, lotPrice } from '../phases/buy.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { type State, stayingFrom } from '../state.ts';
import type { Appliers } from '../state-changes.ts';

export type AuctionAction =
  | ({ readonly kind: 'auction' } & LotChoice)
  | { readonly kind: 'bid'; readonly amount: number }
  | { readonly kind: 'pass' };

type Bid = { readonly seat: Seat; readonly amount: number };

export type Auction = {
  readonly seller: Seat;
  /** The seat that the lot was drawn for. */
  readonly from: Seat;
  readonly tiles: string;
  /** What a first bid must be. */
  readonly least: number;
  /** Standing bids, lowest first. */
  readonly bids: readonly Bid[];
  readonly passed: readonly Seat[];
  /** Whether the seller has topped or let go. */
  readonly closed: boolean;
};

export type AuctionEvent =
  | {
      readonly type: 'auction-began';
      readonly seat: Seat;
      readonly from: Seat;
      readonly tiles: string;
      readonly least: number;
      readonly queue: readonly Seat[];
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly amount: number; readonly queue: readonly Seat[] }
  | { readonly type: 'passed'; readonly seat: Seat; readonly queue: readonly Seat[] }
  | { readonly type: 'bids-struck'; readonly seat: Seat }
  | {
      readonly type: 'auction-won';
      readonly seat: Seat;
      readonly seller: Seat;
      readonly from: Seat;
      readonly tiles: string;
      readonly price: number;
    }
  | { readonly type: 'auction-failed'; readonly seller: Seat; readonly tiles: string };

const withAuction = (state: State, change: (auction: Auction) => Partial<Auction>): State =>
  state.auction === null ? state : { ...state, auction: { ...state.auction, ...change(state.auction) } };

export const auctionAppliers: Appliers<AuctionEvent> = {
  'auction-began': (state, { seat, from, tiles, least, queue }) => ({
    ...state,
    phase: 'auction',
    queue,
    auction: { seller: seat, from, tiles, least, bids: [], passed: [], closed: false },
  }),
  bid: (state, { seat, amount, queue }) => ({
    ...withAuction(state, ({ bids, seller }) => ({
      bids: [...bids, { seat, amount }],
      closed: seat === seller,
    })),
    queue,
  }),
  passed: (state, { seat, queue }) => ({
    ...withAuction(state, ({ passed, seller }) => ({ passed: [...passed, seat], closed: seat === seller })),
    queue,
  }),
  'bids-struck': (state, { seat }) =>
    withAuction(state, ({ bids }) => ({ bids: bids.filter((each) => each.seat !== seat) })),
  'auction-won': (state, { seat, from, tiles, price }) => ({
    ...withSeat(state, seat, (each) => ({
      money: each.money - price,
      tiles: addLetters(each.tiles, tiles),
    })),
    bank: state.bank + price,
    lots: state.lots.filter((lot) => lot.from !== from),
    queue: [],
    auction: null,
  }),
  'auction-failed': (state) => ({ ...state, queue: [], auction: null }),
};

/** How bidding goes among the others. */
type AuctionRules = {
  /** What a first bid must be for a lot of a price. */
  readonly firstBid: (price: number) => number;
  /** Who is still to bid after a bid, in order. */
  readonly afterBid: (bidder: Seat, others: readonly Seat[]) => readonly Seat[];
};

export const AUCTIONS: Readonly<Record<'english' | 'french', AuctionRules>> = {
  // BW-10.2: one chance each.
  english: { firstBid: () => 1, afterBid: (_, others) => others },
  // BW-10.3: round and round; who has bid comes again.
  french: { firstBid: (price) => Math.ceil(price / 2), afterBid: (bidder, others) => [...others, bidder] },
};

/** The auction that goes on, for who sees it (docs/notation.md). */
export type AuctionView = {
  readonly seller: Seat;
  readonly from: Seat;
  readonly lot: string;
  readonly high: number | null;
  readonly bidder: Seat | null;
  /** The least that a bid must be now. */
  readonly least: number;
  readonly passed: readonly Seat[];
};

export const viewAuction = ({ seller, from, tiles, least, bids, passed }: Auction): AuctionView => {
  const high = bids.at(-1);
  return {
    seller,
    from,
    lot: tiles,
    high: high?.amount ?? null,
    bidder: high?.seat ?? null,
    least: high === undefined ? least : high.amount + 1,
    passed,
  };
};

const auctionOf = ({ auction }: State): Auction => {
  if (auction === null) throw new Error('no auction');
  return auction;
};

/** BW-10.3: over when nobody is to bid, or only who holds the highest bid. */
const isBiddingOver = ({ queue, auction }: State): boolean =>
  queue.length === 0 || (queue.length === 1 && queue[0] === auction?.bids.at(-1)?.seat);

/** BW-10.4: where nobody has bid, the seller may take the lot for the least bid, no other. */
const mostBid = ({ bidder, seller, least }: AuctionView, seat: Seat, money: number): number =>
  seat === seller && bidder === null ? Math.min(least, money) : money;

const bid = (table: Table, seat: Seat, amount: number, rules: AuctionRules): BuyWordRefusal | undefined => {
  const { state } = table;
  const shown = viewAuction(auctionOf(state));
  const { money } = seatAt(state, seat);
  if (!Number.isInteger(amount) || amount < shown.least) return { code: 'bid-too-low', least: shown.least };
  if (amount > money) return { code: 'bid-too-high', money };
  if (amount > mostBid(shown, seat, money)) return { code: 'bid-only-least', least: shown.least };
  const others = state.queue.slice(1);
  table.emit({ type: 'bid', seat, amount, queue: seat === shown.seller ? [] : rules.afterBid(seat, others) });
  return undefined;
};

const pass = (table: Table, seat: Seat): void => {
  const { queue } = table.state;
  table.emit({ type: 'passed', seat, queue: seat === auctionOf(table.state).seller ? [] : queue.slice(1) });
};

/** BW-10.5: the winner pays the bank and has the tiles at once; BW-10.4: nobody wants it, it leaves play. */
const settle = (table: Table): void => {
  const { auction } = table.state;
  if (auction === null) return;
  const { seller, from, tiles, bids } = auction;
  const high = bids.at(-1);
  if (high === undefined) {
    table.emit({ type: 'lot-gone', seat: seller, from, tiles, why: 'unsold' });
    table.emit({ type: 'auction-failed', seller, tiles });
  } else {
    table.emit({ type: 'auction-won', seat: high.seat, seller, from, tiles, price: high.amount });
  }
};

const createAuctionPhase = (rules: AuctionRules): PhaseRules => ({
  name: 'auction',
  // Only a seller starts it.
  queue: () => [],
  toAct: (state) => {
    const { auction, queue } = state;
    if (auction === null) return [];
    if (!isBiddingOver(state)) return queue.slice(0, 1);
    return auction.closed ? [] : [auction.seller];
  },
  inTurn: {
    bid: (table, seat, { amount }) => bid(table, seat, amount, rules),
    pass: (table, seat) => {
      pass(table, seat);
      return undefined;
    },
  },
  offers: (view, seat) => {
    const { auction } = view;
    if (auction === null) return [];
    const most = mostBid(auction, seat, view.seats[seat]?.money ?? 0);
    const mayBid = most >= auction.least;
    return mayBid ? [{ kind: 'bid', from: auction.least, to: most }, { kind: 'pass' }] : [{ kind: 'pass' }];
  },
  timeOut: pass,
  afterLeaving: (table) => {
    const { auction, lots } = table.state;
    if (auction === null) return;
    const { seller, from, tiles, bids } = auction;
    if (!lots.some((lot) => lot.from === from)) {
      table.emit({ type: 'auction-failed', seller, tiles });
      return;
    }
    const gone = new Set(bids.map(({ seat }) => seat).filter((seat) => seatAt(table.state, seat).left));
    for (const seat of gone) table.emit({ type: 'bids-struck', seat });
  },
  end: settle,
});

/** The phases of buying where lots may be put up for auction: an auction comes before what is still to be bought. */
export const withAuctions = (rules: AuctionRules, buying: PhaseRules): readonly PhaseRules[] => [
  createAuctionPhase(rules),
  {
    ...buying,
    inTurn: {
      ...buying.inTurn,
      auction: (table, seat, choice) => {
        const lot = chosenLot(table.state, seat, choice);
        if (!lot.ok) return lot.error;
        const { from, tiles } = lot.value;
        const least = rules.firstBid(lotPrice(table.state.options, tiles));
        const queue = stayingFrom(table.state, seat).slice(1);
        table.emit({ type: 'auction-began', seat, from, tiles, least, queue });
        return undefined;
      },
    },
    offers: (view, seat) => [...buying.offers(view, seat), { kind: 'auction' }],
  },
];
