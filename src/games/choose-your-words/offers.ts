import type { Seat } from '../core/seat.ts';
import { challengeable, type OpenWord } from './challenging.ts';
import { LONGEST_CATEGORY } from './phases/category.ts';
import { mostExchanged } from './phases/exchange.ts';
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

const betOffers = (view: View): Offer[] => {
  const { toCall, leastRaise, mostRaise, mustBet } = view;
  const offers: Offer[] = [];
  if (leastRaise !== null && mostRaise !== null)
    offers.push({ kind: view.highBet === 0 ? 'bet' : 'raise', from: leastRaise, to: mostRaise });
  if (toCall > 0) offers.push({ kind: 'call', amount: toCall });
  else if (!mustBet) offers.push({ kind: 'check' });
  if (!mustBet) offers.push({ kind: 'fold' });
  return offers;
};

const turnOffers = (view: View, seat: Seat): Offer[] => {
  const cards = view.seats[seat]?.cards ?? '';
  switch (view.phase) {
    case 'category':
      return [{ kind: 'category', most: LONGEST_CATEGORY }];
    case 'bet':
      return betOffers(view);
    case 'exchange':
      return [
        {
          kind: 'exchange',
          cards,
          most: mostExchanged(view.exchange, view.deckCount, view.discardCount),
        },
      ];
    case 'declare':
      return [
        {
          kind: 'declare',
          cards,
          claim: view.category !== null,
        },
      ];
    case 'vote':
      return [{ kind: 'vote' }];
    default:
      return [];
  }
};

const challengeOffers = (view: View, seat: Seat): Offer[] => {
  const open = view.declared.flatMap((declared): OpenWord[] => {
    if (declared.sealed) return [];
    const live = view.seats[declared.seat]?.folded === false;
    const sure = declared.listed && view.category?.own === false;
    return [{ ...declared, word: declared.word?.split(' ') ?? null, live, sure }];
  });
  const { judge } = view.options;
  const words = challengeable(open, seat, 'word', judge);
  const claims = challengeable(open, seat, 'category', judge);
  if (words.length + claims.length === 0) return [];
  const challenge: Offer = { kind: 'challenge', words, claims };
  return view.waived.includes(seat) ? [challenge] : [challenge, { kind: 'waive' }];
};

/** The kinds of action open to a seat that sees this (see Game.offers). */
export const offers = (view: View, seat: Seat): Offer[] => {
  const own = view.seats[seat];
  if (own === undefined || own.left || own.out || view.phase === 'over') return [];
  const open = view.toAct.includes(seat) ? turnOffers(view, seat) : [];
  if (view.phase === 'challenge') open.push(...challengeOffers(view, seat));
  const hasDeclared = view.declared.some((declared) => declared.seat === seat);
  if (!own.folded && !hasDeclared && own.cards !== null && own.cards !== '')
    open.push({ kind: 'layout', cards: own.cards });
  return [...open, { kind: 'leave' }];
};
