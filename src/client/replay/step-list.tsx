import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { GradeMark } from '../coach/grade-mark.tsx';
import { isMistake } from '../coach/review-state.ts';
import type { ReviewedGame } from '../coach/reviewed-game.ts';
import type { ReplayController } from './replay-controller.ts';
import type { RoundMark } from './timeline.ts';

type StepListProps = {
  readonly shown: ReplayController;
  /** With what the coach says of them, where it does. */
  readonly reviewed: ReviewedGame | undefined;
};

/** All steps of a game, round by round: a tap leads to each. */
export const StepList = ({ shown, reviewed }: StepListProps) => {
  const { replay } = t();
  const { timeline } = shown;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="side-scroll" aria-label={replay.allSteps} tabIndex={0}>
      <p class="quiet">{replay.keys}</p>
      {timeline.rounds.map((mark, at) => (
        <RoundSteps
          key={mark.frame}
          shown={shown}
          reviewed={reviewed}
          mark={mark}
          end={timeline.rounds[at + 1]?.frame ?? timeline.last + 1}
        />
      ))}
    </section>
  );
};

type RoundProps = StepListProps & { readonly mark: RoundMark; readonly end: number };

const RoundSteps = ({ shown: { timeline, frame, jump }, reviewed, mark, end }: RoundProps) => {
  const { replay } = t();
  const frames = Array.from({ length: end - mark.frame }, (_, i) => mark.frame + i);
  return (
    <section>
      <h3 class="above-4">{replay.round(mark.round)}</h3>
      <ol>
        {frames.map((each) => (
          <li key={each}>
            <button
              type="button"
              class="replay-step bare touch whole start pad-4"
              aria-current={frame.value === each ? 'step' : undefined}
              onClick={() => jump(each)}
            >
              <GradeOf step={each} reviewed={reviewed} />
              {timeline.told(each, language.value).join(' ') || replay.nothingTold}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};

type GradeOfProps = Pick<StepListProps, 'reviewed'> & { readonly step: number };

/** What a decision is called, before what was done; a good one by its sign alone. */
const GradeOf = ({ step, reviewed }: GradeOfProps) => {
  const decision = reviewed?.review.decisionAt(step);
  return decision === undefined ? null : (
    <>
      <GradeMark grade={decision.grade} named={isMistake(decision)} />{' '}
    </>
  );
};
