import type { Outcome } from '../saves/finished-game.ts';

/** How a game ended for whoever looks, as its frame shows it. */
export type Ending = {
  /** How close it was, in a line; undefined where there is nothing to compare. */
  readonly closeness: string | undefined;
  /** Whether who looks has won, or done well alone; undefined for who only looks on. */
  readonly hasWon: boolean | undefined;
  /** What they have at the end, and what that is called. */
  readonly own?: {
    readonly label: string;
    readonly amount: number;
    readonly say: (amount: number) => string;
  };
  /** What their device remembers of it, and how its scores and its words are written there. */
  readonly outcome?: Outcome;
  readonly say: { readonly score: (amount: number) => string; readonly worth: (amount: number) => string };
};
