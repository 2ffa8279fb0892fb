import { t } from '../base/texts.ts';
import { surfaceOf } from '../table/client-game.ts';
import { TimeLeft } from '../table/time-left.tsx';
import { Button } from '../ui/button.tsx';
import type { DeviceTable } from './device-table.ts';
import { startAgain } from './local-game.ts';

/** The table of a game of this device, whichever it is. */
export const LocalTable = ({ on: { game, table, mirror, seat } }: { readonly on: DeviceTable }) => {
  const { isVoting, showsClock, Table } = surfaceOf(game.game);
  const { seats = [], windowMs = null } = mirror.value?.deadlines ?? {};
  const again = <Button onClick={startAgain}>{t().play.again}</Button>;
  const clock = (
    <TimeLeft
      // Where there is no place for it at the table, windows for challenges have a clock of their own.
      deadlines={{ seats, windowMs: showsClock ? windowMs : null }}
      you={seat.value}
      options={table.view.value?.options}
      windowFor={isVoting?.(table.view.value) === true ? 'vote' : 'window'}
    />
  );
  return (
    <>
      {!showsClock && seats.length > 0 && (
        <p class="table-notes quiet split items-top gap-6 lines-0">{clock}</p>
      )}
      <Table key={game.id} table={table} again={again} clock={showsClock && clock} />
    </>
  );
};
