import { t } from '../language.ts';
import { navigate } from '../route.ts';
import { DeviceWindow } from './challenges/device-window.tsx';
import { isForAll } from './challenges/for-all.ts';
import { HandOver } from './hand-over.tsx';
import { hasRunningGame, localGame, nextHolder, saveTrouble, startAgain } from './local-game.ts';
import { PassSetUp } from './pass-set-up.tsx';
import { view } from './play-state.ts';
import { Table } from './table.tsx';
import { TableTrouble } from './table-trouble.tsx';
import { Toolbar } from './toolbar.tsx';
import { NO_GAME_YET, useLocalGame } from './use-local-game.ts';

/** One device for two to four people: names, then the table, handed on from turn to turn. */
export const PassPage = () => {
  const looking = useLocalGame('pass');
  const { play } = t();
  const seen = view.value;
  const next = nextHolder();
  const game = localGame.value;
  return (
    <>
      <Toolbar
        heading={play.passHeading}
        hasTable={seen !== undefined && next === undefined}
        isRunning={hasRunningGame}
        {...(game === undefined ? {} : { onNew: () => navigate(`/pass?game=${NO_GAME_YET}`) })}
      />
      <TableTrouble>
        {game === undefined && !looking ? (
          <>
            {saveTrouble.value !== undefined && (
              <p role="status">{saveTrouble.value === 'broken' ? play.saveBroken : play.saveMissing}</p>
            )}
            <PassSetUp />
          </>
        ) : game === undefined || seen === undefined ? (
          <p class="notice quiet">{play.opening}</p>
        ) : isForAll(seen) ? (
          <DeviceWindow view={seen} />
        ) : next !== undefined ? (
          <HandOver seat={next} />
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
