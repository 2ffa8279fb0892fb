import type { Options } from '../../games/buyword/options.ts';
import type { StandingOrders } from '../../games/buyword/standing-orders.ts';
import { c } from '../social/texts.ts';
import { LimitOrder } from '../table/limit-order.tsx';
import type { OrdersSurface } from '../table/orders-surface.ts';
import { Switch } from '../ui/switch.tsx';

/** Standing orders of BuyWord. */
export const BUYWORD_ORDERS: OrdersSurface = {
  told: ({ roll, buyAtMost, bidAtMost }: Partial<StandingOrders>) => {
    const { short } = c().orders;
    return [
      ...(roll ? [short.roll] : []),
      ...(buyAtMost == null ? [] : [short.buy(buyAtMost)]),
      ...(bidAtMost == null ? [] : [short.bid(bidAtMost)]),
    ];
  },
  Form: ({ orders, options, onChange }) => {
    const { orders: texts } = c();
    const { roll = false, buyAtMost = null, bidAtMost = null } = orders as Partial<StandingOrders>;
    const { auctions = 'off' } = options as Partial<Options>;
    return (
      <>
        <Switch
          label={texts.roll}
          hint={texts.rollHint}
          on={roll}
          onChange={(on) => onChange({ roll: on })}
        />
        <LimitOrder
          name="buy"
          texts={texts}
          limit={buyAtMost}
          onChange={(limit) => onChange({ buyAtMost: limit })}
        />
        {auctions !== 'off' && (
          <LimitOrder
            name="bid"
            texts={texts}
            limit={bidAtMost}
            onChange={(limit) => onChange({ bidAtMost: limit })}
          />
        )}
      </>
    );
  },
};
