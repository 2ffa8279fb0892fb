import type { TableMirror } from '../../protocol/table-mirror.ts';
import { listedGame } from '../base/game-list.ts';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { RulesButton, RulesOfTable } from '../make/rules-of-table.tsx';
import { surfaceOf } from '../table/client-game.ts';
import { Tool } from '../ui/button.tsx';
import { useQuestion } from '../ui/dialog.tsx';
import { ChatTool } from './chat-panel.tsx';
import { useRoom } from './online-table.ts';

/** What the page is, the tools of the table, and the way out. */
export const TableBar = ({ table }: { readonly table: TableMirror | undefined }) => {
  const { play } = t();
  const isSeated = table !== undefined && table.you !== null;
  const { Tools } = surfaceOf(table?.info.game);
  const played = useRoom().table.value?.view.value;
  return (
    <div class="toolbar split gap-6 lines-0">
      <h1 translate={false}>{listedGame(table?.info.game).title}</h1>
      <div class="toolbar-buttons row gap-2 lines-0">
        {played !== undefined && <Tools />}
        {played !== undefined && table !== undefined && (
          <RulesButton>
            <RulesOfTable info={table.info} played={played} />
          </RulesButton>
        )}
        {table !== undefined && <ChatTool />}
        {isSeated ? (
          <LeaveButton isPlaying={table.info.status === 'playing' || table.info.status === 'paused'} />
        ) : (
          <Tool icon="leave" label={play.home} alwaysNamed onClick={() => navigate('/')} />
        )}
      </div>
    </div>
  );
};

const LeaveButton = ({ isPlaying }: { readonly isPlaying: boolean }) => {
  const { online } = t();
  const { doHere } = useRoom();
  const leave = async (): Promise<void> => {
    await doHere('leave');
    navigate('/');
  };
  const { askLeave: heading, askLeaveText: text, leave: yes } = online;
  const { open, dialog } = useQuestion({ heading, text, yes, onYes: leave });
  return (
    <>
      <Tool
        icon="leave"
        label={online.leave}
        name={online.leaveShort}
        alwaysNamed
        onClick={() => (isPlaying ? open() : void leave())}
      />
      {dialog}
    </>
  );
};
