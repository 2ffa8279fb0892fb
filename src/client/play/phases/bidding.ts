import { effect, signal } from '@preact/signals';
import { offers } from '../../../games/buyword/offers.ts';
import type { AuctionView } from '../../../games/buyword/variants/auction.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { act, mySeat, view as seen } from '../play-state.ts';
import { isMyStep, type Looking } from './surface.ts';

/** Between which sums a bid lies. */
export type BidRange = { readonly least: number; readonly most: number };

/** Which auction of the game this is, for whom: what was chosen for one is not meant for the next. */
const keyOf = ({ round }: View, { from, seller }: AuctionView, me: Seat): string =>
  `${round} ${seller} ${from} ${me}`;

type Chosen = { readonly key: string; readonly sum: number };
const chosen = signal<Chosen | undefined>(undefined);
const limited = signal<(Chosen & { readonly state: 'on' | 'passed' }) | undefined>(undefined);

/** What who is to bid now may bid; undefined where that is nothing. */
export const bidRange = ({ view, me }: Looking): BidRange | undefined => {
  const offer = offers(view, me).find(({ kind }) => kind === 'bid');
  return offer?.kind === 'bid' ? { least: offer.from, most: offer.to } : undefined;
};

/** Who bids clockwise from the left of the seller; those who have left are not among them. */
export const bidders = ({ players, seats }: View, { seller }: AuctionView): Seat[] =>
  Array.from({ length: players - 1 }, (_, at) => (seller + 1 + at) % players).filter(
    (seat) => seats[seat]?.left === false,
  );

export type Standing = 'seller' | 'high' | 'due' | 'passed' | 'later' | 'over';

/** How a seat stands in the auction that goes on. */
export const standingOf = (view: View, auction: AuctionView, seat: Seat): Standing => {
  const [due] = view.toAct;
  if (seat === due) return 'due';
  if (seat === auction.seller) return 'seller';
  if (seat === auction.bidder) return 'high';
  if (auction.passed.includes(seat)) return 'passed';
  if (view.options.auctions === 'french') return due === auction.seller ? 'over' : 'later';
  // BW-10.2: one chance each, in order.
  const order = bidders(view, auction);
  return due === auction.seller || order.indexOf(seat) < order.indexOf(due ?? seat) ? 'over' : 'later';
};

/** What one may come to bid: now, or when one's chance comes; undefined where none comes. */
export const rangeAhead = (at: Looking): BidRange | undefined => {
  const { view, me } = at;
  const { auction } = view;
  if (auction === null || view.seats[me] === undefined || view.seats[me].left) return undefined;
  if (isMyStep(at)) return bidRange(at);
  const standing = standingOf(view, auction, me);
  // Who bids highest in a French auction may be topped, and comes again.
  const comesAgain = standing === 'high' && view.options.auctions === 'french';
  if (standing !== 'later' && standing !== 'seller' && !comesAgain) return undefined;
  const most = view.seats[me].money;
  return most < auction.least ? undefined : { least: auction.least, most };
};

const within = ({ least, most }: BidRange, sum: number): number => Math.min(Math.max(sum, least), most);

/** The sum that stands to be bid: the least there is, until another is chosen. */
export const chosenSum = ({ view, me }: Looking, range: BidRange): number => {
  const { auction } = view;
  const isMine = auction !== null && chosen.value?.key === keyOf(view, auction, me);
  return within(range, isMine ? (chosen.value?.sum ?? 0) : range.least);
};

export const chooseSum = ({ view, me }: Looking, sum: number): void => {
  if (view.auction !== null) chosen.value = { key: keyOf(view, view.auction, me), sum };
};

/** The limit set for this auction: still bid up to, or passed by the others. */
export const limitOf = ({
  view,
  me,
}: Looking): { readonly sum: number; readonly state: 'on' | 'passed' } | undefined => {
  const { auction } = view;
  return auction !== null && limited.value?.key === keyOf(view, auction, me) ? limited.value : undefined;
};

export const setLimit = ({ view, me }: Looking, sum: number): void => {
  if (view.auction !== null) limited.value = { key: keyOf(view, view.auction, me), sum, state: 'on' };
};

export const dropLimit = (): void => {
  limited.value = undefined;
};

/** Whether one has a single chance in this auction (BW-10.2): then a limit is the bid itself. */
export const hasOneChance = ({ view, me }: Looking): boolean =>
  view.options.auctions === 'english' && view.auction?.seller !== me;

/** What an auction has come to: bid for once, it is not bid for again before something has happened. */
const stateOf = (at: Looking, { high, passed }: AuctionView): string =>
  `${at.view.round} ${at.me} ${at.view.auction?.from} ${high} ${passed.length}`;

/** Bids for who has set a limit, whenever it is their turn; returns what stops it. */
export const startBidding = (): (() => void) => {
  let bidAt = '';
  return effect(() => {
    const view = seen.value;
    if (view?.phase !== 'auction' || view.auction === null) return;
    const at = { view, me: mySeat.value };
    const limit = limitOf(at);
    const state = stateOf(at, view.auction);
    if (limit?.state !== 'on' || !isMyStep(at) || bidAt === state) return;
    const range = bidRange(at);
    if (range === undefined || range.least > limit.sum) {
      limited.value = limited.value && { ...limited.value, state: 'passed' };
      return;
    }
    bidAt = state;
    const amount = hasOneChance(at) ? within(range, limit.sum) : range.least;
    void act({ kind: 'bid', amount }).then((done) => {
      if (!done) dropLimit();
    });
  });
};
