import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { localGame, saveTrouble, startAgain } from '../device/local-game.ts';
import { nameOfDaily } from './daily-name.ts';
import { LocalGamePage } from './local-game-page.tsx';
import { WaysToPlay } from './ways-to-play.tsx';

/** The table with its game, alone or against bots; where there is none, the ways to start one. */
export const Play = () => {
  const { play } = t();
  const daily = localGame.value?.daily;
  const why = { none: play.noGame, broken: play.saveBroken, missing: play.saveMissing };
  return (
    <LocalGamePage
      kind="own"
      heading={
        daily === undefined ? (
          <span translate={false}>{listedGame(localGame.value?.game).title}</span>
        ) : (
          nameOfDaily(daily)
        )
      }
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
