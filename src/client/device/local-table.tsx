import { ok } from '../../shared/result.ts';
import { DAILY_ADDRESSES } from '../base/daily-addresses.ts';
import { t } from '../base/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import { coachWays } from '../table/coach-ways.ts';
import type { StageParts } from '../table/stage.tsx';
import { TimeLeft } from '../table/time-left.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import { useAnswer } from '../ui/use-answer.ts';
import type { DeviceTable } from './device-table.ts';
import { startAgain } from './local-game.ts';

type LocalTableProps = { readonly on: DeviceTable; readonly stage: StageParts };

/** The table of a game of this device, whichever it is. */
export const LocalTable = ({ on, stage }: LocalTableProps) => {
  const { game, table, mirror, seat } = on;
  const { isVoting, showsWindows, Table } = surfaceOf(game.game);
  const { seats = [], windowMs = null } = mirror.value?.deadlines ?? {};
  const again = { way: <AgainWay game={game} /> };
  const clock = (
    <TimeLeft
      // Where it does not tell of them, windows for challenges have a clock of their own.
      deadlines={{ seats, windowMs: showsWindows ? windowMs : null }}
      you={seat.value}
      options={table.view.value?.options}
      windowFor={isVoting?.(table.view.value) === true ? 'vote' : 'window'}
    />
  );
  const result = game.fork === undefined ? undefined : <BothLines on={on} />;
  return <Table key={game.id} table={table} again={again} stage={{ ...stage, clock, result }} />;
};

/** What follows a game: another one, the result of the day, or the same moment once more. */
const AgainWay = ({ game: { daily, fork } }: Pick<DeviceTable, 'game'>) => {
  const { play } = t();
  if (daily !== undefined)
    return <LinkButton href={DAILY_ADDRESSES[daily.kind]}>{play.dayResult}</LinkButton>;
  return <Button onClick={startAgain}>{fork === undefined ? play.again : coachWays().forkAgain}</Button>;
};

/** Beneath the result of a fork the real game, once what shows it is fetched. */
const BothLines = ({ on }: Pick<LocalTableProps, 'on'>) => {
  const { value: parts } = useAnswer(async () => ok(await import('./fork-result.tsx')));
  return parts === undefined ? null : <parts.ForkResult on={on} />;
};
