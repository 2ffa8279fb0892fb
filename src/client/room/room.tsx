import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { SitterInfo } from '../../protocol/wire.ts';
import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { AddBot } from '../bots/add-bot.tsx';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { RulesOfTable } from '../make/rules-of-table.tsx';
import { PersonButton } from '../social/person-dialog.tsx';
import { Button, IconButton, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DialogButton } from '../ui/dialog.tsx';
import { Invitation } from './invitation.tsx';
import { useRoom } from './online-table.ts';

type RoomProps = { readonly table: TableMirror };

/** Before the game: how others come here, who sits where, the rules, and the start. */
export const Room = ({ table }: RoomProps) => {
  const { online } = t();
  const { info, isHost } = table;
  const isLonely = info.seats.filter((sitter) => sitter !== null).length < 2;
  return (
    <div class="room sides gap-7 above-4" style="--sides: minmax(0, 1.2fr) minmax(0, 1fr)">
      <Card heading={online.tableHeading}>
        <Seats table={table} />
        <RoomActions table={table} />
      </Card>
      <section class="card">
        <Invitation code={info.code} game={listedGame(info.game).title} isNext={isHost && isLonely} />
      </section>
      <Card heading={online.rules}>
        <RulesOfTable info={info} />
      </Card>
      <p>
        <LinkButton kind="bare" href="/settings">
          {online.elsewhere}
        </LinkButton>
      </p>
    </div>
  );
};

const Seats = ({ table }: RoomProps) => {
  const { online } = t();
  return (
    <ol class="room-seats stack gap-4" style="--face: 2.5rem" aria-label={online.seats} aria-live="polite">
      {table.info.seats.map((sitter, seat) => (
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
      {table.you === null && (
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
  const { online } = t();
  const { doHere } = useRoom();
  const { info, you, isHost, away } = table;
  const marks = [
    seat === you && online.you,
    seat === info.host && online.host,
    sitter.kind === 'bot' && online.bot,
  ].filter((mark) => mark !== false);
  return (
    <>
      <span class="seat-name grow row items-baseline gap-4 lines-0" style="--basis: 9rem">
        <SeatFace bot={sitter.bot} />
        <b>{sitter.name}</b>
        <SeatLevel bot={sitter.bot} />
        {marks.length > 0 && <small>{marks.join(', ')}</small>}
        {away.includes(seat) && <small>{online.away([sitter.name])}</small>}
      </span>
      {isHost && sitter.kind === 'bot' && (
        <IconButton
          icon="close"
          label={online.removeBot(sitter.name)}
          onClick={() => void doHere('remove-bot', { seat })}
        />
      )}
      {isHost && sitter.kind === 'person' && seat !== you && (
        <Button kind="bare" onClick={() => void doHere('pass-host', { seat })}>
          {online.passHost(sitter.name)}
        </Button>
      )}
      {sitter.kind === 'person' && seat !== you && (
        <PersonButton table={table} name={sitter.name} seat={seat} />
      )}
    </>
  );
};

const RoomActions = ({ table }: RoomProps) => {
  const { online } = t();
  const { doHere } = useRoom();
  const { info, you, isHost } = table;
  const isFree = info.seats.includes(null);
  const players = info.seats.filter((sitter) => sitter !== null).length;
  const hostName = info.host === null ? undefined : info.seats[info.host]?.name;
  return (
    <>
      <div class="actions">
        {you === null && isFree && <Button onClick={() => void doHere('sit')}>{online.sit}</Button>}
        {isHost && players > 1 && (
          <Button onClick={() => void doHere('start')}>{online.startWith(players)}</Button>
        )}
        {isHost && isFree && (
          <DialogButton
            kind="quiet"
            icon="plus"
            opens={(close) => (
              <AddBot
                seats={info.seats}
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
      <p class="quiet" role="status">
        {isHost && players === 1 && online.waitPlayers}
        {!isHost && hostName !== undefined && online.waitHost(hostName)}
      </p>
    </>
  );
};
