/** What the coach said of a finished game, kept so that it is reckoned once. */
export type KeptReview = {
  /** Of a game of this device its id, of one at a shared table its code and number, else a hash of its record. */
  readonly id: string;
  readonly atMs: number;
  /** By which version of the coach; another one reckons anew. */
  readonly coach: number;
  /** As the coach told it. */
  readonly review: unknown;
};

/** As many as are kept; beyond that the oldest go. */
const MOST_REVIEWS = 200;

const LONGEST_ID = 80;

/** Whether something read from outside is a review. */
export const isKeptReview = (value: unknown): value is KeptReview => {
  const { id, atMs, coach, review } = Object(value) as Partial<KeptReview>;
  const isNamed = typeof id === 'string' && id !== '' && id.length <= LONGEST_ID;
  return isNamed && Number.isSafeInteger(atMs) && Number.isSafeInteger(coach) && Object(review) === review;
};

/** The ids of those that are no longer kept, there being too many. */
export const surplusReviews = (
  kept: readonly Pick<KeptReview, 'id' | 'atMs'>[],
  most = MOST_REVIEWS,
): readonly string[] =>
  kept
    .toSorted((a, b) => b.atMs - a.atMs)
    .slice(most)
    .map(({ id }) => id);
