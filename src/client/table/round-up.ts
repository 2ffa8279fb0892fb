const STEPS = [1, 1.2, 1.6, 2, 2.4, 3.2, 4, 6, 8, 10];

/** A round sum at or above another, for the top of an axis. */
export const roundUp = (sum: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, sum)));
  return (STEPS.find((step) => step * power >= sum) ?? 10) * power;
};
