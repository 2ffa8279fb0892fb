import { t } from '../language.ts';

/** A price on its tag. */
export const Price = ({ amount }: { readonly amount: number }) => (
  <span class="price">{t().tiles.price(amount)}</span>
);
