import { offers } from '../../../games/buyword/offers.ts';
import type { View } from '../../../games/buyword/view.ts';
import * as table from '../../table/phase-surface.ts';
import type { BuyWordTable } from '../buyword-table.ts';

export type Seen = table.SeenFrom<View>;
export type SeatView = table.SeatView<View, BuyWordTable>;
export type PhaseSurface = table.PhaseSurface<View, BuyWordTable>;

/** What is open to who sits here, of one kind. */
export const offered = table.offerFinder(offers);
