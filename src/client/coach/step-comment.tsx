import { moveInWords } from '../../messages/moves.ts';
import { language } from '../base/language.ts';
import { GradeMark } from './grade-mark.tsx';
import { lossOf, type ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

/** What the coach says of the step that is shown: its grade, what it lost and what was better. */
export const StepComment = ({ of }: { readonly of: ReviewedGame }) => {
  const { review, frame, nameOf, amount } = of;
  const texts = c();
  const decision = review.decisionAt(frame.value);
  return (
    <p class="step-comment" role="status">
      {decision !== undefined && (
        <>
          <GradeMark grade={decision.grade} />{' '}
          {decision.grade === 'best'
            ? texts.wasBest(nameOf(decision.seat))
            : texts[decision.grade === 'fine' ? 'wasFine' : 'wasWorse'](
                nameOf(decision.seat),
                lossOf(amount, decision.loss),
                moveInWords(language.value, decision.best.action),
              )}
        </>
      )}
    </p>
  );
};
