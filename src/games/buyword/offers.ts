import { offersIn } from '../core/phase-rules.ts';
import type { Seat } from '../core/seat.ts';
import { phaseOf } from './round.ts';
import type { Lot } from './state.ts';
import type { View } from './view.ts';

/** A kind of action open to a seat, with what bounds it. */
export type Offer =
  | { readonly kind: 'roll' | 'decline' | 'auction' | 'pass' | 'vote' | 'done' | 'waive' | 'leave' }
  | { readonly kind: 'choose'; readonly from: number; readonly to: number }
  | { readonly kind: 'draft'; readonly tiles: string }
  | {
      readonly kind: 'propose';
      readonly lots: readonly Lot[];
      /** Who may still take part. */
      readonly seats: readonly Seat[];
      /** Whether money may pass. */
      readonly money: boolean;
    }
  | { readonly kind: 'accept' | 'reject' | 'withdraw'; readonly proposals: readonly number[] }
  | { readonly kind: 'buy'; readonly price: number }
  | { readonly kind: 'bid'; readonly from: number; readonly to: number }
  | { readonly kind: 'sell'; readonly tiles: string; readonly wilds: number }
  | { readonly kind: 'discard'; readonly tiles: string; readonly most: number }
  | { readonly kind: 'challenge'; readonly sales: readonly number[] };

/** The kinds of action open to a seat that sees this (see Game.offers). */
export const offers = (view: View, seat: Seat): Offer[] => {
  const own = view.seats[seat];
  const phase = phaseOf(view);
  if (own === undefined || own.left || phase === undefined) return [];
  return [...offersIn(phase, view, seat), { kind: 'leave' }];
};
