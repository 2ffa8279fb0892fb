import type { Seat } from '../core/seat.ts';
import { isOrderedLimit } from '../core/standing-orders.ts';
import type { Action } from './actions.ts';
import { type Offer, offers } from './offers.ts';
import type { View } from './view.ts';

/** What a player wants done in their absence; null waits for them. */
export type StandingOrders = {
  /** In a betting: check where that is open, call what costs at most so much, else fold. A dealer who must bet waits. */
  readonly callAtMost: number | null;
};

/** Orders as somebody gave them; undefined where they are none. */
export const readStandingOrders = (given: unknown): StandingOrders | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { callAtMost = null, ...rest } = given as Record<string, unknown>;
  return isOrderedLimit(callAtMost) && Object.keys(rest).length === 0 ? { callAtMost } : undefined;
};

/** What a player with these orders does at a table that they see so; undefined where they must say themselves. */
export const orderedAction = ({ callAtMost }: StandingOrders, view: View, seat: Seat): Action | undefined => {
  if (callAtMost === null || view.phase !== 'bet' || !view.toAct.includes(seat) || view.mustBet)
    return undefined;
  const open = offers(view, seat);
  if (open.some(({ kind }) => kind === 'check')) return { kind: 'check' };
  const call = open.find((offer): offer is Extract<Offer, { kind: 'call' }> => offer.kind === 'call');
  return call !== undefined && call.amount <= callAtMost ? { kind: 'call' } : { kind: 'fold' };
};
