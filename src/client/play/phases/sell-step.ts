import { offers } from '../../../games/buyword/offers.ts';
import type { Looking } from './surface.ts';

/** Where one is in selling: at it, with so many tiles too many (BW-7.1); or done, and still free to challenge (BW-6.4). */
export type SellStep =
  | { readonly kind: 'sell'; readonly hasTiles: boolean; readonly excess: number }
  | { readonly kind: 'challenge' };

export const sellStepOf = ({ view, me }: Looking): SellStep => {
  const own = view.seats[me];
  if (own === undefined || own.done) return { kind: 'challenge' };
  const discard = offers(view, me).find(({ kind }) => kind === 'discard');
  return {
    kind: 'sell',
    hasTiles: own.tileCount > 0,
    excess: discard?.kind === 'discard' ? discard.most : 0,
  };
};
