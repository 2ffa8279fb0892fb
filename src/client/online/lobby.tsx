import { useSignal } from '@preact/signals';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import type { SitterInfo } from '../../protocol/wire.ts';
import { AddBot } from '../bots/add-bot.tsx';
import { SeatFace, SeatLevel } from '../bots/seat-bot.tsx';
import { PersonButton } from '../company/person-dialog.tsx';
import { RulesOfTable } from '../make/rules-of-table.tsx';
import { t } from '../texts.ts';
import { Button, IconButton, LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { gameTitle } from './game-title.ts';
import { Invitation } from './invitation.tsx';
import { doHere } from './online-state.ts';

type LobbyProps = { readonly table: TableMirror };

/** Before the game: how others come here, who sits where, the rules, and the start. */
export const Lobby = ({ table }: LobbyProps) => {
  const { online } = t();
  const { info, isHost } = table;
  const isLonely = info.seats.filter((sitter) => sitter !== null).length < 2;
  return (
    <div class="lobby">
      <Card heading={online.tableHeading}>
        <Seats table={table} />
        <LobbyActions table={table} />
      </Card>
      <section class="card">
        <Invitation code={info.code} game={gameTitle(info.game)} isNext={isHost && isLonely} />
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

const Seats = ({ table }: LobbyProps) => {
  const { online } = t();
  return (
    <ol class="lobby-seats" aria-label={online.seats} aria-live="polite">
      {table.info.seats.map((sitter, seat) => (
        <li key={seat} class={sitter === null ? 'seat-free' : undefined}>
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

const FreeSeat = ({ table, seat }: LobbyProps & { readonly seat: number }) => {
  const { online } = t();
  return (
    <>
      <span class="seat-name quiet">
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

type TakenProps = LobbyProps & { readonly seat: number; readonly sitter: SitterInfo };

const TakenSeat = ({ table, seat, sitter }: TakenProps) => {
  const { online } = t();
  const { info, you, isHost, away } = table;
  const marks = [
    seat === you && online.you,
    seat === info.host && online.host,
    sitter.kind === 'bot' && online.bot,
  ].filter((mark) => mark !== false);
  return (
    <>
      <span class="seat-name">
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

const LobbyActions = ({ table }: LobbyProps) => {
  const { online } = t();
  const { info, you, isHost } = table;
  const isFree = info.seats.includes(null);
  const players = info.seats.filter((sitter) => sitter !== null).length;
  const isChoosing = useSignal(false);
  const hostName = info.host === null ? undefined : info.seats[info.host]?.name;
  return (
    <>
      <div class="actions">
        {you === null && isFree && <Button onClick={() => void doHere('sit')}>{online.sit}</Button>}
        {isHost && players > 1 && (
          <Button onClick={() => void doHere('start')}>{online.startWith(players)}</Button>
        )}
        {isHost && isFree && (
          <Button
            kind="quiet"
            icon="plus"
            onClick={() => {
              isChoosing.value = true;
            }}
          >
            {online.addBot}
          </Button>
        )}
      </div>
      {isChoosing.value && isHost && (
        <AddBot
          seats={info.seats}
          onAdd={(bot) => {
            isChoosing.value = false;
            void doHere('add-bot', { bot });
          }}
          onClose={() => {
            isChoosing.value = false;
          }}
        />
      )}
      <p class="quiet" role="status">
        {isHost && players === 1 && online.waitPlayers}
        {!isHost && hostName !== undefined && online.waitHost(hostName)}
      </p>
    </>
  );
};
