import { useEffect, useMemo } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { path } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { leaveGame } from '../device/local-game.ts';
import { linkLike } from '../make/rules-of-table.tsx';
import { fetchRefusals, isStale } from '../online/server-error.ts';
import { ChatPanel } from '../room/chat-panel.tsx';
import { Doorstep } from '../room/doorstep.tsx';
import { LineBanner } from '../room/line-banner.tsx';
import { openOnlineTable, RoomProvider, useRoom } from '../room/online-table.ts';
import { OrdersTool, takesOrders } from '../room/orders-tool.tsx';
import { Room } from '../room/room.tsx';
import { StartsSoon } from '../room/starts-soon.tsx';
import { TableBar } from '../room/table-bar.tsx';
import { surfaceOf } from '../table/client-game.ts';
import type { PlayedRules } from '../table/table-state.ts';
import { TimeLeft } from '../table/time-left.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';

/** A table that people share: its door, its room, then the game. */
export const SharedTable = () => {
  const code = tableCodeOf(path.value) ?? '';
  return <TableOf key={code} code={code} />;
};

const TableOf = ({ code }: { readonly code: string }) => {
  const { online } = t();
  const room = useMemo(() => openOnlineTable(code), []);
  useEffect(() => {
    // One table at a time: the game of this device stays among one's games.
    leaveGame();
    return room.dispose;
  }, []);
  // What the game of the table refuses is told in the language of the page.
  useEffect(() => void fetchRefusals(), []);
  const table = room.mirror.value;
  const told = room.told.value;
  const listTrouble = room.listTrouble.value;
  const isInside = table !== undefined;
  useEffect(() => {
    // The form at the door is gone, and the focus with it: on from the top of the table.
    if (isInside && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [isInside]);
  return (
    <RoomProvider value={room}>
      <TableBar table={table} />
      <LineBanner />
      {told !== undefined && (
        <Notice kind="alarm">
          <p>{told.message}</p>
          {table?.isHost === true && isStale(told) && (
            <Button onClick={() => void room.doHere('rematch')}>{online.rematch}</Button>
          )}
        </Notice>
      )}
      {listTrouble !== undefined && (
        <Notice kind="alarm">
          <p>
            {online.listMissing} {listTrouble.message}
          </p>
          <Button onClick={room.retryLists}>{online.retry}</Button>
        </Notice>
      )}
      {table !== undefined && <StartsSoon table={table} />}
      {table !== undefined ? <TableOrRoom table={table} /> : <OnTheWay />}
      {table !== undefined && <ChatPanel table={table} />}
    </RoomProvider>
  );
};

/** Before the table has been seen. */
const OnTheWay = () => {
  const { online, play } = t();
  const { connectionState, preview, hasPendingActions, approachNow, listTrouble, told } = useRoom();
  if (connectionState.value === 'naming' && preview.value !== undefined)
    return <Doorstep info={preview.value} />;
  if (connectionState.value === 'unreachable') {
    return (
      <Notice kind="alarm">
        <p>
          {online.failed} {hasPendingActions() && <b>{online.kept}</b>}
        </p>
        <Button onClick={approachNow}>{online.retry}</Button>
      </Notice>
    );
  }
  if (listTrouble.value !== undefined) return null;
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

const TableOrRoom = ({ table }: { readonly table: TableMirror }) => {
  const { online } = t();
  const { info, you, away, deadlines } = table;
  const { table: opened, clockAheadMs } = useRoom();
  const { isVoting, showsClock, Table } = surfaceOf(info.game);
  const view = opened.value?.view.value;
  const key = `${info.code} ${info.gameNumber}`;
  if (info.status === 'open' || opened.value === undefined || view === undefined)
    return info.status === 'archived' ? <Notice>{online.archived}</Notice> : <Room table={table} />;
  const absent = away.filter((seat) => seat !== you).map((seat) => info.seats[seat]?.name ?? '');
  const clock = (
    <TimeLeft
      deadlines={deadlines}
      you={you}
      options={view.options}
      windowFor={isVoting?.(view) === true ? 'vote' : 'window'}
      aheadMs={clockAheadMs.value}
    />
  );
  return (
    <>
      <div class="table-notes quiet split items-top gap-6 lines-0">
        <p role="status">
          {absent.length > 0 && <span>{online.away(absent)} </span>}
          {you === null && <span>{online.watching} </span>}
          {info.status === 'paused' && <span>{online.paused}</span>}
          {info.status === 'archived' && <span>{online.archived}</span>}
        </p>
        {!showsClock && clock}
        {takesOrders(table) && <OrdersTool table={table} />}
      </div>
      <div class={you === null ? 'watching' : undefined}>
        <Table key={key} table={opened.value} again={<Again table={table} played={view} />} clock={clock} />
      </div>
    </>
  );
};

/** The next game with the same people is the host's to start, while there is anybody to play it with. */
const Again = ({ table, played }: { readonly table: TableMirror; readonly played: PlayedRules }) => {
  const { online, make } = t();
  const { doHere } = useRoom();
  const { info, isHost } = table;
  const host = info.host === null ? undefined : info.seats[info.host]?.name;
  const like = linkLike(info, played);
  const isSocial = info.seats.filter((sitter) => sitter !== null && !sitter.gone).length > 1;
  return (
    <>
      {isSocial && isHost && <Button onClick={() => void doHere('rematch')}>{online.rematch}</Button>}
      {isSocial && !isHost && host !== undefined && <p class="whole-row">{online.waitRematch(host)}</p>}
      <LinkButton kind={isSocial ? 'quiet' : 'main'} href={like}>
        {make.sameRules}
      </LinkButton>
    </>
  );
};
