import type { View } from '../../../games/choose-your-words/view.ts';

/** What may be bet, or raised to. */
export type BetRange = { readonly kind: 'bet' | 'raise'; readonly from: number; readonly to: number };

export const QUICK_BETS = ['least', 'half', 'pot', 'most', 'allIn'] as const;
export type QuickBet = { readonly name: (typeof QUICK_BETS)[number]; readonly amount: number };

/** All chips that lie in the middle. */
export const potTotal = ({ pots }: { readonly pots: readonly { readonly amount: number }[] }): number =>
  pots.reduce((sum, { amount }) => sum + amount, 0);

type Stakes = Pick<View, 'pots' | 'highBet' | 'toCall'> & {
  /** All that the seat could put in during this betting. */
  readonly all: number;
};

/**
 * The amounts at one tap, each within what is open and none twice: the least, half the pot, the pot (a raise counts the
 * pot as it would be after calling), and all-in, or the most where the table caps bets (CW-1).
 */
export const quickBets = ({ pots, highBet, toCall, all }: Stakes, { from, to }: BetRange): QuickBet[] => {
  const pot = potTotal({ pots }) + toCall;
  const within = (amount: number): number => Math.min(to, Math.max(from, amount));
  const wished: QuickBet[] = [
    { name: to === all ? 'allIn' : 'most', amount: to },
    { name: 'least', amount: from },
    { name: 'pot', amount: within(highBet + pot) },
    { name: 'half', amount: within(highBet + Math.ceil(pot / 2)) },
  ];
  // Of two with the same amount, the first.
  const apart = new Map(wished.toReversed().map((bet) => [bet.amount, bet]));
  return [...apart.values()].toSorted((a, b) => a.amount - b.amount);
};
