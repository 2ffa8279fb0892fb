import type { CoachGrade } from '../../coach/grades.ts';
import { c } from './texts.ts';

/** A sign for each grade, as annotators of chess write them: nobody has to tell colours apart. */
const SIGNS: Readonly<Record<CoachGrade, string>> = {
  best: '✓',
  fine: '✓',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

/** What a choice is called: its sign, and its word beside it or for screen readers alone. */
export const GradeMark = ({
  grade,
  named = true,
}: {
  readonly grade: CoachGrade;
  readonly named?: boolean;
}) => (
  <span class={`grade grade-${grade} bold`}>
    <span class="grade-sign" aria-hidden="true">
      {SIGNS[grade]}
    </span>
    <span class={named ? undefined : 'unseen'}>{c().grades[grade]}</span>
  </span>
);
