import { t } from '../texts.ts';
import { chipsFor } from './chip-values.ts';

/** So many chips of a pile are seen at most. */
const HIGHEST_PILE = 4;

/** An amount in chips: a pile of each value, which stands on the chip; the amount itself is said beside it. */
export const Chips = ({ amount }: { readonly amount: number }) => {
  const { cards } = t();
  const piles = chipsFor(amount);
  return (
    <span class="chips" aria-hidden="true" title={cards.chipPiles(piles)}>
      {piles.map(({ value, count }) => (
        <span
          key={value}
          class={`chip chip-${value} chip-high-${Math.min(count, HIGHEST_PILE)}`}
          data-value={value}
        />
      ))}
    </span>
  );
};
