import { effect, signal } from '@preact/signals';
import type { AuctionView } from '../../../games/buyword/variants/auction.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { othersClockwise } from '../../table/clockwise.ts';
import { isMyStep } from '../../table/phase-surface.ts';
import { type NumberRange, within } from '../../ui/typed-number.ts';
import type { BuyWordState } from '../buyword-state.ts';
import { offered, type Seen } from './surface.ts';

/** Which auction of the game this is, for whom: what was chosen for one is not meant for the next. */
const keyOf = ({ view: { round, auction }, me }: Seen): string =>
  `${round} ${auction?.seller} ${auction?.from} ${me}`;

/** What who is to bid now may bid; undefined where that is nothing. */
export const bidRange = (at: Seen): NumberRange | undefined => offered(at, 'bid');

/** Who bids clockwise from the left of the seller; those who have left are not among them. */
export const bidders = ({ players, seats }: View, { seller }: AuctionView): Seat[] =>
  othersClockwise(seller, players).filter((seat) => seats[seat]?.left === false);

/** How a seat stands in the auction that goes on. */
export const standingOf = (
  view: View,
  auction: AuctionView,
  seat: Seat,
): 'seller' | 'high' | 'due' | 'passed' | 'later' | 'over' => {
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
export const rangeAhead = (at: Seen): NumberRange | undefined => {
  const { view, me } = at;
  const { auction } = view;
  if (auction === null || view.seats[me] === undefined || view.seats[me].left) return undefined;
  if (isMyStep(at)) return bidRange(at);
  const standing = standingOf(view, auction, me);
  // Who bids highest in a French auction may be topped, and comes again.
  const comesAgain = standing === 'high' && view.options.auctions === 'french';
  if (standing !== 'later' && standing !== 'seller' && !comesAgain) return undefined;
  const { money } = view.seats[me];
  return money < auction.least ? undefined : { from: auction.least, to: money };
};

/** Whether one has a single chance in this auction (BW-10.2): then a limit is the bid itself. */
export const hasOneChance = ({ view, me }: Seen): boolean =>
  view.options.auctions === 'english' && view.auction?.seller !== me;

type Limit = { readonly sum: number; readonly state: 'on' | 'passed' };

/** What one has chosen to bid at a table, and up to how much the page bids by itself. */
export const createBidding = ({ view, mySeat, act }: BuyWordState) => {
  const chosen = signal<{ readonly key: string; readonly sum: number } | undefined>(undefined);
  const limited = signal<(Limit & { readonly key: string }) | undefined>(undefined);

  /** The limit set for this auction: still bid up to, or passed by the others. */
  const limitOf = (at: Seen): Limit | undefined =>
    limited.value?.key === keyOf(at) ? limited.value : undefined;
  const dropLimit = (): void => {
    limited.value = undefined;
  };

  return {
    /** The sum that stands to be bid: the least there is, until another is chosen. */
    chosenSum: (at: Seen, range: NumberRange): number =>
      within(chosen.value?.key === keyOf(at) ? chosen.value.sum : range.from, range),
    choose: (at: Seen, sum: number): void => {
      chosen.value = { key: keyOf(at), sum };
    },
    limitOf,
    setLimit: (at: Seen, sum: number): void => {
      limited.value = { key: keyOf(at), sum, state: 'on' };
    },
    dropLimit,
    /** Bids for who has set a limit, whenever it is their turn; returns what stops it. */
    start: (): (() => void) => {
      let bidAt = '';
      return effect(() => {
        const seen = view.value;
        if (seen?.phase !== 'auction' || seen.auction === null) return;
        const at = { view: seen, me: mySeat.value };
        const limit = limitOf(at);
        // Bid for once, it is not bid for again before something has happened.
        const state = `${keyOf(at)} ${seen.auction.high} ${seen.auction.passed.length}`;
        if (limit?.state !== 'on' || !isMyStep(at) || bidAt === state) return;
        const range = bidRange(at);
        if (range === undefined || range.from > limit.sum) {
          limited.value = limited.value && { ...limited.value, state: 'passed' };
          return;
        }
        bidAt = state;
        const amount = hasOneChance(at) ? within(limit.sum, range) : range.from;
        void act({ kind: 'bid', amount }).then((done) => {
          if (!done) dropLimit();
        });
      });
    },
  };
};
