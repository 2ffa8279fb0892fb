import type { PlayerAction } from '../../games/buyword/actions.ts';
import { offers } from '../../games/buyword/offers.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { othersClockwise } from '../table/clockwise.ts';
import type { Confirmation } from '../table/confirmation.ts';
import { isMyStep } from '../table/phase-surface.ts';
import type { BuyWordState } from './buyword-state.ts';

/** Whether a seat that says done now is to roll next, with nobody to do anything in between (BW-7.2). */
export const leadsNext = (view: View, seat: Seat): boolean => {
  const { phase, leader, players, seats, options, lastRound } = view;
  const isNext = [...othersClockwise(leader, players), leader].find((each) => seats[each]?.left === false);
  const othersAreDone = seats.every(({ done, left }, each) => done || left || each === seat);
  const target = options.extended?.target ?? Number.POSITIVE_INFINITY;
  const goesOn = !lastRound && seats.every(({ money, left }) => left || money < target);
  // Where players judge, they may do so once all are done (BW-6.4).
  if (phase !== 'sell' || options.judge !== 'dictionary' || !othersAreDone || !goesOn) return false;
  return isNext === seat && offers(view, seat).some(({ kind }) => kind === 'done');
};

/** Says done, then rolls; a refusal of the first, or another step after it than one's own roll, ends it there. */
export const createDoneAndRoll =
  ({ view, mySeat, act }: BuyWordState, { confirmThenAct }: Confirmation<PlayerAction>) =>
  async (): Promise<boolean> => {
    if (!(await confirmThenAct({ kind: 'done' }))) return false;
    const now = view.peek();
    const rolls = now?.phase === 'roll' && isMyStep({ view: now, me: mySeat.peek() });
    return rolls && (await act({ kind: 'roll' }));
  };
