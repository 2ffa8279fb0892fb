import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { localGame, saveTrouble, startAgain } from '../device/local-game.ts';
import type { LocalGame } from '../saves/saved-game.ts';
import { coachWays } from '../table/coach-ways.ts';
import { nameOfDaily } from './daily-name.ts';
import { LocalGamePage } from './local-game-page.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

/** The table with its game, alone or against bots; where there is none, the ways to start one. */
export const Play = () => {
  const { play } = t();
  const why = { none: play.noGame, broken: play.saveBroken, missing: play.saveMissing };
  return (
    <LocalGamePage
      kind="own"
      heading={<Heading game={localGame.value} />}
      onNew={startAgain}
      start={
        <section class="no-game stack gap-6">
          <p role="status">{why[saveTrouble.value ?? 'none']}</p>
          <WaysToPlay />
        </section>
      }
    />
  );
};

const Heading = ({ game }: { readonly game: LocalGame | undefined }) => {
  const { title } = listedGame(game?.game);
  if (game?.daily !== undefined) return <>{nameOfDaily(game.daily)}</>;
  if (game?.fork !== undefined) return <>{coachWays().forkTitle(title, game.fork.round)}</>;
  return <span translate={false}>{title}</span>;
};
