import { useSignal } from '@preact/signals';
import { TABLE_PATH } from '../../protocol/pages.ts';
import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { SitterInfo } from '../../protocol/wire.ts';
import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { AddBot } from '../bots/add-bot.tsx';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { RulesChanger } from '../make/rules-changer.tsx';
import { RulesChanges } from '../make/rules-changes.tsx';
import { linkLike, RulesOfTable } from '../make/rules-of-table.tsx';
import { PersonButton } from '../social/person-dialog.tsx';
import { c } from '../social/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import { Button, IconButton, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DialogButton } from '../ui/dialog.tsx';
import { Invitation, ShareButtons } from './invitation.tsx';
import { useRoom } from './online-table.ts';
import { hasCompany, readinessLine } from './readiness.ts';
import { ReadyButton } from './ready-button.tsx';

type RoomProps = { readonly table: TableMirror };

/** Whether inviting is the next thing to do: the host is alone. */
const isLonely = (table: TableMirror): boolean => table.isHost && !hasCompany(table);

/** Before the first game and between two: what to do next, who sits where, how others come here, and the rules. */
export const Room = ({ table }: RoomProps) => {
  const { online, make, room } = t();
  const { changeRules, sayReady } = useRoom();
  const isChanging = useSignal(false);
  const { info, isHost } = table;
  const { form } = surfaceOf(info.game);
  const isFull = !roomOf(info).seats.includes(null);
  const invitation = { code: info.code, game: listedGame(info.game).title, isNext: isLonely(table) };
  if (isChanging.value && isHost && form !== undefined)
    return (
      <RulesChanger
        form={form}
        info={info}
        onSave={changeRules}
        onClose={() => {
          isChanging.value = false;
        }}
      />
    );
  const open = (): void => {
    isChanging.value = true;
    // The next game is not to start while its rules are being changed.
    if (info.next !== null) void sayReady(false);
  };
  return (
    <div class="room sides gap-7 above-4" style="--sides: minmax(0, 1.2fr) minmax(0, 1fr)">
      <Card heading={info.next !== null ? room.heading : isFull ? online.fullHeading : online.tableHeading}>
        <RoomActions table={table} />
        <RulesChanges info={info} />
        <Seats table={table} />
      </Card>
      <div class="room-ways stack gap-7">
        <section class="card">
          <Invitation {...invitation} isBare={invitation.isNext} />
        </section>
        <p>
          <LinkButton kind="bare" href={`/settings?from=${TABLE_PATH}${info.code}`}>
            {online.elsewhere}
          </LinkButton>
        </p>
      </div>
      <Card heading={online.rules}>
        {isHost && form !== undefined && (
          <p>
            <Button kind="quiet" icon="settings" onClick={open}>
              {room.changeRules}
            </Button>
          </p>
        )}
        <RulesOfTable info={info} />
        {info.next !== null && (
          <p>
            <LinkButton kind="bare" icon="plus" href={linkLike(info, undefined)}>
              {make.sameRules}
            </LinkButton>
          </p>
        )}
      </Card>
    </div>
  );
};

const Seats = ({ table }: RoomProps) => {
  const { online } = t();
  return (
    <ol class="room-seats stack gap-4" style="--face: 2.5rem" aria-label={online.seats} aria-live="polite">
      {roomOf(table.info).seats.map((sitter, seat) => (
        <li key={seat} class={sitter === null ? 'split lines-0 vacant' : 'split lines-0 well'}>
          {sitter === null ? (
            <FreeSeat table={table} seat={seat} />
          ) : (
            <TakenSeat table={table} seat={seat} sitter={sitter} />
          )}
        </li>
      ))}
    </ol>
  );
};

const FreeSeat = ({ table, seat }: RoomProps & { readonly seat: number }) => {
  const { online } = t();
  const { doHere } = useRoom();
  return (
    <>
      <span class="grow quiet" style="--basis: 9rem">
        {online.seat(seat + 1)}, {online.free}
      </span>
      {table.seated === null && (
        <IconButton
          icon="plus"
          label={online.sitHere(seat + 1)}
          onClick={() => void doHere('sit', { seat })}
        />
      )}
    </>
  );
};

