import type { SoldWord } from '../../games/buyword/events.ts';
import type { SaleView } from '../../games/buyword/view.ts';
import type { Seat } from '../../games/core/seat.ts';

type Sale = { readonly number: number; readonly seat: Seat; readonly sold: SoldWord };

/** The words that were sold and still count, the one that brought most first. */
export const soldWords = (sales: readonly SaleView[]): readonly Sale[] =>
  sales
    .filter(({ undone }) => !undone)
    .flatMap(({ number, seat, parts }) => parts.map((sold) => ({ number, seat, sold })))
    .toSorted((a, b) => b.sold.price - a.sold.price);
