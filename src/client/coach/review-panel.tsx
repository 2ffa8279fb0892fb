import '../style/coach.css';
import '../style/review.css';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { FollowedChoice } from './followed-choice.tsx';
import { MistakeList } from './mistake-list.tsx';
import { PlayerList } from './player-list.tsx';
import { ExpectedList, MissedWords, TurningPoints } from './review-lists.tsx';
import type { ReviewedGame } from './reviewed-game.ts';
import { SplitPart } from './split-part.tsx';
import { c } from './texts.ts';

/** All that the coach says of a game: how everybody played at a glance, then what made the result, step by step. */
export const ReviewPanel = ({ of }: { readonly of: ReviewedGame }) => {
  const texts = c();
  const { review } = of;
  const whole = review.review.value;
  const isBegun = whole !== undefined || review.isRunning.value || review.steps.value.length > 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section class="side-scroll review stack gap-6" aria-label={texts.open} tabIndex={0}>
      <Progress of={of} />
      {!isBegun && <p>{texts.lead}</p>}
      {/* Stopped half-way it can be begun again. */}
      {whole === undefined && !review.isRunning.value && (
        <p>
          <Button icon="scores" onClick={() => void review.begin()}>
            {texts.openGame}
          </Button>
        </p>
      )}
      {whole !== undefined && <PlayerList of={of} players={whole.players} />}
      {isBegun && <FollowedChoice of={of} />}
      {whole !== undefined && <SplitPart of={of} players={whole.players} />}
      {whole !== undefined && <TurningPoints of={of} points={whole.turningPoints} />}
      {isBegun && <MistakeList of={of} />}
      {whole !== undefined && <MissedWords of={of} missed={whole.missedWords} />}
      {whole !== undefined && <ExpectedList of={of} />}
    </section>
  );
};

/** How far the review is, and what stops it; or why there is none. */
const Progress = ({ of: { review } }: { readonly of: ReviewedGame }) => {
  const texts = c();
  const percent = Math.floor(review.progress.value * 100);
  const why = review.failure.value;
  if (why !== undefined)
    return (
      <Notice kind="alarm">{why.code === 'coach-unreachable' ? texts.unreachable : texts.broken}</Notice>
    );
  if (!review.isRunning.value) return null;
  return (
    <div class="line gap-4">
      <label class="grow stack gap-2">
        <span class="quiet text-2">{texts.running(percent)}</span>
        <progress class="whole" max={100} value={percent} />
      </label>
      <Button kind="bare" onClick={review.stop}>
        {texts.stop}
      </Button>
    </div>
  );
};
