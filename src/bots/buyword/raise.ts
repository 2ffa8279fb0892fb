/** Steps in which people raise: up to the first sum, by the second. */
const STEPS: readonly (readonly [upTo: number, by: number])[] = [
  [10, 2],
  [50, 5],
  [150, 10],
];
const LARGEST_STEP = 25;

/**
 * A bid that people would make where bidding goes round and round (BW-10.3): the next round sum from the least bid on, and no more than
 * the ceiling, which must not lie below the least. A dollar at a time would take the same lot to the same player in twenty turns.
 */
export const sensibleBid = (least: number, ceiling: number): number => {
  const by = STEPS.find(([upTo]) => least <= upTo)?.[1] ?? LARGEST_STEP;
  return Math.min(ceiling, Math.ceil(least / by) * by);
};
