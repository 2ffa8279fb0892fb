import { t } from '../base/language.ts';
import { notesFor } from './notes-for.ts';

/** A bank note. */
const Note = ({ value }: { readonly value: number }) => (
  <span class="note" style={`--note: var(--note-${value})`}>
    <span>{value}</span>
  </span>
);

/** Never more than so many of a pile are drawn: the number beside it tells the rest. */
const DRAWN = 3;

/** Money as notes, a pile a value; what screen readers say is the sum. */
export const Notes = ({ amount }: { readonly amount: number }) => (
  <span class="notes">
    <span class="unseen">{t().tiles.price(amount)}</span>
    {notesFor(amount).map(({ value, count }) => (
      <span key={value} class="note-pile inline gap-0" aria-hidden="true">
        {Array.from({ length: Math.min(count, DRAWN) }, (_, i) => (
          <Note key={i} value={value} />
        ))}
        {count > 1 && <small>×{count}</small>}
      </span>
    ))}
  </span>
);
