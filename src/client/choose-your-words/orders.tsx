import type { StandingOrders } from '../../games/choose-your-words/standing-orders.ts';
import { c } from '../social/texts.ts';
import { LimitOrder } from '../table/limit-order.tsx';
import type { OrdersSurface } from '../table/orders-surface.ts';

/** Standing orders of Choose Your Words. */
export const CARDS_ORDERS: OrdersSurface = {
  told: ({ callAtMost }: Partial<StandingOrders>) =>
    callAtMost == null ? [] : [c().orders.short.call(callAtMost)],
  Form: ({ orders, onChange }) => {
    const { callAtMost = null } = orders as Partial<StandingOrders>;
    return (
      <LimitOrder
        name="call"
        texts={c().orders}
        limit={callAtMost}
        onChange={(limit) => onChange({ callAtMost: limit })}
      />
    );
  },
};
