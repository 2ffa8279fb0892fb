/** What somebody has at the end, whether they left, and in which round they ran out of it, where they did. */
export type Ranked = { readonly sum: number; readonly left: boolean; readonly outIn?: number | undefined };

const lastedOf = ({ outIn = Number.POSITIVE_INFINITY }: Ranked): number => outIn;

/** Negative where one ranks before another, 0 where they rank alike. */
export const byRank = (one: Ranked, other: Ranked): number =>
  Number(one.left) - Number(other.left) ||
  other.sum - one.sum ||
  Number(lastedOf(other) > lastedOf(one)) - Number(lastedOf(other) < lastedOf(one));
