import type { DailyKind } from './daily-game.ts';

/** What a mark says without telling a word: the highest of these that was reached, in dollars for a word, in chips for a round. */
const MARK_STEPS: Readonly<Record<DailyKind, readonly number[]>> = {
  bag: [0, 100, 200, 300],
  deal: [Number.NEGATIVE_INFINITY, -19, 1, 50],
};

/** The mark of what something brought: the number of its step. */
export const markOf = (kind: DailyKind, brought: number): number =>
  MARK_STEPS[kind].findLastIndex((least) => brought >= least);
