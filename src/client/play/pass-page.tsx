import { LocalCardTools } from '../cards/local-card-tools.tsx';
import { navigate, search } from '../route.ts';
import { t } from '../texts.ts';
import { DeviceWindow } from './challenges/device-window.tsx';
import { isForAll } from './challenges/for-all.ts';
import { HandOver } from './hand-over.tsx';
import { hasRunningGame, localGame, nextHolder, saveTrouble } from './local-game.ts';
import { hasLocalView, isCardGame, LocalTable, openNames, openSentences } from './local-table.tsx';
import { PassSetUp } from './pass-set-up.tsx';
import { view } from './play-state.ts';
import { TableTrouble } from './table-trouble.tsx';
import { Toolbar } from './toolbar.tsx';
import { NO_GAME_YET, useLocalGame } from './use-local-game.ts';

const CARDS = 'choose-your-words';

/** One device for two to four people: names, then the table, handed on from turn to turn. */
export const PassPage = () => {
  const looking = useLocalGame('pass');
  const { play } = t();
  const isSeen = hasLocalView();
  const wanted = new URLSearchParams(search.value).get('of') === CARDS ? CARDS : 'buyword';
  const next = nextHolder();
  const seen = isCardGame() ? undefined : view.value;
  /** What all may do at once, without a seat. */
  const open = seen !== undefined && isForAll(seen) ? seen : undefined;
  const game = localGame.value;
  return (
    <>
      <Toolbar
        heading={play.passHeading}
        hasTable={isSeen && next === undefined}
        {...(isCardGame() ? { tools: <LocalCardTools /> } : {})}
        isRunning={hasRunningGame}
        {...(game === undefined
          ? {}
          : { onNew: () => navigate(`/pass?game=${NO_GAME_YET}&of=${game.game}`) })}
      />
      <TableTrouble>
        {game === undefined && !looking ? (
          <>
            {saveTrouble.value !== undefined && (
              <p role="status">{saveTrouble.value === 'broken' ? play.saveBroken : play.saveMissing}</p>
            )}
            <PassSetUp key={wanted} game={wanted} />
          </>
        ) : game === undefined || !isSeen ? (
          <p class="notice quiet">{play.opening}</p>
        ) : open !== undefined ? (
          <DeviceWindow view={open} />
        ) : next !== undefined ? (
          <HandOver seat={next} names={openNames()} happened={openSentences()} />
        ) : (
          <LocalTable />
        )}
      </TableTrouble>
    </>
  );
};
