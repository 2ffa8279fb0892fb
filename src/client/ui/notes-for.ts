/** The notes of the box (BW-1.7). */
const VALUES = [50, 20, 10, 5, 1] as const;

/** Change that whoever can afford it keeps: with two 50s, the opening $200 of BW-1.7. */
const CHANGE: Readonly<Record<number, number>> = { 50: 0, 20: 3, 10: 2, 5: 3, 1: 5 };
const CHANGE_WORTH = 100;
const RICH = 200;

/** How a sum lies on the table in notes, dearest first; values that are not there are left out. */
export const notesFor = (amount: number): { readonly value: number; readonly count: number }[] => {
  const keepsChange = amount >= RICH;
  let rest = keepsChange ? amount - CHANGE_WORTH : amount;
  return VALUES.map((value) => {
    const count = Math.floor(rest / value);
    rest -= count * value;
    return { value, count: count + (keepsChange ? (CHANGE[value] ?? 0) : 0) };
  }).filter(({ count }) => count > 0);
};
