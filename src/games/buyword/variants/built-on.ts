/** BW-14.5: which plays on a grid stand on which, and what that protects. */
import type { Sale } from '../state.ts';

/** The sales a play stands on that are protected by it: another seller's, and what those stand on of the same seller. */
const protectedBy = (sales: readonly Sale[], play: Pick<Sale, 'seat' | 'on'>): ReadonlySet<number> => {
  const found = new Set<number>();
  const protect = (number: number): void => {
    const sale = sales[number - 1];
    if (sale === undefined || found.has(number)) return;
    found.add(number);
    for (const below of sale.on) if (sales[below - 1]?.seat === sale.seat) protect(below);
  };
  for (const number of play.on) if (sales[number - 1]?.seat !== play.seat) protect(number);
  return found;
};

/** Sales, after a play has been laid on some of them. */
export const builtOnBy = (sales: readonly Sale[], play: Pick<Sale, 'seat' | 'on'>): readonly Sale[] => {
  const numbers = protectedBy(sales, play);
  return numbers.size === 0
    ? sales
    : sales.map((sale) => (numbers.has(sale.number) ? { ...sale, builtOn: true } : sale));
};

/** Sales, after one of them is undone: what only it protected can be challenged again. */
export const withoutPlay = (sales: readonly Sale[], undone: number): readonly Sale[] => {
  const left = sales.map((sale) => (sale.number === undone ? { ...sale, undone: true } : sale));
  const built = new Set(left.flatMap((sale) => (sale.undone ? [] : [...protectedBy(left, sale)])));
  return left.map((sale) =>
    sale.builtOn === built.has(sale.number) ? sale : { ...sale, builtOn: !sale.builtOn },
  );
};

/** A sale with all later plays of its seller that used one of its tiles, or of theirs: what falls with it, last first. */
export const fallsWith = (sales: readonly Sale[], fallen: Sale): readonly Sale[] => {
  const numbers = new Set([fallen.number]);
  for (const { number, seat, on, undone } of sales)
    if (!undone && seat === fallen.seat && on.some((below) => numbers.has(below))) numbers.add(number);
  return sales.filter(({ number }) => numbers.has(number)).reverse();
};
