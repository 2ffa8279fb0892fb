import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { startGame } from '../play/local-game.ts';
import { game, mySeat, view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
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
        </div>
      )}
    </TableTrouble>
  );
};

const Coach = ({ money }: { readonly money: number }) => {
  const { learn } = t();
  const at = stepIndex.value;
  const step = steps.value[at];
  const isOver = step?.wants === undefined;
  return (
    <section class="coach card" aria-labelledby="coach-heading">
      <div class="coach-top">
        <h1 id="coach-heading">{learn.heading}</h1>
        <progress max={steps.value.length} value={at + 1} aria-label={learn.heading} />
        <small class="quiet">{learn.progress(at + 1, steps.value.length)}</small>
      </div>
      <p class="coach-says" role="status">
        {step?.says(learn, money)}
      </p>
      <p class="coach-ways">
        {at > 0 && (
          <button type="button" class={isOver ? 'button button-quiet' : 'button-bare'} onClick={startLesson}>
            {learn.again}
          </button>
        )}
        <button type="button" class={isOver ? 'button' : 'button-bare'} onClick={() => startGame(0)}>
          {isOver ? learn.firstGame : learn.skip}
        </button>
      </p>
    </section>
  );
};
