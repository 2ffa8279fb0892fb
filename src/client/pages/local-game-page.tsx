import type { ComponentChildren } from 'preact';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import type { DeviceTable } from '../device/device-table.ts';
import { hasRunningGame, localTable } from '../device/local-game.ts';
import { TableTrouble } from '../device/table-trouble.tsx';
import { useLocalGame } from '../device/use-local-game.ts';
import { RulesButton, RulesInPlay } from '../make/rules-of-table.tsx';
import type { LocalGame } from '../saves/saved-game.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Tool } from '../ui/button.tsx';
import { useQuestion } from '../ui/dialog.tsx';

type LocalGamePageProps = {
  readonly kind: 'own' | 'pass';
  readonly heading: ComponentChildren;
  /** Whether nothing of the table shows at the moment. */
  readonly isHidden?: boolean;
  /** Starts another in place of the game that is there. */
  readonly onNew: (game: LocalGame) => void;
  /** What starts a game, where there is none. */
  readonly start: ComponentChildren;
  /** The table, once it is there. */
  readonly children: (on: DeviceTable) => ComponentChildren;
};

/** A page with a game of this device: its tools, a new game, the way home. A game that still runs is not left unasked. */
export const LocalGamePage = (props: LocalGamePageProps) => {
  const { kind, heading, isHidden = false, onNew, start, children } = props;
  const looking = useLocalGame(kind);
  const { play } = t();
  const on = localTable.value;
  const played = on?.table.view.value;
  const { Tools } = surfaceOf(on?.game.game);
  const startNew = (): void => on && onNew(on.game);
  const goHome = (): void => navigate('/');
  const askNew = useQuestion({
    heading: play.askNew,
    text: play.askNewText,
    yes: play.giveUp,
    onYes: startNew,
  });
  const askHome = useQuestion({
    heading: play.askHome,
    text: play.askHomeText,
    yes: play.leave,
    onYes: goHome,
  });
  return (
    <>
      <div class="toolbar split gap-6 lines-0">
        <h1>{heading}</h1>
        <div class="toolbar-buttons row gap-2 lines-0">
          {on !== undefined && played !== undefined && !isHidden && (
            <>
              <Tools />
              <RulesButton>
                <RulesInPlay game={on.game.game} played={played} />
              </RulesButton>
            </>
          )}
          {on !== undefined && (
            <Tool
              icon="plus"
              label={play.newGame}
              onClick={() => (hasRunningGame() ? askNew.open() : startNew())}
            />
          )}
          <Tool
            icon="leave"
            label={play.home}
            onClick={() => (hasRunningGame() ? askHome.open() : goHome())}
          />
        </div>
        {askNew.dialog}
        {askHome.dialog}
      </div>
      <TableTrouble>
        {on === undefined && !looking ? (
          start
        ) : on === undefined || played === undefined ? (
          <p class="notice quiet">{play.opening}</p>
        ) : (
          children(on)
        )}
      </TableTrouble>
    </>
  );
};
