import { language } from '../language.ts';
import { t } from '../texts.ts';
import type { Film, RoundMark } from './film.ts';
import { frame, goTo, isPlaying } from './replay-state.ts';

const jump = (to: number): void => {
  isPlaying.value = false;
  goTo(to);
};

/** All steps of a game, round by round: a tap leads to each. */
export const StepList = ({ film }: { readonly film: Film }) => {
  const { replay } = t();
  return (
    <details class="card replay-steps">
      <summary>{replay.allSteps}</summary>
      <p class="quiet">{replay.keys}</p>
      {film.rounds.map((mark, at) => (
        <RoundSteps
          key={mark.frame}
          film={film}
          mark={mark}
          end={film.rounds[at + 1]?.frame ?? film.last + 1}
        />
      ))}
    </details>
  );
};

type RoundProps = { readonly film: Film; readonly mark: RoundMark; readonly end: number };

const RoundSteps = ({ film, mark, end }: RoundProps) => {
  const { replay } = t();
  const frames = Array.from({ length: end - mark.frame }, (_, i) => mark.frame + i);
  return (
    <section>
      <h3>{replay.round(mark.round)}</h3>
      <ol>
        {frames.map((each) => (
          <li key={each}>
            <button
              type="button"
              class="replay-step"
              aria-current={frame.value === each ? 'step' : undefined}
              onClick={() => jump(each)}
            >
              {film.told(each, language.value).join(' ') || replay.nothingTold}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
};
