import type { Messages } from '../../messages/messages.ts';
import { LocalCardTools } from '../cards/local-card-tools.tsx';
import { hasRunningGame, localGame, saveTrouble, startAgain } from '../play/local-game.ts';
import { hasLocalView, isCardGame, LocalTable } from '../play/local-table.tsx';
import { TableTrouble } from '../play/table-trouble.tsx';
import { Toolbar } from '../play/toolbar.tsx';
import { useLocalGame } from '../play/use-local-game.ts';
import { t } from '../texts.ts';
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
  const { play, cards } = t();
  const isCards = isCardGame();
  const isSeen = hasLocalView();
  const game = localGame.value;
  return (
    <>
      <Toolbar
        heading={isCards ? cards.heading : play.heading}
        hasTable={isSeen}
        {...(isCards ? { tools: <LocalCardTools /> } : {})}
        isRunning={hasRunningGame}
        {...(game === undefined ? {} : { onNew: startAgain })}
      />
      <TableTrouble>
        {game === undefined && !looking ? (
          <section class="no-game">
            <p role="status">{TROUBLES[saveTrouble.value ?? 'none'](play)}</p>
            <WaysToPlay />
          </section>
        ) : game === undefined || !isSeen ? (
          <p class="notice quiet">{play.opening}</p>
        ) : (
          <LocalTable />
        )}
      </TableTrouble>
    </>
  );
};
