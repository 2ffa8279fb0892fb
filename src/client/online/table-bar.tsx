import { useSignal } from '@preact/signals';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { CardTools } from '../cards/card-tools.tsx';
import { view as cardsView } from '../cards/cards-state.ts';
import { ChatTool } from '../company/chat-panel.tsx';
import { RulesButton } from '../make/rules-button.tsx';
import { RulesOfTable } from '../make/rules-of-table.tsx';
import { view } from '../play/play-state.ts';
import { TableTools } from '../play/table-tools.tsx';
import { navigate } from '../route.ts';
import { t } from '../texts.ts';
import { AskDialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { gameTitle } from './game-title.ts';
import { doHere } from './online-state.ts';

/** What the page is, the tools of the table, and the way out. */
export const TableBar = ({ table }: { readonly table: TableMirror | undefined }) => {
  const { play } = t();
  const isSeated = table !== undefined && table.you !== null;
  const isCards = table?.info.game === 'choose-your-words';
  const hasTable = view.value !== undefined || cardsView.value !== undefined;
  return (
    <div class="toolbar">
      <h1>{gameTitle(table?.info.game ?? '')}</h1>
      <div class="toolbar-buttons">
        {hasTable && (isCards ? <CardTools /> : <TableTools />)}
        {hasTable && table !== undefined && (
          <RulesButton>
            <RulesOfTable info={table.info} />
          </RulesButton>
        )}
        {table !== undefined && <ChatTool />}
        {isSeated ? (
          <LeaveButton isPlaying={table.info.status === 'playing' || table.info.status === 'paused'} />
        ) : (
          <button type="button" class="tool" onClick={() => navigate('/')}>
            <Icon name="leave" />
            <span>{play.home}</span>
          </button>
        )}
      </div>
    </div>
  );
};

const LeaveButton = ({ isPlaying }: { readonly isPlaying: boolean }) => {
  const { online } = t();
  const asking = useSignal(false);
  const leave = async (): Promise<void> => {
    asking.value = false;
    await doHere('leave');
    navigate('/');
  };
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={online.leave}
        onClick={() => {
          if (isPlaying) asking.value = true;
          else void leave();
        }}
      >
        <Icon name="leave" />
        <span>{online.leaveShort}</span>
      </button>
      {asking.value && (
        <AskDialog
          heading={online.askLeave}
          text={online.askLeaveText}
          yes={online.leave}
          onYes={leave}
          onNo={() => {
            asking.value = false;
          }}
        />
      )}
    </>
  );
};
