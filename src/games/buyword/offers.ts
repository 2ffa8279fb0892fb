import type { Seat } from '../core/seat.ts';
import { LARGEST_LOT, LEAST_LOT } from './phases/choose.ts';
import { excessOf, isRoundFull, salesToChallenge } from './selling.ts';
import { pipsOf, priceOf } from './tile-set.ts';
import { TILE_SETS } from './tile-sets.ts';
import type { View } from './view.ts';

/** A kind of action open to a seat, with what bounds it. */
export type Offer =
  | { readonly kind: 'roll' | 'decline' | 'done' | 'waive' | 'leave' }
  | { readonly kind: 'choose'; readonly from: number; readonly to: number }
  | { readonly kind: 'buy'; readonly price: number }
  | { readonly kind: 'sell'; readonly tiles: string; readonly wilds: number }
  | { readonly kind: 'discard'; readonly tiles: string; readonly most: number }
  | { readonly kind: 'challenge'; readonly sales: readonly number[] };

const challengeOffers = (view: View, seat: Seat): Offer[] => {
  const sales = salesToChallenge(view, seat).map(({ number }) => number);
  if (sales.length === 0) return [];
  const mayWaive = view.seats[seat]?.done === true && !view.waived.includes(seat);
  return mayWaive ? [{ kind: 'challenge', sales }, { kind: 'waive' }] : [{ kind: 'challenge', sales }];
};

const sellOffers = (view: View, seat: Seat): Offer[] => {
  const { tiles, tileCount, wilds, done } = view.seats[seat] as View['seats'][number];
  if (done || tiles === null) return [];
  const offers: Offer[] = [];
  const canLay = tileCount > 0 && tileCount + wilds >= 2;
  if (canLay && !isRoundFull(view)) offers.push({ kind: 'sell', tiles, wilds });
  const excess = excessOf(view.options, tileCount, view.lastRound);
  offers.push(excess > 0 ? { kind: 'discard', tiles, most: excess } : { kind: 'done' });
  return offers;
};

const turnOffers = (view: View, seat: Seat): Offer[] => {
  const { lot, money } = view.seats[seat] as View['seats'][number];
  switch (view.phase) {
    case 'roll':
      return [{ kind: 'roll' }];
    case 'choose':
      return [{ kind: 'choose', from: LEAST_LOT, to: LARGEST_LOT }];
    case 'buy': {
      const price = priceOf(pipsOf(TILE_SETS[view.options.tiles], lot ?? ''));
      return price <= money ? [{ kind: 'buy', price }, { kind: 'decline' }] : [{ kind: 'decline' }];
    }
    case 'sell':
      return sellOffers(view, seat);
    default:
      return [];
  }
};

/** The kinds of action open to a seat that sees this (see Game.offers). */
export const offers = (view: View, seat: Seat): Offer[] => {
  const own = view.seats[seat];
  if (own === undefined || own.left || view.phase === 'over') return [];
  const open = view.toAct.includes(seat) ? turnOffers(view, seat) : [];
  if (view.phase === 'sell') open.push(...challengeOffers(view, seat));
  return [...open, { kind: 'leave' }];
};
