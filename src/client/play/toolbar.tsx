import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { RulesButton } from '../make/rules-button.tsx';
import { RulesSummary } from '../make/rules-summary.tsx';
import { wishInPlay } from '../make/whole-wish.ts';
import { navigate } from '../route.ts';
import { t } from '../texts.ts';
import { AskDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { view } from './play-state.ts';
import { TableTools } from './table-tools.tsx';

type ToolbarProps = {
  readonly heading: string;
  /** Whether a table lies there whose tools are wanted. */
  readonly hasTable: boolean;
  /** The tools of a table of another kind. */
  readonly tools?: ComponentChildren;
  /** Whether a game runs that is not given up unasked. */
  readonly isRunning: () => boolean;
  /** Starts anew; left out where there is nothing to start anew. */
  readonly onNew?: () => void;
};

/** The tools of the table, a new game, the way home; a game that still runs is not left unasked. */
export const Toolbar = ({ heading, hasTable, tools, isRunning, onNew }: ToolbarProps) => {
  const { play } = t();
  const asking = useSignal<'new' | 'home' | undefined>(undefined);
  const close = (): void => {
    asking.value = undefined;
  };
  const startNew = (): void => {
    close();
    onNew?.();
  };
  const goHome = (): void => {
    close();
    navigate('/');
  };
  return (
    <div class="toolbar">
      <h1>{heading}</h1>
      <div class="toolbar-buttons">
        {hasTable && (tools ?? <TableTools />)}
        {hasTable && tools === undefined && view.value !== undefined && (
          <RulesButton>
            <RulesSummary table={wishInPlay(view.value)} />
          </RulesButton>
        )}
        {onNew !== undefined && (
          <button
            type="button"
            class="tool"
            title={play.newGame}
            aria-label={play.newGame}
            onClick={() => {
              if (isRunning()) asking.value = 'new';
              else startNew();
            }}
          >
            <Icon name="plus" />
            <span class="tool-label">{play.newGame}</span>
          </button>
        )}
        <button
          type="button"
          class="tool"
          title={play.home}
          aria-label={play.home}
          onClick={() => {
            if (isRunning()) asking.value = 'home';
            else goHome();
          }}
        >
          <Icon name="leave" />
          <span class="tool-label">{play.home}</span>
        </button>
      </div>
      {asking.value === 'new' && (
        <AskDialog
          heading={play.askNew}
          text={play.askNewText}
          yes={play.giveUp}
          onYes={startNew}
          onNo={close}
        />
      )}
      {asking.value === 'home' && (
        <AskDialog
          heading={play.askHome}
          text={play.askHomeText}
          yes={play.leave}
          onYes={goHome}
          onNo={close}
        />
      )}
    </div>
  );
};
