const SHORTEST_MS = 400;
const LONGEST_MS = 900;

/** How long a sum is counted: the larger, the longer, within bounds. */
export const countMs = (amount: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS + Math.round(Math.abs(amount) / 2));

/** What is shown of a sum after some time of counting: quickly first, then slower, and at the end all of it. */
export const countedAt = (amount: number, elapsedMs: number): number => {
  const part = Math.min(1, Math.max(0, elapsedMs / countMs(amount)));
  return Math.round(amount * (1 - (1 - part) ** 3));
};
