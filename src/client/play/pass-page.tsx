import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { HandOver } from './hand-over.tsx';
import { hasRunningGame, nextHolder, resumeGame, saveWasBroken, startPassing } from './local-game.ts';
import { PassSetUp } from './pass-set-up.tsx';
import { game, playThrough, seating, view } from './play-state.ts';
import { Table } from './table.tsx';
import { TableTrouble } from './table-trouble.tsx';
import { Toolbar } from './toolbar.tsx';

const playAgain = (): void => startPassing(seating.value ?? []);

/** One device for two to four people: names, then the table, handed on from turn to turn. */
export const PassPage = () => {
  useEffect(() => resumeGame('pass'), []);
  const { play } = t();
  const seen = view.value;
  const next = nextHolder();
  return (
    <>
      <Toolbar
        heading={play.passHeading}
        hasTable={seen !== undefined && next === undefined}
        isRunning={() => hasRunningGame('pass')}
        {...(game.value === undefined ? {} : { onNew: () => playThrough(undefined) })}
      />
      <TableTrouble>
        {game.value === undefined ? (
          <>
            {saveWasBroken.value && <p role="status">{play.saveBroken}</p>}
            <PassSetUp />
          </>
        ) : seen === undefined ? (
          <p class="notice quiet">{play.opening}</p>
        ) : next !== undefined ? (
          <HandOver seat={next} />
        ) : (
          <Table
            key={game.value.seed}
            view={seen}
            again={
              <button type="button" class="button" onClick={playAgain}>
                {play.again}
              </button>
            }
          />
        )}
      </TableTrouble>
    </>
  );
};
