import type { PlayerAction } from '../../games/buyword/actions.ts';
import { offers } from '../../games/buyword/offers.ts';
import { lotPrice } from '../../games/buyword/phases/buy.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import type { Forced } from '../table/game-parts.ts';

/**
 * The one thing that a seat can do, where it is giving up what cannot be had: a lot or a bid that cannot be paid, a sale without tiles.
 * To roll is the only answer, too, but nobody else's to take; to deal and to challenge are choices.
 */
export const forcedMove = (view: View, seat: Seat): Forced<PlayerAction> | undefined => {
  const [only, ...others] = offers(view, seat).filter(({ kind }) => kind !== 'leave');
  if (only === undefined || others.length > 0) return undefined;
  const lot = view.seats[seat]?.lot ?? '';
  switch (`${view.phase} ${only.kind}`) {
    case 'buy decline':
      return {
        action: { kind: 'decline' },
        why: () => t().pace.cannotAfford(lot, lotPrice(view.options, lot)),
      };
    case 'auction pass':
      return { action: { kind: 'pass' }, why: () => t().pace.cannotBid(view.auction?.least ?? 0) };
    case 'sell done':
      return { action: { kind: 'done' }, why: () => t().pace.nothingToSell };
    default:
      return undefined;
  }
};
