/** A betting as a seat sees it, in the terms of the policy. */
import type { View } from '../../../games/choose-your-words/view.ts';
import { leastBetOf, type Spot } from './abstraction.ts';

/** Up to how many cards are few, by exchange: who gives no more away mostly has something. */
const FEW = [1, 0] as const;

export const isFew = (exchange: number, count: number): boolean => count <= (FEW[exchange] ?? 0);

type Held = View['seats'][number];

/** Whether a seat is still in the round. */
export const isIn = ({ dealtIn, folded, out, left }: Held): boolean => dealtIn && !folded && !out && !left;

/** What lies in the middle as far as a seat can win it: not what others put in beyond all it has. */
export const potFor = (view: View, seat: number): number => {
  const { committed = 0, chips = 0 } = view.seats[seat] ?? {};
  const beyond = view.seats.reduce((sum, held) => sum + Math.max(0, held.committed - committed - chips), 0);
  return view.pots.reduce((sum, { amount }) => sum + amount, 0) - beyond;
};

/** The place of a seat that is to act in a betting, and how many rivals are left. */
export const spotOf = (view: View, seat: number): { readonly spot: Spot; readonly rivals: number } => {
  const { seats, highBet, toCall, dealer, options } = view;
  const own = seats[seat] as Held;
  const rivals = seats.flatMap((held, other) => (other !== seat && isIn(held) ? [{ held, other }] : []));
  const dealt = seats.filter(({ dealtIn }) => dealtIn).length;
  // Later bettings go round from the dealer's left.
  const orderOf = (each: number): number => (each - dealer - 1 + seats.length) % seats.length;
  const isYetToAct = ({ held, other }: { held: Held; other: number }): boolean =>
    held.chips > 0 && (highBet > 0 ? held.bet < highBet : orderOf(other) > orderOf(seat));
  const isLate =
    rivals.length > 1
      ? !rivals.some(isYetToAct)
      : rivals.every(({ other }) => orderOf(other) < orderOf(seat));
  const exchanged = view.betting - 2;
  const drewFew = ({ exchanged: counts }: Held): boolean =>
    exchanged >= 0 && isFew(exchanged, counts[exchanged] ?? 0);
  const pot = potFor(view, seat);
  const most = Math.max(0, ...rivals.map(({ held }) => held.chips - Math.max(0, highBet - held.bet)));
  return {
    rivals: rivals.length,
    spot: {
      scene: rivals.length > 1 ? 2 : dealt > 2 ? 1 : 0,
      betting: view.betting - 1,
      pot,
      toCall,
      behind: Math.max(0, Math.min(own.chips - toCall, most)),
      growth: Math.max(0, pot - toCall) / (dealt * Math.max(1, options.ante + options.minBet)),
      leastBet: leastBetOf(options),
      hasBet: own.bet > 0,
      isLate: isLate && !view.mustBet,
      ownFew: drewFew(own),
      rivalFew: rivals.some(({ held }) => drewFew(held)),
    },
  };
};
