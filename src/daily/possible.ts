/** What was possible at least in the game of a day: what a search has found, or whoever made more; nobody makes what is not possible. */
export const possibleAtLeast = (found: number, made: readonly number[]): number => Math.max(found, ...made);
