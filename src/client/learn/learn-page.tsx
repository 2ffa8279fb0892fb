import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { startLocalGame } from '../play/local-game.ts';
import { game, mySeat, view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { SoundTool } from '../play/table-tools.tsx';
import { TableTrouble } from '../play/table-trouble.tsx';
import { startLesson, stepIndex, steps } from './learn-state.ts';

/** The first game: at the real table, with a prepared bag and a coach. */
export const LearnPage = () => {
  useEffect(startLesson, []);
  const { play } = t();
  const seen = view.value;
  return (
    <TableTrouble>
      {game.value?.lesson === undefined || seen === undefined ? (
        <p class="notice quiet">{play.opening}</p>
      ) : (
        <div class="lesson">
          <Coach money={seen.seats[mySeat.value]?.money ?? 0} />
          <Table key={game.value.seed} view={seen} again={null} />
          {!isOver() && <OtherWays />}
        </div>
      )}
    </TableTrouble>
  );
};

/** Whether the lesson has nothing more to ask for. */
const isOver = (): boolean => steps.value[stepIndex.value]?.wants === undefined;

const Coach = ({ money }: { readonly money: number }) => {
  const { learn } = t();
  const at = stepIndex.value;
  const progress = learn.progress(at + 1, steps.value.length);
  return (
    <section class="coach card" aria-labelledby="coach-heading">
      <div class="coach-top">
        <h1 id="coach-heading">{learn.heading}</h1>
        <small class="quiet">{progress}</small>
        <SoundTool />
        <progress max={steps.value.length} value={at + 1} aria-label={progress} />
      </div>
      <p class="coach-says" role="status">
        {steps.value[at]?.says(learn, money)}
      </p>
      {isOver() && (
        <p class="coach-ways">
          <button type="button" class="button" onClick={() => startLocalGame({})}>
            {learn.firstGame}
          </button>
          <button type="button" class="button button-quiet" onClick={startLesson}>
            {learn.again}
          </button>
        </p>
      )}
    </section>
  );
};

/** For who has seen enough. */
const OtherWays = () => {
  const { learn } = t();
  return (
    <p class="lesson-ways">
      <button type="button" class="button-bare" onClick={startLesson}>
        {learn.again}
      </button>
      <button type="button" class="button-bare" onClick={() => startLocalGame({})}>
        {learn.skip}
      </button>
    </p>
  );
};
