import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';

/** What a lot costs at this table. */
export const priceOfLot = ({ options }: View, lot: string): number =>
  priceOf(pipsOf(TILE_SETS[options.tiles], lot));
