import type { Phase } from '../../games/choose-your-words/events.ts';
import { type Offer, offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';

/** What may be bet, or raised to. */
export type BetRange = { readonly kind: 'bet' | 'raise'; readonly from: number; readonly to: number };

/** The one thing to do next at the table. */
export type Step =
  | { readonly kind: 'category'; readonly most: number }
  | {
      readonly kind: 'bet';
      /** CW-4.1: the dealer cannot but bet. */
      readonly mustBet: boolean;
      /** What calling takes; 0: one may check. */
      readonly toCall: number;
      readonly range: BetRange | undefined;
    }
  | { readonly kind: 'exchange'; readonly most: number }
  | { readonly kind: 'declare'; readonly mayClaim: boolean }
  | { readonly kind: 'challenge' }
  | { readonly kind: 'vote' }
  | { readonly kind: 'wait'; readonly phase: Phase; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' };

const found = <Kind extends Offer['kind']>(open: readonly Offer[], kind: Kind) =>
  open.find((offer): offer is Extract<Offer, { kind: Kind }> => offer.kind === kind);

const betStep = (view: View, open: readonly Offer[]): Step => {
  const range = found(open, 'bet') ?? found(open, 'raise');
  return {
    kind: 'bet',
    mustBet: view.mustBet,
    toCall: view.toCall,
    range: range as BetRange | undefined,
  };
};

/** What the person at the page is to do, from what is seen. */
export const stepOf = (view: View, me: Seat): Step => {
  const { phase, toAct } = view;
  if (phase === 'over') return { kind: 'over' };
  if (view.seats[me] === undefined || !toAct.includes(me)) return { kind: 'wait', phase, seats: toAct };
  const open = offers(view, me);
  switch (phase) {
    case 'category':
      return { kind: 'category', most: found(open, 'category')?.most ?? 0 };
    case 'bet':
      return betStep(view, open);
    case 'exchange':
      return { kind: 'exchange', most: found(open, 'exchange')?.most ?? 0 };
    case 'declare':
      return { kind: 'declare', mayClaim: found(open, 'declare')?.claim ?? false };
    case 'challenge':
      return { kind: 'challenge' };
    case 'vote':
      return { kind: 'vote' };
  }
};

/** Whose words and claims a seat may challenge now. */
export const challengesOpenTo = (
  view: View,
  me: Seat,
): { readonly words: readonly Seat[]; readonly claims: readonly Seat[] } =>
  found(offers(view, me), 'challenge') ?? { words: [], claims: [] };
