import { SoundTool } from '../play/table-tools.tsx';
import { t } from '../texts.ts';

type CoachProps = {
  readonly heading: string;
  /** Which step of how many. */
  readonly at: number;
  readonly total: number;
  readonly says: string | undefined;
  /** Whether the lesson has nothing more to ask for. */
  readonly isOver: boolean;
  readonly onFirstGame: () => void;
  readonly onAgain: () => void;
};

/** Who teaches: what to do now and why, and how far one has come. */
export const Coach = ({ heading, at, total, says, isOver, onFirstGame, onAgain }: CoachProps) => {
  const { learn } = t();
  const progress = learn.progress(at + 1, total);
  return (
    <section class="coach card" aria-labelledby="coach-heading">
      <div class="coach-top">
        <h1 id="coach-heading">{heading}</h1>
        <small class="quiet">{progress}</small>
        <SoundTool />
        <progress max={total} value={at + 1} aria-label={progress} />
      </div>
      <p class="coach-says" role="status">
        {says}
      </p>
      {isOver && (
        <p class="coach-ways">
          <button type="button" class="button" onClick={onFirstGame}>
            {learn.firstGame}
          </button>
          <button type="button" class="button button-quiet" onClick={onAgain}>
            {learn.again}
          </button>
        </p>
      )}
    </section>
  );
};

type OtherWaysProps = Pick<CoachProps, 'onAgain'> & { readonly onSkip: () => void };

/** For who has seen enough. */
export const OtherWays = ({ onAgain, onSkip }: OtherWaysProps) => {
  const { learn } = t();
  return (
    <p class="lesson-ways">
      <button type="button" class="button-bare" onClick={onAgain}>
        {learn.again}
      </button>
      <button type="button" class="button-bare" onClick={onSkip}>
        {learn.skip}
      </button>
    </p>
  );
};
