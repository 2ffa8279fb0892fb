import type { TableMirror } from '../../protocol/table-mirror.ts';
import { listedGame } from '../base/game-list.ts';
import { navigate } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { RulesButton, RulesOfTable } from '../make/rules-of-table.tsx';
import { RecoveryForm } from '../online/recovery-form.tsx';
import { surfaceOf } from '../table/client-game.ts';
import type { PlayedRules } from '../table/table-state.ts';
import { Button, Tool } from '../ui/button.tsx';
import { Modal, useDialog, useQuestion } from '../ui/dialog.tsx';
import { ChatPreview, ChatTool } from './chat-panel.tsx';
import { useRoom } from './online-table.ts';
import { OrdersTool, takesOrders } from './orders-tool.tsx';
import { Spectators } from './spectators.tsx';

type BarProps = { readonly table: TableMirror | undefined };

/** The name of the game that is played at a table. */
export const GameTitle = ({ table }: BarProps) => (
  <span translate={false}>{listedGame(table?.info.game).title}</span>
);

/** What the page is, and the way out: before a game is on. A chat that is in sight needs no tool. */
export const RoomBar = ({ table }: BarProps) => {
  const { isDocked } = useRoom().chat;
  return (
    <div class="toolbar holder split gap-6 lines-0">
      <h1>
        <GameTitle table={table} />
      </h1>
      <div class="toolbar-buttons line gap-2">
        {table !== undefined && <Spectators table={table} />}
        {table !== undefined && !isDocked.value && <ChatTool />}
        <WayOut table={table} />
      </div>
      {table !== undefined && <ChatPreview />}
    </div>
  );
};

type MenuProps = { readonly table: TableMirror; readonly played: PlayedRules };

/** The tools of a table where a game is on, and the way out. */
export const TableMenu = ({ table, played }: MenuProps) => {
  const { Tools } = surfaceOf(table.info.game);
  return (
    <>
      <Tools />
      <RulesButton>
        <RulesOfTable info={table.info} played={played} />
      </RulesButton>
      <ChatTool />
      {table.you === null && <CodeTool />}
      {takesOrders(table) && <OrdersTool table={table} />}
      <WayOut table={table} />
    </>
  );
};

/** For who plays here on another device, and only watches on this one: their seat is a code away. */
const CodeTool = () => {
  const { settings, ui } = t();
  const { enterByCode } = useRoom();
  const { open, dialog } = useDialog((close) => (
    <Modal heading={settings.haveCode} onClose={close}>
      <RecoveryForm
        onCode={async (code) => {
          const recovered = await enterByCode(code);
          if (recovered.ok) close();
          return recovered;
        }}
      />
      <Button kind="quiet" onClick={close}>
        {ui.close}
      </Button>
    </Modal>
  ));
  return (
    <>
      <Tool icon="key" label={settings.haveCode} onClick={open} />
      {dialog}
    </>
  );
};

const WayOut = ({ table }: BarProps) =>
  table !== undefined && table.seated !== null ? (
    <LeaveButton isPlaying={table.info.status === 'playing' || table.info.status === 'paused'} />
  ) : (
    <Tool icon="leave" label={t().play.home} alwaysNamed onClick={() => navigate('/')} />
  );

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
