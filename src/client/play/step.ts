import type { Phase } from '../../games/buyword/events.ts';
import { offers } from '../../games/buyword/offers.ts';
import { pipsOf, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';

/** The one thing to do next at the table. */
export type Step =
  | { readonly kind: 'roll' }
  | { readonly kind: 'choose'; readonly numbers: readonly number[] }
  | { readonly kind: 'buy'; readonly price: number; readonly money: number }
  | { readonly kind: 'sell'; readonly hasTiles: boolean; readonly excess: number }
  /** All are done: challenge a word, or let them stand (BW-6.4). */
  | { readonly kind: 'challenge' }
  /** Something that has no buttons yet: the command line does it. */
  | { readonly kind: 'command' }
  | { readonly kind: 'wait'; readonly phase: Phase; readonly seats: readonly Seat[] }
  | { readonly kind: 'over' };

/** What a lot costs at this table. */
export const priceOfLot = ({ options }: View, lot: string): number =>
  priceOf(pipsOf(TILE_SETS[options.tiles], lot));

const numbersBetween = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** What the person at the page is to do, from what is seen. */
export const stepOf = (view: View, me: Seat): Step => {
  const own = view.seats[me];
  const { phase, toAct } = view;
  if (phase === 'over') return { kind: 'over' };
  if (own === undefined || !toAct.includes(me)) return { kind: 'wait', phase, seats: toAct };
  const open = offers(view, me);
  const choose = open.find(({ kind }) => kind === 'choose');
  const discard = open.find(({ kind }) => kind === 'discard');
  if (open.some(({ kind }) => kind === 'roll')) return { kind: 'roll' };
  if (choose?.kind === 'choose') return { kind: 'choose', numbers: numbersBetween(choose.from, choose.to) };
  if (open.some(({ kind }) => kind === 'decline')) {
    return { kind: 'buy', price: priceOfLot(view, own.lot ?? ''), money: own.money };
  }
  if (phase !== 'sell') return { kind: 'command' };
  if (own.done) return { kind: 'challenge' };
  return {
    kind: 'sell',
    hasTiles: own.tileCount > 0,
    excess: discard?.kind === 'discard' ? discard.most : 0,
  };
};
