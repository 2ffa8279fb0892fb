import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../language.ts';
import { Lobby } from '../online/lobby.tsx';
import { NameForm } from '../online/name-form.tsx';
import {
  doHere,
  isLineUp,
  mirror,
  openTable,
  recoveryCode,
  sayName,
  stage,
  told,
} from '../online/online-state.ts';
import { AskDialog } from '../play/ask-dialog.tsx';
import { view } from '../play/play-state.ts';
import { Table } from '../play/table.tsx';
import { followLink, path } from '../route.ts';

/** A table that people share: its lobby, then the game. */
export const SharedTable = () => {
  const { online, play } = t();
  const code = tableCodeOf(path.value) ?? '';
  useEffect(() => openTable(code), [code]);
  const table = mirror.value;
  return (
    <>
      <div class="toolbar">
        <h1>{play.heading}</h1>
        <div class="toolbar-buttons">{table !== undefined && <LeaveButton table={table} />}</div>
      </div>
      {!isLineUp.value && (
        <p class="notice" role="status">
          {online.lost}
        </p>
      )}
      {recoveryCode.value !== undefined && <p class="notice quiet">{online.recovery(recoveryCode.value)}</p>}
      {told.value !== undefined && (
        <p class="notice" role="alert">
          {told.value.message}
        </p>
      )}
      {stage.value === 'naming' && <NameForm onName={sayName} />}
      {table === undefined ? (
        stage.value !== 'naming' && told.value === undefined && <p class="notice quiet">{online.opening}</p>
      ) : (
        <TableOrLobby table={table} />
      )}
    </>
  );
};

const TableOrLobby = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  const { info, you, away } = table;
  const seen = view.value;
  if (info.status === 'open' || seen === undefined)
    return info.status === 'archived' ? <p class="notice">{online.archived}</p> : <Lobby table={table} />;
  const absent = away.filter((seat) => seat !== you).map((seat) => info.seats[seat]?.name ?? '');
  return (
    <>
      <p class="notice quiet table-notes" role="status">
        {absent.length > 0 && <span>{online.away(absent)} </span>}
        {you === null && <span>{online.watching} </span>}
        {info.status === 'paused' && <span>{online.paused}</span>}
        {info.status === 'archived' && <span>{online.archived}</span>}
      </p>
      <Table key={`${info.code} ${info.gameNumber}`} view={seen} again={<Again table={table} />} />
    </>
  );
};

/** The next game with the same people is the host's to start. */
const Again = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  return table.isHost ? (
    <button type="button" class="button" onClick={() => doHere('rematch')}>
      {online.rematch}
    </button>
  ) : (
    <p>{online.waitRematch}</p>
  );
};

const LeaveButton = ({ table }: { readonly table: TableMirror }) => {
  const { online, play } = t();
  const asking = useSignal(false);
  if (table.you === null) {
    return (
      <a class="button button-quiet" href="/" onClick={followLink}>
        {play.home}
      </a>
    );
  }
  const leave = async (): Promise<void> => {
    asking.value = false;
    await doHere('leave');
  };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          if (table.info.status === 'playing') asking.value = true;
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
