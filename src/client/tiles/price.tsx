import { t } from '../base/language.ts';

/** A price on its tag. */
export const Price = ({ amount }: { readonly amount: number }) => (
  <span class="price figures bold nowrap">{t().tiles.price(amount)}</span>
);
