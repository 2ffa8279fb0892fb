import { language } from '../base/language.ts';
import { t } from '../base/texts.ts';
import { IconButton } from '../ui/button.tsx';
import { PACES, type Pace, type ReplayController } from './replay-controller.ts';

type ReplayBarProps = {
  readonly shown: ReplayController;
  /** Plays on from the frame shown. */
  readonly onFork: () => void;
};

/** What happens in the frame shown, in words, and the ways on from it. */
export const ReplayBar = ({ shown, onFork }: ReplayBarProps) => {
  const { replay, fork } = t();
  const { timeline, isPlaying, pace, round, jump, step, stepRound, togglePlaying } = shown;
  const at = shown.frame.value;
  return (
    <section class="replay-bar" aria-label={replay.controls} data-frame={at}>
      <p class="replay-told" role="status">
        {timeline.told(at, language.value).join(' ') || replay.nothingTold}
      </p>
      <div class="replay-slide stack gap-1">
        <input
          type="range"
          min={0}
          max={timeline.last}
          value={at}
          aria-label={replay.position}
          aria-valuetext={replay.at(at, timeline.last, round.value)}
          onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
        />
        <div class="split line gap-6">
          <small>{replay.at(at, timeline.last, round.value)}</small>
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
      </div>
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
        <IconButton icon="fork" label={`${fork.open} (F)`} onClick={onFork} />
      </div>
    </section>
  );
};
