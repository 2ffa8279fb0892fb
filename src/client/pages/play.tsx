import type { Messages } from '../../messages/messages.ts';
import { t } from '../language.ts';
import { hasRunningGame, localGame, saveTrouble, startAgain } from '../play/local-game.ts';
import { view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { TableTrouble } from '../play/table-trouble.tsx';
import { Toolbar } from '../play/toolbar.tsx';
import { useLocalGame } from '../play/use-local-game.ts';
import { WaysToPlay } from './ways-to-play.tsx';

/** Why no game is on the table. */
const TROUBLES = {
  none: ({ noGame }: Messages['play']) => noGame,
  broken: ({ saveBroken }: Messages['play']) => saveBroken,
  missing: ({ saveMissing }: Messages['play']) => saveMissing,
} as const;

/** The table with its game, alone or against bots; where there is none, the ways to start one. */
export const Play = () => {
  const looking = useLocalGame('own');
  const { play } = t();
  const seen = view.value;
  const game = localGame.value;
  return (
    <>
      <Toolbar
        heading={play.heading}
        hasTable={seen !== undefined}
        isRunning={hasRunningGame}
        {...(game === undefined ? {} : { onNew: startAgain })}
      />
      <TableTrouble>
        {game === undefined && !looking ? (
          <section class="no-game">
            <p role="status">{TROUBLES[saveTrouble.value ?? 'none'](play)}</p>
            <WaysToPlay />
          </section>
        ) : game === undefined || seen === undefined ? (
          <p class="notice quiet">{play.opening}</p>
        ) : (
          <Table
            key={game.id}
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
