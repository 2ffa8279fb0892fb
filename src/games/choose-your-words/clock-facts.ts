import { type ClockFacts, tableClock } from '../core/clock-facts.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What the clocks of a table go by (CW-7.1, CW-23, CW-26). */
export const clockFacts = (state: State): ClockFacts => {
  const seen = view(state, null);
  const { phase, round, betting, exchange, highBet, options, challenges, timeUp } = seen;
  return {
    ...tableClock(seen),
    turnKey: `${round} ${phase} ${betting} ${exchange} ${highBet}`,
    // CW-7.1: since the last challenge, or the vote on it.
    windowKey: `${round} ${phase} ${challenges.length}`,
    // CW-23: checked after a round, once the time is up.
    gameSeconds: timeUp || options.end.minutes === null ? null : options.end.minutes * 60,
  };
};
