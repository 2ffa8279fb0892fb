import { t } from '../base/texts.ts';
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
          class={`chip chip-${value}`}
          style={`--below: ${Math.min(count, HIGHEST_PILE) - 1}`}
          data-value={value}
        />
      ))}
    </span>
  );
};
