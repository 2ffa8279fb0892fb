import { offers } from '../../../games/choose-your-words/offers.ts';
import type { View } from '../../../games/choose-your-words/view.ts';
import * as table from '../../table/phase-surface.ts';
import type { CardTable } from '../card-table.ts';

export type SeatView = table.SeatView<View, CardTable>;
export type PhaseSurface = table.PhaseSurface<View, CardTable>;

/** What is open to who sits here, of one kind. */
export const offered = table.offerFinder(offers);

/** Whether who sits here has cards to try words with. */
export const holdsCards = ({ view, me }: SeatView): boolean => {
  const own = view.seats[me];
  return own !== undefined && !own.folded && own.cardCount > 0;
};
