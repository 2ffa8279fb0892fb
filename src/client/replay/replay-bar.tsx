import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { ExpectedChart } from '../coach/expected-chart.tsx';
import type { ReviewedGame } from '../coach/reviewed-game.ts';
import { StepComment } from '../coach/step-comment.tsx';
import { c } from '../coach/texts.ts';
import { IconButton, Tool } from '../ui/button.tsx';
import { PACES, type Pace, type ReplayController } from './replay-controller.ts';

type ReplayBarProps = {
  readonly shown: ReplayController;
  /** What the coach says of the game, where it can. */
  readonly reviewed: ReviewedGame | undefined;
  /** Shows the review, and begins it where there is none. */
  readonly onReview: () => void;
  /** Plays on from the frame shown. */
  readonly onFork: () => void;
};

/** What happens in the frame shown, in words, and the ways on from it. */
export const ReplayBar = ({ shown, reviewed, onReview, onFork }: ReplayBarProps) => {
  const { replay } = t();
  const { fork, keys } = c();
  const { timeline, isPlaying, pace, round, jump, step, stepRound, togglePlaying } = shown;
  const at = shown.frame.value;
  return (
    <section class="replay-bar" aria-label={replay.controls} data-frame={at}>
      <p class="replay-told" role="status">
        {timeline.told(at, language.value).join(' ') || replay.nothingTold}
      </p>
      {reviewed !== undefined && reviewed.review.steps.value.length > 0 && <StepComment of={reviewed} />}
      <div class="replay-slide stack gap-1">
        {reviewed !== undefined && <ExpectedChart of={reviewed} />}
        <input
          type="range"
          min={0}
          max={timeline.last}
          value={at}
          aria-label={replay.position}
          aria-valuetext={replay.at(at, timeline.last, round.value)}
          onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
        />
      </div>
      {/* The table says it until there is a result in its place. */}
      {timeline.isFinished && at === timeline.last && (
        <small>{replay.at(at, timeline.last, round.value)}</small>
      )}
      <div class="replay-buttons line items-centre">
        <IconButton icon="first" label={replay.toRoundBefore} onClick={() => stepRound(-1)} />
        <IconButton icon="before" label={replay.before} onClick={() => step(-1)} />
        <IconButton
          icon={isPlaying.value ? 'pause' : 'play'}
          label={isPlaying.value ? replay.pause : replay.play}
          onClick={togglePlaying}
        />
        <IconButton icon="after" label={replay.after} onClick={() => step(1)} />
        <IconButton icon="last" label={replay.toRoundAfter} onClick={() => stepRound(1)} />
        <label class="replay-pace">
          <span class="unseen">{replay.pace}</span>
          <select
            value={pace.value}
            onChange={({ currentTarget }) => {
              pace.value = currentTarget.value as Pace;
            }}
          >
            {PACES.map((each) => (
              <option key={each} value={each}>
                {replay.paces[each]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div class="replay-ways line">
        {reviewed !== undefined && <ReviewWays shown={shown} reviewed={reviewed} onReview={onReview} />}
        <Tool
          icon="fork"
          label={keys.fork}
          name={fork.short}
          alwaysNamed={reviewed === undefined || reviewed.review.steps.value.length === 0}
          onClick={onFork}
        />
      </div>
    </section>
  );
};

type ReviewWaysProps = Pick<ReplayBarProps, 'shown' | 'onReview'> & { readonly reviewed: ReviewedGame };

/** The way to the review, and once it is there from mistake to mistake, each of which can be decided anew. */
const ReviewWays = ({ shown: { frame }, reviewed, onReview }: ReviewWaysProps) => {
  const texts = c();
  const { review, jump, onTry } = reviewed;
  // Once there is one, a phone has room for one name: that of the way to do better.
  const isBegun = review.steps.value.length > 0;
  const open = (
    <Tool icon="scores" label={texts.keys.open} name={texts.open} alwaysNamed={!isBegun} onClick={onReview} />
  );
  if (!isBegun) return open;
  const way = (by: -1 | 1) => {
    const mistake = review.mistakeFrom(frame.value, by);
    return {
      disabled: mistake === undefined,
      onClick: () => mistake !== undefined && jump(mistake.step),
    };
  };
  return (
    <>
      {open}
      <Tool icon="mistake-before" label={texts.keys.before} name={texts.before} {...way(-1)} />
      <Tool icon="mistake-after" label={texts.keys.next} name={texts.next} {...way(1)} />
      <Tool
        icon="try"
        label={texts.keys.tryIt}
        name={texts.tryIt}
        alwaysNamed
        disabled={!review.isMistakeAt(frame.value)}
        onClick={() => onTry(frame.peek())}
      />
    </>
  );
};
