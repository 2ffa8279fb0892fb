import { offers } from '../../../games/buyword/offers.ts';
import { ground } from '../grid/grid-cursor.ts';
import type { Looking } from './surface.ts';

/** Where one is in selling: at it, with so many tiles too many (BW-7.1); or done, and still free to challenge (BW-6.4). */
export type SellStep =
  | {
      readonly kind: 'sell';
      /** Whether there is anything to lay out. */
      readonly hasTiles: boolean;
      readonly excess: number;
      /** Whether tiles lie in a row beside the grid, to be discarded. */
      readonly isBesideGrid: boolean;
    }
  | { readonly kind: 'challenge' };

export const sellStepOf = ({ view, me }: Looking): SellStep => {
  const own = view.seats[me];
  if (own === undefined || own.done) return { kind: 'challenge' };
  const open = offers(view, me);
  const discard = open.find(({ kind }) => kind === 'discard');
  const excess = discard?.kind === 'discard' ? discard.most : 0;
  return {
    kind: 'sell',
    // On a grid a wild alone may lengthen a word.
    hasTiles: own.tileCount > 0 || open.some(({ kind }) => kind === 'sell'),
    excess,
    isBesideGrid: view.options.crossword && ground.value === 'tray' && excess > 0,
  };
};
