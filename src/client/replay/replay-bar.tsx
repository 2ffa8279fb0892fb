import { language } from '../language.ts';
import { t } from '../texts.ts';
import { IconButton } from '../ui/button.tsx';
import type { Film } from './film.ts';
import {
  frame,
  goTo,
  isPlaying,
  PACES,
  type Pace,
  pace,
  round,
  step,
  stepRound,
  togglePlaying,
} from './replay-state.ts';

/** What happens in the frame shown, in words, and the ways on from it. */
export const ReplayBar = ({ film }: { readonly film: Film }) => {
  const { replay } = t();
  const at = frame.value;
  const jump = (to: number): void => {
    isPlaying.value = false;
    goTo(to);
  };
  return (
    <section class="replay-bar" aria-label={replay.controls}>
      <p class="replay-told" role="status">
        {film.told(at, language.value).join(' ') || replay.nothingTold}
      </p>
      <div class="replay-slide">
        <input
          type="range"
          min={0}
          max={film.last}
          value={at}
          aria-label={replay.position}
          aria-valuetext={replay.at(at, film.last, round.value)}
          onInput={({ currentTarget }) => jump(Number(currentTarget.value))}
        />
        <div>
          <small class="quiet">{replay.at(at, film.last, round.value)}</small>
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
      <div class="replay-buttons">
        <IconButton icon="first" label={replay.toRoundBefore} onClick={() => stepRound(-1)} />
        <IconButton icon="before" label={replay.before} onClick={() => step(-1)} />
        <IconButton
          icon={isPlaying.value ? 'pause' : 'play'}
          label={isPlaying.value ? replay.pause : replay.play}
          onClick={togglePlaying}
        />
        <IconButton icon="after" label={replay.after} onClick={() => step(1)} />
        <IconButton icon="last" label={replay.toRoundAfter} onClick={() => stepRound(1)} />
      </div>
    </section>
  );
};
