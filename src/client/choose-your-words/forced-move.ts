import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import { offers } from '../../games/choose-your-words/offers.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import type { Seat } from '../../games/core/seat.ts';
import { t } from '../base/texts.ts';
import type { Forced } from '../table/game-parts.ts';

/** The one thing that a seat can do: keep all cards where none can be drawn. Whoever is all in is asked for no bet in any case. */
export const forcedMove = (view: View, seat: Seat): Forced<PlayerAction> | undefined => {
  const exchange = offers(view, seat).find((offer) => offer.kind === 'exchange');
  return exchange?.most === 0
    ? { action: { kind: 'exchange', cards: [] }, why: () => t().pace.noCardsToDraw }
    : undefined;
};
