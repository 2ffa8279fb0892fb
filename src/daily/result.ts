import type { Grade } from '../games/buyword/events.ts';
import { bagResult } from './bag-result.ts';
import type { DailyKind } from './daily-game.ts';
import { dealResult } from './deal-result.ts';

/** What a day's game came to: money or chips, its name, and a mark for each word sold or round played, in order. */
export type DailyResult = {
  readonly score: number;
  readonly grade: Grade;
  /** Digits: the number of a step (marks.ts). */
  readonly marks: string;
};

/** A game as it was played: all that happened, and how it stands. */
export type PlayedGame = { readonly events: readonly unknown[]; readonly state: unknown };

const RESULTS: Readonly<Record<DailyKind, (played: PlayedGame) => DailyResult | undefined>> = {
  bag: bagResult,
  deal: dealResult,
};

/** What a day's game that is over came to; undefined where it is not, or was given up. */
export const resultOf = (kind: DailyKind, played: PlayedGame): DailyResult | undefined =>
  RESULTS[kind](played);
