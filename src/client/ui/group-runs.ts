/** Values of one group that stand side by side, each with its place among all values. */
type GroupRun<T> = {
  readonly group: string | undefined;
  readonly values: { readonly value: T; readonly at: number }[];
};

/** Splits values into runs of the same group, in their order; values of no group make runs too. */
export const runsOf = <T>(
  values: readonly T[],
  groupOf: (value: T) => string | undefined,
): readonly GroupRun<T>[] => {
  const runs: GroupRun<T>[] = [];
  values.forEach((value, at) => {
    const group = groupOf(value);
    const last = runs.at(-1);
    if (last !== undefined && last.group === group) last.values.push({ value, at });
    else runs.push({ group, values: [{ value, at }] });
  });
  return runs;
};
