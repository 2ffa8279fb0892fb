import type { Grade } from '../games/buyword/events.ts';
import { apply } from '../games/choose-your-words/apply.ts';
import type { GameEvent } from '../games/choose-your-words/events.ts';
import type { State } from '../games/choose-your-words/state.ts';
import { ME } from './daily-game.ts';
import { markOf } from './marks.ts';
import type { DailyResult, PlayedGame } from './result.ts';

/** From how many chips on a grade is given, the best first: measured (docs/daily.md). */
export const DEAL_GRADES: readonly (readonly [Grade, least: number])[] = [
  ['legendary', 680],
  ['masterly', 610],
  ['outstanding', 565],
  ['good', 515],
  ['fair', 460],
  ['try-again', 0],
];

/** The chips with which the person goes into each round, and those left after the last. */
const chipsByRound = (events: readonly GameEvent[]): readonly number[] => {
  const chips: number[] = [];
  let state: State | undefined;
  for (const event of events) {
    if (event.type === 'round-began') chips.push(state?.seats[ME]?.chips ?? 0);
    state = apply(state as State, event);
  }
  return [...chips, state?.seats[ME]?.chips ?? 0];
};

/** What a game of the day's five deals came to: chips, whoever else has how many, and a mark for each round by what it brought. */
export const dealResult = ({ events, state }: PlayedGame): DailyResult | undefined => {
  const { result, seats } = state as State;
  if (result === null || seats[ME]?.left !== false) return undefined;
  const chips = chipsByRound(events as readonly GameEvent[]);
  const score = chips.at(-1) ?? 0;
  const [grade] = DEAL_GRADES.find(([, least]) => score >= least) as (typeof DEAL_GRADES)[number];
  const marks = chips.slice(1).map((after, round) => markOf('deal', after - (chips[round] as number)));
  return { score, grade, marks: marks.join('') };
};
