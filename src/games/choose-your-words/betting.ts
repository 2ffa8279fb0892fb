/** What a seat may bet (CW-4.1, CW-4.6), for who decides and who shows alike. */
import type { Seat } from '../core/seat.ts';
import { seatAt } from '../core/seats.ts';
import { ableSeats, type State } from './state.ts';

export type BettingLimits = {
  /** What calling takes; 0: nothing to match. */
  readonly toCall: number;
  /** Whether the seat opens the first betting and cannot but bet (CW-4.1). */
  readonly mustBet: boolean;
  /** The least and the most to bet, or to raise to; an all-in may be the least. Null where neither is open. */
  readonly least: number | null;
  readonly most: number | null;
  /** Why the seat may not raise. */
  readonly barred: 'no-raises-left' | 'not-reopened' | 'nobody-to-raise' | null;
};

/** Raises that are left in this betting, null without a limit (CW-1). */
export const raisesLeft = ({ options, raises }: State): number | null =>
  options.limit === null ? null : Math.max(0, options.limit - raises);

const barredFrom = (state: State, seat: Seat): BettingLimits['barred'] => {
  const { bet, acted } = seatAt(state, seat);
  if (!ableSeats(state).some((other) => other !== seat)) return 'nobody-to-raise';
  if (state.high === 0) return null;
  if (raisesLeft(state) === 0) return 'no-raises-left';
  // CW-4.6: who has acted raises again only against a whole raise, be it made of several all-ins; who has checked, not
  // against an all-in below minBet.
  const isShortBet = bet === 0 && state.raises === 0 && state.high < state.options.minBet;
  return acted && (isShortBet || state.high - bet < state.step) ? 'not-reopened' : null;
};

export const limitsFor = (state: State, seat: Seat): BettingLimits => {
  const { chips, bet } = seatAt(state, seat);
  const { high, step, options } = state;
  const isOpen = high === 0;
  const all = bet + chips;
  const toCall = Math.min(chips, high - bet);
  const barred = barredFrom(state, seat);
  const canPay = barred === null && all > high;
  return {
    toCall,
    mustBet: isOpen && state.betting === 1,
    least: canPay ? Math.min(all, isOpen ? options.minBet : high + step) : null,
    most: canPay ? Math.min(all, options.maxBet === null ? all : high + options.maxBet) : null,
    barred,
  };
};
