import type { Messages } from '../../messages/messages.ts';
import { roomOf } from '../../protocol/room-of.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { RulesOfTable } from '../make/rules-of-table.tsx';
import { NameForm } from '../online/name-form.tsx';
import { nameOf } from '../online/name-of.ts';
import { FoldedRecoveryForm } from '../online/recovery-form.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useRoom } from './online-table.ts';

/** Why one cannot sit down here, nor perhaps look on; undefined where a seat waits. */
const whyNoSeat = ({ online, room }: Messages, info: TableInfo): string | undefined => {
  const { status, next, spectators } = info;
  if (status === 'archived') return online.archived;
  if (status !== 'open' && next === null) return spectators === 'off' ? online.noWatching : online.isRunning;
  if (roomOf(info).seats.includes(null)) return undefined;
  return next === null ? online.noSeatFree : spectators === 'off' ? room.endedFull : room.endedFullWatch;
};

/** For who comes by link and has no name yet: who invites, name, and a seat at one tap, or a look without a name; the rules below. */
export const Doorstep = ({ info }: { readonly info: TableInfo }) => {
  const { online, room: between } = t();
  const { enterAs, watch, enterByCode } = useRoom();
  const room = roomOf(info);
  const names = room.seats.flatMap((sitter) => (sitter === null ? [] : [nameOf(sitter)]));
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const why = whyNoSeat(t(), info);
  const game = listedGame(info.game).title;
  const canWatch =
    why === undefined || ![online.archived, online.noWatching, between.endedFull].includes(why);
  const justWatch = (
    <Button kind="quiet" onClick={watch}>
      {online.watch}
    </Button>
  );
  return (
    <div class="sides gap-7 above-4" style="--sides: minmax(0, 1.2fr) minmax(0, 1fr)">
      <Card heading={host === undefined ? online.invited(game) : online.invitedBy(host, game)}>
        {info.next !== null && why === undefined && <p>{between.ended}</p>}
        {names.length > 0 && <p>{online.alreadyThere(names)}</p>}
        {why === undefined ? (
          <NameForm action={online.sit} onName={(name) => enterAs(name)}>
            {justWatch}
          </NameForm>
        ) : (
          <p>{why}</p>
        )}
        {why !== undefined && canWatch && <p>{justWatch}</p>}
        <FoldedRecoveryForm summary={online.haveCode} onCode={enterByCode} />
      </Card>
      <Card heading={online.rules}>
        <RulesOfTable info={info} />
      </Card>
    </div>
  );
};
