import { offersIn } from '../core/phase-rules.ts';
import type { Seat } from '../core/seat.ts';
import { phaseOf } from './round.ts';
import type { View } from './view.ts';

/** A kind of action open to a seat, with what bounds it. */
export type Offer =
  | { readonly kind: 'check' | 'fold' | 'waive' | 'vote' | 'leave' }
  | { readonly kind: 'category'; readonly most: number }
  | { readonly kind: 'call'; readonly amount: number }
  | { readonly kind: 'bet'; readonly from: number; readonly to: number }
  /** Raise to an amount. */
  | { readonly kind: 'raise'; readonly from: number; readonly to: number }
  | { readonly kind: 'exchange'; readonly cards: string; readonly most: number }
  | { readonly kind: 'layout'; readonly cards: string }
  | { readonly kind: 'declare'; readonly cards: string; readonly claim: boolean }
  /** Whose word, whose claim. */
  | { readonly kind: 'challenge'; readonly words: readonly Seat[]; readonly claims: readonly Seat[] };

/** The kinds of action open to a seat that sees this (see Game.offers). */
export const offers = (view: View, seat: Seat): Offer[] => {
  const own = view.seats[seat];
  const phase = phaseOf(view);
  if (own === undefined || own.left || own.out || phase === undefined) return [];
  const open = [...offersIn(phase, view, seat)];
  const hasDeclared = view.declared.some((declared) => declared.seat === seat);
  if (!own.folded && !hasDeclared && own.cards !== null && own.cards !== '')
    open.push({ kind: 'layout', cards: own.cards });
  return [...open, { kind: 'leave' }];
};
