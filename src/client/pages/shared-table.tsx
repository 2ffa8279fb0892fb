import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { tableCodeOf } from '../../protocol/pages.ts';
import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { path } from '../base/route.ts';
import { t } from '../base/texts.ts';
import { leaveGame } from '../device/local-game.ts';
import { fetchRefusals, isStale } from '../online/server-error.ts';
import { AskName } from '../room/ask-name.tsx';
import { BesideChat } from '../room/beside-chat.tsx';
import { ChatHeard, ChatPanel, lineOf } from '../room/chat-panel.tsx';
import { Doorstep } from '../room/doorstep.tsx';
import { LineBanner } from '../room/line-banner.tsx';
import { nextStepOf } from '../room/next-step.tsx';
import { openOnlineTable, RoomProvider, useRoom } from '../room/online-table.ts';
import { Room } from '../room/room.tsx';
import { Spectators } from '../room/spectators.tsx';
import { StartsSoon } from '../room/starts-soon.tsx';
import { GameTitle, RoomBar, TableMenu } from '../room/table-bar.tsx';
import { c } from '../social/texts.ts';
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
  const played = room.table.value?.view.value;
  const notices = (
    <>
      <LineBanner />
      {told !== undefined && (
        <Notice kind="alarm">
          <p>{told.message}</p>
          {table?.isHost === true && isStale(told) && (
            <Button onClick={() => void room.doHere('start')}>{online.rematch}</Button>
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
    </>
  );
  return (
    <RoomProvider value={room}>
      {table !== undefined && table.info.status !== 'open' && played !== undefined && !room.isInRoom.value ? (
        <TableInPlay table={table} played={played} notices={notices} />
      ) : (
        <>
          <RoomBar table={table} />
          {notices}
          {table === undefined ? (
            <OnTheWay />
          ) : (
            <BesideChat table={table}>
              <BeforeTheGame table={table} />
            </BesideChat>
          )}
        </>
      )}
      <AskName />
      {table !== undefined && <ChatHeard />}
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
    <p class="actions above-4">
      {told.value.code !== 'banned' && <LinkButton href="/new">{online.newTable}</LinkButton>}
      <LinkButton kind="quiet" href="/">
        {play.home}
      </LinkButton>
    </p>
  );
};

const BeforeTheGame = ({ table }: { readonly table: TableMirror }) =>
  table.info.status === 'archived' ? (
    <Notice>{t().online.archived}</Notice>
  ) : (
    <>
      <StartsSoon table={table} />
      <Room table={table} />
    </>
  );

type InPlayProps = {
  readonly table: TableMirror;
  readonly played: PlayedRules;
  readonly notices: ComponentChildren;
};

const TableInPlay = ({ table, played, notices }: InPlayProps) => {
  const { online } = t();
  const { info, you, seated, away, deadlines } = table;
  const { table: opened, clockAheadMs, chat } = useRoom();
  const { isVoting, Table } = surfaceOf(info.game);
  if (opened.value === undefined) return null;
  const absent = away.filter((seat) => seat !== seated).map((seat) => roomOf(info).seats[seat]?.name ?? '');
  return (
    <Table
      key={`${info.code} ${info.gameNumber}`}
      table={opened.value}
      again={nextStepOf({ table, played })}
      stage={{
        title: <GameTitle table={table} />,
        menu: <TableMenu table={table} played={played} />,
        clock: (
          <>
            <Spectators table={table} />
            <TimeLeft
              deadlines={deadlines}
              you={you}
              options={played.options}
              windowFor={isVoting?.(played) === true ? 'vote' : 'window'}
              aheadMs={clockAheadMs.value}
            />
          </>
        ),
        tabs: [
          {
            name: 'chat',
            label: c().chat.heading,
            unread: chat.unread.value,
            preview: chat.preview.value && lineOf(chat.preview.value),
            content: <ChatPanel table={table} inTab />,
            opening: { isOpen: chat.isOpen.value, set: (isOpen) => (isOpen ? chat.open() : chat.close()) },
          },
        ],
        notices: (
          <>
            {notices}
            <p class="table-notes" role="status">
              {/* Seen at their seats. */}
              {absent.length > 0 && <span class="unseen">{online.away(absent)} </span>}
              {you === null && info.next === null && <span class="watching-note">{online.watching} </span>}
              {info.status === 'paused' && <span>{online.paused}</span>}
              {info.status === 'archived' && <span>{online.archived}</span>}
            </p>
          </>
        ),
      }}
    />
  );
};
