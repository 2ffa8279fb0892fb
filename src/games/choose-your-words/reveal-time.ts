/** How long a hand of a showdown is looked at as it is turned over, and all of them at most. */
const HAND_MS = 700;
const MOST_MS = 4200;

/** How long it takes to turn so many hands over, one by one: so much later the time for challenges starts (CW-7.1). */
export const revealMs = (hands: number): number => Math.min(hands * HAND_MS, MOST_MS);
