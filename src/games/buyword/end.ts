import type { Table } from './engine-types.ts';
import type { GameResult, Grade } from './events.ts';
import type { State } from './state.ts';

/** BW-8.2: what solitaire earns a name; what is beyond *outstanding* is ours. */
export const GRADE_STEPS: readonly (readonly [least: number, grade: Grade])[] = [
  [1600, 'legendary'],
  [1300, 'masterly'],
  [1000, 'outstanding'],
  [900, 'good'],
  [800, 'fair'],
  [0, 'try-again'],
];

const gradeOf = (money: number): Grade => {
  const [, grade] = GRADE_STEPS.find(([least]) => money >= least) as readonly [number, Grade];
  return grade;
};

/** BW-8.1: most money wins, equal money shares the win; BW-18.2: who left ranks behind all who stayed. */
const winnersOf = (state: State): number[] => {
  const staying = state.seats.flatMap(({ left }, seat) => (left ? [] : [seat]));
  const most = Math.max(...staying.map((seat) => state.seats[seat]?.money ?? 0));
  return staying.filter((seat) => state.seats[seat]?.money === most);
};

/** Ends the game now. */
export const endGame = (table: Table, reason: GameResult['reason']): void => {
  const { state } = table;
  const alone = state.players === 1 && reason !== 'left';
  table.emit({
    type: 'ended',
    result: {
      reason,
      money: state.seats.map(({ money }) => money),
      winners: winnersOf(state),
      grade: alone ? gradeOf(state.seats[0]?.money ?? 0) : null,
    },
  });
};
