import type { Grade } from '../games/buyword/events.ts';
import type { State } from '../games/buyword/state.ts';

/** How much a sold word brought, without telling which: the highest step that its price reaches. */
export const MARK_STEPS = [0, 100, 200, 300] as const;

/** What a day's game came to: money, its name by the rules (BW-8.2), and a mark for each word that was sold, in order. */
export type DailyResult = {
  readonly score: number;
  readonly grade: Grade;
  /** Digits: the number of the step in MARK_STEPS. */
  readonly marks: string;
};

const markOf = (price: number): number => MARK_STEPS.findLastIndex((least) => price >= least);

/** What a game that is over came to; undefined where it is not, or was given up. */
export const resultOf = ({ result, sales }: Pick<State, 'result' | 'sales'>): DailyResult | undefined => {
  const score = result?.money[0];
  if (score === undefined || result === null || result.grade === null) return undefined;
  const marks = sales.filter(({ undone }) => !undone).map(({ price }) => markOf(price));
  return { score, grade: result.grade, marks: marks.join('') };
};
