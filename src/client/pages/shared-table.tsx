import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../language.ts';
import { linkToSameRules } from '../make/rules-link.ts';
import { Challenges } from '../online/challenges.tsx';
import { Doorstep } from '../online/doorstep.tsx';
import { LineBanner } from '../online/line-banner.tsx';
import { Lobby } from '../online/lobby.tsx';
import { approach, doHere, mirror, openTable, preview, stage, told } from '../online/online-state.ts';
import { TimeLeft } from '../online/time-left.tsx';
import { view } from '../play/play-state.ts';
import { PriceList } from '../play/price-list.tsx';
import { Table } from '../play/table.tsx';
import { navigate, path } from '../route.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { AskDialog } from '../ui/dialog.tsx';
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
      {told.value !== undefined && <Notice kind="alarm">{told.value.message}</Notice>}
      {table !== undefined ? <TableOrLobby table={table} /> : <OnTheWay />}
    </>
  );
};

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
      <Challenges view={seen} />
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
      <LinkButton kind="quiet" href={linkToSameRules(info)}>
        {make.sameRules}
      </LinkButton>
    </>
  );
};

/** What the page is, the price list, and the way out. */
const TableBar = ({ table }: { readonly table: TableMirror | undefined }) => {
  const { play } = t();
  const showsPrices = useSignal(false);
  return (
    <div class="toolbar">
      <h1>{play.heading}</h1>
      <div class="toolbar-buttons">
        {view.value !== undefined && (
          <button
            type="button"
            onClick={() => {
              showsPrices.value = true;
            }}
          >
            {play.priceList}
          </button>
        )}
        {table?.you === null || table === undefined ? (
          <button type="button" onClick={() => navigate('/')}>
            {play.home}
          </button>
        ) : (
          <LeaveButton isPlaying={table.info.status === 'playing' || table.info.status === 'paused'} />
        )}
      </div>
      {showsPrices.value && (
        <PriceList
          onClose={() => {
            showsPrices.value = false;
          }}
        />
      )}
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
        onClick={() => {
          if (isPlaying) asking.value = true;
          else void leave();
        }}
      >
        {online.leave}
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
