import { useEffect } from 'preact/hooks';
import { startLocalGame } from '../play/local-game.ts';
import { game, mySeat, view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { TableTrouble } from '../play/table-trouble.tsx';
import { t } from '../texts.ts';
import { Coach, OtherWays } from './coach.tsx';
import { startLesson, stepIndex, steps } from './learn-state.ts';

/** The first game: at the real table, with a prepared bag and a coach. */
export const LearnPage = () => {
  useEffect(startLesson, []);
  const { play, learn } = t();
  const seen = view.value;
  const at = stepIndex.value;
  return (
    <TableTrouble>
      {game.value?.lesson === undefined || seen === undefined ? (
        <p class="notice quiet">{play.opening}</p>
      ) : (
        <div class="lesson">
          <Coach
            heading={learn.heading}
            at={at}
            total={steps.value.length}
            says={steps.value[at]?.says(learn, seen.seats[mySeat.value]?.money ?? 0)}
            isOver={isOver()}
            onFirstGame={() => startLocalGame({})}
            onAgain={startLesson}
          />
          <Table key={game.value.seed} view={seen} again={null} />
          {!isOver() && <OtherWays onAgain={startLesson} onSkip={() => startLocalGame({})} />}
        </div>
      )}
    </TableTrouble>
  );
};

/** Whether the lesson has nothing more to ask for. */
const isOver = (): boolean => steps.value[stepIndex.value]?.wants === undefined;
