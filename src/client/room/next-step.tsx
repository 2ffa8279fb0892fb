import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { rulesChangeSentence } from '../make/rules-changes.tsx';
import { linkLike } from '../make/rules-of-table.tsx';
import type { NextStep } from '../table/game-surface.tsx';
import type { PlayedRules } from '../table/table-state.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { useRoom } from './online-table.ts';
import { hasCompany, readinessLine } from './readiness.ts';
import { ReadyButton } from './ready-button.tsx';

type NextProps = { readonly table: TableMirror; readonly played: PlayedRules };

/** From a result of a shared table to the next game: how it stands with it, and the ways there. */
export const nextStepOf = (props: NextProps): NextStep => ({
  about: <About {...props} />,
  ways: <Ways {...props} />,
});

const About = ({ table }: NextProps) => {
  const { room } = t();
  const { upcoming } = useRoom();
  if (table.info.next === null) return null;
  return (
    <p class="next-game" role="status">
      {upcoming.value === undefined
        ? [readinessLine(table), rulesChangeSentence(table.info)].filter(Boolean).join(' ')
        : room.begun}
    </p>
  );
};

const Ways = ({ table, played }: NextProps) => {
  const { room, online, make } = t();
  const { upcoming, isInRoom, doHere, goToGame } = useRoom();
  const { info, seated } = table;
  const next = upcoming.value;
  const like = linkLike(info, played);
  if (next !== undefined)
    return <Button onClick={goToGame}>{next.you === null ? room.watchNext : room.goToGame}</Button>;
  if (info.next === null) return <LinkButton href={like}>{make.sameRules}</LinkButton>;
  const canSit = seated === null && roomOf(info).seats.includes(null);
  const canPlay = seated !== null && hasCompany(table);
  return (
    <>
      {canSit && <Button onClick={() => void doHere('sit')}>{online.sit}</Button>}
      {canPlay && <ReadyButton table={table} />}
      <Button
        kind={canSit || canPlay ? 'quiet' : 'main'}
        onClick={() => {
          isInRoom.value = true;
        }}
      >
        {room.seatsAndRules}
      </Button>
      <LinkButton kind="quiet" look="where-wide" href={like}>
        {make.sameRules}
      </LinkButton>
    </>
  );
};
