import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../language.ts';
import { linkOf, wishLike } from '../make/rules-link.ts';
import { RulesSummary } from '../make/rules-summary.tsx';
import { Doorstep } from '../online/doorstep.tsx';
import { LineBanner } from '../online/line-banner.tsx';
import { Lobby } from '../online/lobby.tsx';
import { approach, doHere, mirror, openTable, preview, stage, told } from '../online/online-state.ts';
import { TimeLeft } from '../online/time-left.tsx';
import { isStale, type Told } from '../online/told.ts';
import { view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { TableTools } from '../play/table-tools.tsx';
import { navigate, path } from '../route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { AskDialog, Modal } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Notice } from '../ui/notice.tsx';

/** A table that people share: its door, its lobby, then the game. */
export const SharedTable = () => {
  const code = tableCodeOf(path.value) ?? '';
  useEffect(() => openTable(code), [code]);
  const table = mirror.value;
  return (
    <>
      <TableBar table={table} />
      <LineBanner />
      {told.value !== undefined && <Refused told={told.value} isHost={table?.isHost === true} />}
      {table !== undefined ? <TableOrLobby table={table} /> : <OnTheWay />}
    </>
  );
};

/** Why something was refused; a game that cannot go on can be played again. */
const Refused = ({ told: why, isHost }: { readonly told: Told; readonly isHost: boolean }) => (
  <Notice kind="alarm">
    <p>{why.message}</p>
    {isHost && isStale(why) && <Button onClick={() => void doHere('rematch')}>{t().online.rematch}</Button>}
  </Notice>
);

/** Before the table has been seen. */
const OnTheWay = () => {
  const { online, play } = t();
  if (stage.value === 'naming' && preview.value !== undefined) return <Doorstep info={preview.value} />;
  if (stage.value === 'unreachable') {
    return (
      <Notice kind="alarm">
        <p>{online.failed}</p>
        <Button onClick={() => void approach()}>{online.retry}</Button>
      </Notice>
    );
  }
  if (told.value === undefined) return <p class="notice quiet">{online.opening}</p>;
  return (
    <p class="actions">
      <LinkButton href="/new">{online.newTable}</LinkButton>
      <LinkButton kind="quiet" href="/">
        {play.home}
      </LinkButton>
    </p>
  );
};

const TableOrLobby = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  const { info, you, away, deadlines } = table;
  const seen = view.value;
  if (info.status === 'open' || seen === undefined)
    return info.status === 'archived' ? <Notice>{online.archived}</Notice> : <Lobby table={table} />;
  const absent = away.filter((seat) => seat !== you).map((seat) => info.seats[seat]?.name ?? '');
  return (
    <>
      <p class="table-notes" role="status">
        {absent.length > 0 && <span>{online.away(absent)} </span>}
        {you === null && <span>{online.watching} </span>}
        {info.status === 'paused' && <span>{online.paused}</span>}
        {info.status === 'archived' && <span>{online.archived}</span>}
      </p>
      <TimeLeft deadlines={deadlines} you={you} />
      <Table key={`${info.code} ${info.gameNumber}`} view={seen} again={<Again table={table} />} />
    </>
  );
};

/** The next game with the same people is the host's to start. */
const Again = ({ table }: { readonly table: TableMirror }) => {
  const { online, make } = t();
  const { info, isHost } = table;
  const host = info.host === null ? undefined : info.seats[info.host]?.name;
  return (
    <>
      {isHost ? (
        <Button onClick={() => void doHere('rematch')}>{online.rematch}</Button>
      ) : (
        host !== undefined && <p>{online.waitRematch(host)}</p>
      )}
      <LinkButton kind="quiet" href={linkOf(wishLike(info))}>
        {make.sameRules}
      </LinkButton>
    </>
  );
};

/** What the page is, the tools of the table, and the way out. */
const TableBar = ({ table }: { readonly table: TableMirror | undefined }) => {
  const { play } = t();
  const isSeated = table !== undefined && table.you !== null;
  return (
    <div class="toolbar">
      <h1>{play.heading}</h1>
      <div class="toolbar-buttons">
        {view.value !== undefined && <TableTools />}
        {view.value !== undefined && table !== undefined && <RulesButton table={table} />}
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

/** The rules of this table, without leaving it. */
const RulesButton = ({ table }: { readonly table: TableMirror }) => {
  const { online, nav, ui } = t();
  const isOpen = useSignal(false);
  const close = (): void => {
    isOpen.value = false;
  };
  return (
    <>
      <button
        type="button"
        class="tool"
        aria-label={online.rules}
        title={online.rules}
        onClick={() => {
          isOpen.value = true;
        }}
      >
        <Icon name="rules" />
        <span class="tool-label">{nav.rules}</span>
      </button>
      {isOpen.value && (
        <Modal heading={online.rules} onClose={close}>
          <RulesSummary table={wishLike(table.info)} />
          <Button onClick={close}>{ui.close}</Button>
        </Modal>
      )}
    </>
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
