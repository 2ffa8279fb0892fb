import { GRADE_STEPS } from '../../../games/buyword/end.ts';
import type { Grade } from '../../../games/buyword/events.ts';
import { t } from '../../texts.ts';
import { Icon } from '../../ui/icon.tsx';

/** How far one has come alone, and what the next grade takes (BW-8.2). */
export const GradeLadder = ({ grade }: { readonly grade: Grade }) => {
  const { play } = t();
  return (
    <section aria-labelledby="grade-heading">
      <h3 id="grade-heading">{play.gradeHeading}</h3>
      <ol class="grades">
        {GRADE_STEPS.toReversed().map(([least, each]) => (
          <li key={each} class={each === grade ? 'grade grade-mine' : 'grade'} aria-current={each === grade}>
            {each === grade && <Icon name="check" />}
            <b>{play.grades[each]}</b>
            <small>{least === 0 ? play.gradeBelow : play.gradeFrom(least)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
};
