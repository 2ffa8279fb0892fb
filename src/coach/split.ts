/** A result split into what it came from: what could be expected at the start, luck, own choices, and what the others did. */
export type Split = {
  readonly start: number;
  readonly luck: number;
  /** Never above 0: the best choice loses nothing. */
  readonly own: number;
  readonly others: number;
  readonly result: number;
};

const PARTS = ['start', 'luck', 'own', 'others'] as const;

/** What is smaller than this is a slip of floating numbers. */
const SLIP = 1e-6;

const settled = (amount: number): number => Math.round(amount / SLIP) * SLIP;

/**
 * Whole dollars or chips that add up to the result exactly: every part is rounded down, and those that lose most by it get one more
 * (largest remainder). A part of nothing stays nothing, so own choices never become positive.
 */
export const splitExactly = (
  exact: Readonly<Record<(typeof PARTS)[number], number>>,
  result: number,
): Split => {
  const rounded = { start: 0, luck: 0, own: 0, others: 0 };
  const rests = PARTS.map((part) => {
    const amount = settled(exact[part]);
    const low = Math.floor(amount + SLIP / 2);
    rounded[part] = low;
    return { part, rest: Math.max(0, amount - low) };
  });
  let missing = result - PARTS.reduce((sum, part) => sum + rounded[part], 0);
  // Of parts that lose alike the first named one is rounded up.
  for (const { part } of rests.sort((a, b) => b.rest - a.rest)) {
    if (missing <= 0) break;
    rounded[part] += 1;
    missing -= 1;
  }
  // Adding 0 leaves no -0.
  const whole = (amount: number): number => amount + 0;
  return {
    start: whole(rounded.start),
    luck: whole(rounded.luck),
    own: whole(rounded.own),
    others: whole(rounded.others),
    result: whole(result),
  };
};
