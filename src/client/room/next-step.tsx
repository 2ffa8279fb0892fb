import { roomOf } from '../../protocol/room-of.ts';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { t } from '../base/texts.ts';
import { rulesChangeSentence } from '../make/rules-changes.tsx';
import { linkLike } from '../make/rules-of-table.tsx';
import type { NextStep } from '../table/game-surface.tsx';
import type { PlayedRules } from '../table/table-state.ts';
import { Button, type ButtonKind, LinkButton } from '../ui/button.tsx';
import { useRoom } from './online-table.ts';
import { hasCompany, readinessLine } from './readiness.ts';
import { ReadyButton } from './ready-button.tsx';

type NextProps = { readonly table: TableMirror; readonly played: PlayedRules };

/** From a result of a shared table to the next game: how it stands with it, and the ways there. */
export const nextStepOf = (props: NextProps): NextStep => ({
  about: <About {...props} />,
  way: <Way {...props} />,
  others: <OtherWays {...props} />,
});

/** What one can do here for another game. */
const openTo = (table: TableMirror) => ({
  canSit: table.seated === null && roomOf(table.info).seats.includes(null),
  canPlay: table.seated !== null && hasCompany(table),
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

const Way = ({ table, played }: NextProps) => {
  const { room, online, make } = t();
  const { upcoming, doHere, goToGame } = useRoom();
  const { info } = table;
  const next = upcoming.value;
  const { canSit, canPlay } = openTo(table);
  if (next !== undefined)
    return <Button onClick={goToGame}>{next.you === null ? room.watchNext : room.goToGame}</Button>;
  if (info.next === null) return <LinkButton href={linkLike(info, played)}>{make.sameRules}</LinkButton>;
  if (canSit) return <Button onClick={() => void doHere('sit')}>{online.sit}</Button>;
  return canPlay ? <ReadyButton table={table} /> : <ToRoom kind="main" />;
};

const OtherWays = ({ table, played }: NextProps) => {
  const { upcoming } = useRoom();
  const { canSit, canPlay } = openTo(table);
  if (upcoming.value !== undefined || table.info.next === null) return null;
  return (
    <>
      {(canSit || canPlay) && <ToRoom kind="quiet" />}
      <LinkButton kind="quiet" href={linkLike(table.info, played)}>
        {t().make.sameRules}
      </LinkButton>
    </>
  );
};

/** The way to the room, where seats are taken and rules changed. */
const ToRoom = ({ kind }: { readonly kind: ButtonKind }) => {
  const { isInRoom } = useRoom();
  return (
    <Button
      kind={kind}
      onClick={() => {
        isInRoom.value = true;
      }}
    >
      {t().room.seatsAndRules}
    </Button>
  );
};
