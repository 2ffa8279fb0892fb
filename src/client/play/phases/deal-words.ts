import type { Terms } from '../../../games/buyword/variants/deal-terms.ts';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';
import { t } from '../../texts.ts';
import { priceOfLot } from '../lot-price.ts';
import { mySeat, names } from '../play-state.ts';

const who = (seat: Seat): { readonly name: string; readonly isYou: boolean } => ({
  name: names.value[seat] ?? '',
  isYou: seat === mySeat.value,
});

/** The letters of the lot that a move means. */
const lotOf = (view: View, from: Seat, origin: Seat | undefined): string =>
  view.lots.find((lot) => lot.holder === from && (origin === undefined || lot.from === origin))?.tiles ?? '';

/** What a deal does, in one sentence: who gives which lot to whom, and who pays whom. */
export const termsSentence = (view: View, { lots, money }: Terms): string => {
  const { deals } = t();
  return deals.sentence([
    ...lots.map(({ from, to, origin }) => {
      const letters = lotOf(view, from, origin);
      return deals.gives(who(from), letters, priceOfLot(view, letters), who(to));
    }),
    ...money.map(({ from, to, amount }) => deals.pays(who(from), who(to), amount)),
  ]);
};
