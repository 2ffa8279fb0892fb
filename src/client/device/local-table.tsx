import { DAILY_ADDRESSES } from '../base/daily-addresses.ts';
import { t } from '../base/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import type { StageParts } from '../table/stage.tsx';
import { TimeLeft } from '../table/time-left.tsx';
import { Button, LinkButton } from '../ui/button.tsx';
import type { DeviceTable } from './device-table.ts';
import { startAgain } from './local-game.ts';

type LocalTableProps = { readonly on: DeviceTable; readonly stage: StageParts };

/** The table of a game of this device, whichever it is. */
export const LocalTable = ({ on, stage }: LocalTableProps) => {
  const { game, table, mirror, seat } = on;
  const { isVoting, showsWindows, Table } = surfaceOf(game.game);
  const { seats = [], windowMs = null } = mirror.value?.deadlines ?? {};
  const { play } = t();
  const again = {
    way:
      game.daily === undefined ? (
        <Button onClick={startAgain}>{play.again}</Button>
      ) : (
        <LinkButton href={DAILY_ADDRESSES[game.daily.kind]}>{play.dayResult}</LinkButton>
      ),
  };
  const clock = (
    <TimeLeft
      // Where it does not tell of them, windows for challenges have a clock of their own.
      deadlines={{ seats, windowMs: showsWindows ? windowMs : null }}
      you={seat.value}
      options={table.view.value?.options}
      windowFor={isVoting?.(table.view.value) === true ? 'vote' : 'window'}
    />
  );
  return <Table key={game.id} table={table} again={again} stage={{ ...stage, clock }} />;
};
