import type { TableMirror } from '../../protocol/table-mirror.ts';
import { c } from '../social/texts.ts';
import { useNow } from '../ui/use-now.ts';
import { useRoom } from './online-table.ts';

const TICK_MS = 500;
const LATE_SECONDS = -5;

/** Says when the server starts the game of a table that one plays at now; nothing at other tables. */
export const StartsSoon = ({ table }: { readonly table: TableMirror }) => {
  const { clockAheadMs } = useRoom();
  const { startsAtMs, status } = table.info;
  const isWaiting = startsAtMs !== null && status === 'open';
  const nowMs = useNow(isWaiting ? TICK_MS : undefined);
  if (!isWaiting) return null;
  const seconds = Math.ceil((startsAtMs - nowMs - clockAheadMs.value) / 1000);
  if (seconds < LATE_SECONDS) return null;
  return (
    <p class="starts-soon felt-panel figures pad-5" role="timer" aria-live="off">
      {c().lobby.startsIn(Math.max(0, seconds))}
    </p>
  );
};
