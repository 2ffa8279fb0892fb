import { useEffect } from 'preact/hooks';
import { t } from '../language.ts';
import { hasRunningGame, resumeGame, saveWasBroken, startGame } from '../play/local-game.ts';
import { game, view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { TableTrouble } from '../play/table-trouble.tsx';
import { Toolbar } from '../play/toolbar.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

const startAgain = (): void => startGame(game.value?.bots.length ?? 0);

/** The table with its game, alone or against bots; where there is none, the ways to start one. */
export const Play = () => {
  useEffect(() => resumeGame('own'), []);
  const { play } = t();
  const seen = view.value;
  return (
    <>
      <Toolbar
        heading={play.heading}
        hasTable={seen !== undefined}
        isRunning={hasRunningGame}
        {...(game.value === undefined ? {} : { onNew: startAgain })}
      />
      <TableTrouble>
        {game.value === undefined ? (
          <section class="no-game">
            <p role="status">{saveWasBroken.value ? play.saveBroken : play.noGame}</p>
            <WaysToPlay />
          </section>
        ) : seen === undefined ? (
          <p class="notice quiet">{play.opening}</p>
        ) : (
          <Table
            key={game.value.seed}
            view={seen}
            again={
              <button type="button" class="button" onClick={startAgain}>
                {play.again}
              </button>
            }
          />
        )}
      </TableTrouble>
    </>
  );
};
