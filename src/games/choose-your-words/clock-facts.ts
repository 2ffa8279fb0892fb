import { type ClockFacts, tableClock } from '../core/clock-facts.ts';
import { revealMs } from './reveal-time.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What the clocks of a table go by (CW-7.1, CW-23, CW-26). */
export const clockFacts = (state: State): ClockFacts => {
  const seen = view(state, null);
  const { phase, round, betting, exchange, highBet, options, challenges, declared, timeUp } = seen;
  const clock = tableClock(seen);
  // CW-7.1: first the hands are turned over. A challenge starts the time anew, and by then they have been seen.
  const revealSeconds = phase === 'challenge' ? revealMs(declared.length) / 1000 : 0;
  return {
    ...clock,
    turnSeconds: clock.turnSeconds === null ? null : clock.turnSeconds + revealSeconds,
    windowSeconds: clock.windowSeconds + (challenges.length === 0 ? revealSeconds : 0),
    turnKey: `${round} ${phase} ${betting} ${exchange} ${highBet}`,
    // CW-7.1: since the last challenge, or the vote on it.
    windowKey: `${round} ${phase} ${challenges.length}`,
    // CW-23: checked after a round, once the time is up.
    gameSeconds: timeUp || options.end.minutes === null ? null : options.end.minutes * 60,
  };
};
