/** What somebody who knows all that is hidden could have made at least of a day’s game, and by which lines of its log. */
export type Possible = { readonly score: number; readonly log: readonly string[] };

/** A search for it; each `yield` tells how much of the game is done, from 0 to 1. */
export type Search = Generator<number, Possible, void>;

/** What was possible at least in the game of a day: what a search has found, or whoever made more; nobody makes what is not possible. */
export const possibleAtLeast = (found: number, made: readonly number[]): number => Math.max(found, ...made);