type TakenProps = RoomProps & { readonly seat: number; readonly sitter: SitterInfo };

const TakenSeat = ({ table, seat, sitter }: TakenProps) => {
  const { online, room: between } = t();
  const { doHere, chat } = useRoom();
  const { info, seated, isHost, away } = table;
  const room = roomOf(info);
  const isMine = seat === seated;
  const isAway = away.includes(seat);
  const unheard = chat.unheard.value.find((person) => person.seat === seat);
  const marks = [
    isMine && online.you,
    seat === room.host && online.host,
    sitter.kind === 'bot' && online.bot,
    room.ready.includes(seat) && between.isReady,
    isAway && between.isAway,
    unheard !== undefined && c().people.kinds[unheard.kind],
  ].filter((mark) => mark !== false);
  const mayFree = isAway && (isHost || (seated !== null && (room.host === null || away.includes(room.host))));
  return (
    <>
      <span class="seat-name grow row gap-4 lines-0" style="--basis: 9rem">
        <SeatFace look={sitter} />
        <b>{sitter.name}</b>
        <SeatLevel bot={sitter.bot} />
        {marks.length > 0 && <small>{marks.join(', ')}</small>}
      </span>
      {isHost && sitter.kind === 'bot' && (
        <IconButton
          icon="close"
          label={online.removeBot(sitter.name)}
          onClick={() => void doHere('remove-bot', { seat })}
        />
      )}
      {isMine && (
        <Button kind="bare" onClick={() => void doHere('leave')}>
          {between.standUp}
        </Button>
      )}
      {sitter.kind === 'person' && !isMine && (
        <span class="line gap-2 push">
          {mayFree && (
            <Button kind="bare" onClick={() => void doHere('free-seat', { seat })}>
              {between.freeSeat(sitter.name)}
            </Button>
          )}
          <PersonButton table={table} name={sitter.name} seat={seat} unheard={unheard} />
        </span>
      )}
    </>
  );
};

/** What is said of the room, above its seats. */
const roomLine = (table: TableMirror): string | undefined => {
  const { online } = t();
  const { info, isHost } = table;
  if (info.next !== null) return readinessLine(table);
  const hostName = info.host === null ? undefined : info.seats[info.host]?.name;
  // It starts by itself, which is said above.
  if (info.startsAtMs !== null) return undefined;
  if (isHost) return isLonely(table) ? online.waitPlayers : undefined;
  return hostName === undefined ? undefined : online.waitHost(hostName);
};

/** The one next step, in sight at once, and the ways beside it. */
const RoomActions = ({ table }: RoomProps) => {
  const { online, room } = t();
  const { doHere, isInRoom } = useRoom();
  const { info, seated, isHost, view } = table;
  const { seats } = roomOf(info);
  const isFree = seats.includes(null);
  const players = seats.filter((sitter) => sitter !== null).length;
  const isBetween = info.next !== null;
  return (
    <>
      <p class="if-any quiet" role="status">
        {roomLine(table)}
      </p>
      <div class="actions">
        {seated === null && isFree && <Button onClick={() => void doHere('sit')}>{online.sit}</Button>}
        {isLonely(table) && <ShareButtons code={info.code} game={listedGame(info.game).title} isNext />}
        {isBetween && seated !== null && hasCompany(table) && <ReadyButton table={table} />}
        {!isBetween && isHost && players > 1 && (
          <Button onClick={() => void doHere('start')}>{online.startWith(players)}</Button>
        )}
        {isHost && isFree && (
          <DialogButton
            kind="quiet"
            icon="plus"
            opens={(close) => (
              <AddBot
                seats={seats}
                onAdd={(bot) => {
                  close();
                  void doHere('add-bot', { bot });
                }}
                onClose={close}
              />
            )}
          >
            {online.addBot}
          </DialogButton>
        )}
      </div>
      {isBetween && view !== null && (
        <p>
          <Button
            kind="bare"
            icon="back"
            onClick={() => {
              isInRoom.value = false;
            }}
          >
            {room.toResult}
          </Button>
        </p>
      )}
    </>
  );
};
