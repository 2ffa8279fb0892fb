import { type ClockFacts, tableClock } from '../core/clock-facts.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

/** What the clocks of a table go by (BW-6.4, BW-18). */
export const clockFacts = (state: State): ClockFacts => {
  const seen = view(state, null);
  const { toAct, phase, round, options, sales, vote } = seen;
  // Who takes several tiles or lots in a row has a turn for each.
  const turnsLeft = Math.max(0, ...toAct.map((seat) => state.queue.filter((each) => each === seat).length));
  // BW-5.1: where each sale ends a turn, the next word is another.
  const soldBefore = phase === 'sell' && options.selling === 'oneByOne' ? ` ${sales.length}` : '';
  return {
    ...tableClock(seen),
    turnKey: `${round} ${phase} ${turnsLeft}${soldBefore}`,
    // BW-6.4: since the last sale or challenge, that is put to the vote too.
    windowKey: `${sales.length} ${sales.filter(({ challenged }) => challenged !== null).length} ${vote?.sale ?? ''}`,
    gameSeconds: null,
  };
};
