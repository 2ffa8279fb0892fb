import type { Lot } from '../../games/buyword/state.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';

/** The lots before a seat, the one that is due first in front (BW-12.2); one that is up for auction lies elsewhere. */
export const lotsBefore = ({ lots, auction }: View, seat: Seat): Lot[] =>
  lots
    .filter(({ holder, from }) => holder === seat && from !== auction?.from)
    .toSorted((a, b) => a.from - b.from);
