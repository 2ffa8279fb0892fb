import type { Messages } from '../../messages/messages.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { listedGame } from '../base/game-list.ts';
import { t } from '../base/texts.ts';
import { RulesOfTable } from '../make/rules-of-table.tsx';
import { NameForm } from '../online/name-form.tsx';
import { nameOf } from '../online/name-of.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useRoom } from './online-table.ts';

/** Why one cannot sit down here, nor perhaps look on; undefined where a seat waits. */
const whyNoSeat = (
  online: Messages['online'],
  { status, seats, spectators }: TableInfo,
): string | undefined => {
  if (status === 'archived') return online.archived;
  if (status === 'open') return seats.includes(null) ? undefined : online.noSeatFree;
  return spectators === 'off' ? online.noWatching : online.isRunning;
};

/** For who comes by link and has no name yet: who invites, name, and a seat at one tap; the rules below. */
export const Doorstep = ({ info }: { readonly info: TableInfo }) => {
  const { online } = t();
  const { enterAs } = useRoom();
  const names = info.seats.flatMap((sitter) => (sitter === null ? [] : [nameOf(sitter)]));
  const host = info.host === null ? undefined : info.seats[info.host]?.name;
  const why = whyNoSeat(online, info);
  const game = listedGame(info.game).title;
  const canWatch = why !== online.archived && why !== online.noWatching;
  const watch = { action: online.watch, onName: (name: string) => enterAs(name, 'look') };
  return (
    <div class="sides gap-7 above-4" style="--sides: minmax(0, 1.2fr) minmax(0, 1fr)">
      <Card heading={host === undefined ? online.invited(game) : online.invitedBy(host, game)}>
        {names.length > 0 && <p>{online.alreadyThere(names)}</p>}
        {why === undefined ? (
          <NameForm action={online.sit} onName={(name) => enterAs(name, 'seat')} other={watch} />
        ) : (
          <p>{why}</p>
        )}
        {why !== undefined && canWatch && <NameForm {...watch} />}
        <p>
          <LinkButton kind="bare" href="/settings">
            {online.haveCode}
          </LinkButton>
        </p>
      </Card>
      <Card heading={online.rules}>
        <RulesOfTable info={info} />
      </Card>
    </div>
  );
};
