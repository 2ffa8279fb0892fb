/** The chips of the rule book, dearest first: white 1, red 5, blue 10 (CW-1). */
const CHIP_VALUES = [10, 5, 1] as const;
export type ChipValue = (typeof CHIP_VALUES)[number];

/** Chips of one value. */
export type ChipPile = { readonly value: ChipValue; readonly count: number };

/** An amount as the fewest chips that make it, dearest first; no pile where there is none of a value. */
export const chipsFor = (amount: number): readonly ChipPile[] => {
  let left = amount;
  return CHIP_VALUES.flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count === 0 ? [] : [{ value, count }];
  });
};
