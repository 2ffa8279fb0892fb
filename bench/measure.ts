/** The middle one of some measurements. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1
    ? (sorted[middle] as number)
    : ((sorted[middle - 1] as number) + (sorted[middle] as number)) / 2;
};

/** The value below which a part of some measurements lies. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(part * (values.length - 1))] as number;

/** One line of a report: what, the figure, and whether it keeps its bound. */
export const report = (what: string, figure: string, bound: string, kept: boolean): void => {
  console.log(`  ${what.padEnd(46)} ${figure.padStart(12)}   ${bound.padEnd(14)} ${kept ? '✓' : '✗'}`);
};
