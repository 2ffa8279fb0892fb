import type { ComponentChildren } from 'preact';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { hasRunningGame, localTable } from '../device/local-game.ts';
import { LocalTable } from '../device/local-table.tsx';
import { TableTrouble } from '../device/table-trouble.tsx';
import { useLocalGame } from '../device/use-local-game.ts';
import { RulesButton, RulesInPlay } from '../make/rules-of-table.tsx';
import type { LocalGame } from '../saves/saved-game.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Stage, type StageParts } from '../table/stage.tsx';
import { Tool } from '../ui/button.tsx';
import { useQuestion } from '../ui/dialog.tsx';

type LocalGamePageProps = {
  readonly kind: 'own' | 'pass';
  readonly heading: ComponentChildren;
  /** What stands in place of the table at the moment, if anything does. */
  readonly instead?: ComponentChildren;
  /** Starts another in place of the game that is there. */
  readonly onNew: (game: LocalGame) => void;
  /** What starts a game, where there is none. */
  readonly start: ComponentChildren;
};

/** A page with a game of this device: its tools, a new game, the way home. A game that still runs is not left unasked. */
export const LocalGamePage = (props: LocalGamePageProps) => {
  const { kind, heading, instead, onNew, start } = props;
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
  if (on === undefined && !looking) {
    return (
      <TableTrouble>
        <div class="page page-wide">
          <h1>{heading}</h1>
          {start}
        </div>
      </TableTrouble>
    );
  }
  const stage: StageParts = {
    title: heading,
    menu: (
      <>
        {on !== undefined && played !== undefined && instead === undefined && (
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
        <Tool icon="leave" label={play.home} onClick={() => (hasRunningGame() ? askHome.open() : goHome())} />
        {askNew.dialog}
        {askHome.dialog}
      </>
    ),
  };
  if (on !== undefined && played !== undefined && instead === undefined && on.trouble.value === undefined)
    return <LocalTable on={on} stage={stage} />;
  return (
    <Stage {...stage}>
      <div class="stage-story">
        <TableTrouble>{instead ?? <p class="notice quiet">{play.opening}</p>}</TableTrouble>
      </div>
    </Stage>
  );
};
