import { type Closeness, closenessOf } from '../core/closeness.ts';
import type { Viewer } from '../core/seat.ts';
import { GRADE_STEPS } from './end.ts';
import type { GameResult } from './events.ts';

type Ended = {
  readonly seats: readonly { readonly money: number; readonly left: boolean }[];
  readonly result: GameResult | null;
};

/** What is missing to the grade above (BW-8.2). */
const gradeCloseness = (money: number): Closeness => {
  const above = GRADE_STEPS.findLast(([least]) => least > money);
  if (above === undefined) return { kind: 'top-grade' };
  const [least, grade] = above;
  return { kind: 'short', by: least - money, grade };
};

/** How close a game of BuyWord was, as a viewer looks at it; undefined before its end, or where there is nothing to compare. */
export const buyWordCloseness = ({ seats, result }: Ended, viewer: Viewer): Closeness | undefined => {
  if (result === null) return undefined;
  if (result.grade !== null) return gradeCloseness(result.money[0] ?? 0);
  return closenessOf(
    { seats: seats.map(({ money, left }) => ({ sum: money, left })), winners: result.winners },
    viewer,
  );
};
