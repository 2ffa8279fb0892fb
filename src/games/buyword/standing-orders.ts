import type { Seat } from '../core/seat.ts';
import { isOrderedLimit } from '../core/standing-orders.ts';
import type { Action } from './actions.ts';
import { type Offer, offers } from './offers.ts';
import type { View } from './view.ts';

/** What a player wants done in their absence; what is null or false waits for them. */
export type StandingOrders = {
  /** Roll the die when one leads. */
  readonly roll: boolean;
  /** Buy a lot that costs at most so much, and decline any other. */
  readonly buyAtMost: number | null;
  /** In an auction of another's lot bid the least there is, up to so much, then pass. */
  readonly bidAtMost: number | null;
};

/** Orders as somebody gave them; undefined where they are none. */
export const readStandingOrders = (given: unknown): StandingOrders | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { roll = false, buyAtMost = null, bidAtMost = null, ...rest } = given as Record<string, unknown>;
  if (typeof roll !== 'boolean' || !isOrderedLimit(buyAtMost) || !isOrderedLimit(bidAtMost)) return undefined;
  return Object.keys(rest).length === 0 ? { roll, buyAtMost, bidAtMost } : undefined;
};

/**
 * What a player with these orders does at a table that they see so; undefined where they must say themselves. A lot within
 * the limit that cannot be paid is declined: nothing else is open.
 */
export const orderedAction = (
  { roll, buyAtMost, bidAtMost }: StandingOrders,
  view: View,
  seat: Seat,
): Action | undefined => {
  if (!view.toAct.includes(seat)) return undefined;
  const open = offers(view, seat);
  const find = <K extends Offer['kind']>(kind: K) =>
    open.find((offer): offer is Extract<Offer, { kind: K }> => offer.kind === kind);
  switch (view.phase) {
    case 'roll':
      return roll && find('roll') !== undefined ? { kind: 'roll' } : undefined;
    case 'buy': {
      if (buyAtMost === null) return undefined;
      const price = find('buy')?.price;
      return price !== undefined && price <= buyAtMost ? { kind: 'buy' } : { kind: 'decline' };
    }
    case 'auction': {
      // One's own lot is one's own matter: whether to top a bid depends on what the others did.
      if (bidAtMost === null || view.auction?.seller === seat) return undefined;
      const least = find('bid')?.from;
      return least !== undefined && least <= bidAtMost ? { kind: 'bid', amount: least } : { kind: 'pass' };
    }
    default:
      return undefined;
  }
};
