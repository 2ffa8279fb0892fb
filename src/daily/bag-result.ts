import type { State } from '../games/buyword/state.ts';
import { markOf } from './marks.ts';
import type { DailyResult, PlayedGame } from './result.ts';

/** What a game of BuyWord alone came to: its money, the grade of the rules (BW-8.2), and a mark for each word that was sold. */
export const bagResult = ({ state }: PlayedGame): DailyResult | undefined => {
  const { result, sales } = state as Pick<State, 'result' | 'sales'>;
  const score = result?.money[0];
  if (score === undefined || result === null || result.grade === null) return undefined;
  const marks = sales.filter(({ undone }) => !undone).map(({ price }) => markOf('bag', price));
  return { score, grade: result.grade, marks: marks.join('') };
};
