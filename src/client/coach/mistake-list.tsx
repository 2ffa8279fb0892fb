import { moveInWords } from '../../messages/moves.ts';
import { language } from '../base/language.ts';
import { Button } from '../ui/button.tsx';
import { GradeMark } from './grade-mark.tsx';
import { lossOf, type ReviewedGame } from './reviewed-game.ts';
import { c } from './texts.ts';

/** The mistakes of whom one follows: each leads to its step, and can be decided anew. */
export const MistakeList = ({ of }: { readonly of: ReviewedGame }) => {
  const texts = c();
  const { review, nameOf, amount, jump, told, onTry } = of;
  const { mistakes } = review;
  return (
    <section aria-label={texts.mistakes}>
      <h3>{texts.mistakes}</h3>
      {mistakes.value.length === 0 && <p>{review.isRunning.value ? texts.noneYet : texts.noMistakes}</p>}
      <ol class="ledger">
        {mistakes.value.map(({ step, seat, grade, loss, best }) => (
          <li key={step} class="review-mistake stack gap-2">
            <button type="button" class="review-step bare touch whole start" onClick={() => jump(step)}>
              <GradeMark grade={grade} /> {told(step)}
            </button>
            <p class="text-2">
              {texts.wasWorse(nameOf(seat), lossOf(amount, loss), moveInWords(language.value, best.action))}
            </p>
            <p class="review-try">
              <Button
                kind="bare"
                aria-label={texts.tryStep(texts.tryIt, texts.step(step))}
                onClick={() => onTry(step)}
              >
                {texts.tryIt}
              </Button>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
};
