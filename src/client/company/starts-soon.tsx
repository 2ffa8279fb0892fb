import { useEffect, useState } from 'preact/hooks';
import type { TableMirror } from '../../protocol/table-mirror.ts';
import { clockAheadMs } from '../online/online-state.ts';
import { c } from './texts.ts';

const LATE_SECONDS = -5;

/** Says when the server starts the game of a table that one plays at now; nothing at other tables. */
export const StartsSoon = ({ table }: { readonly table: TableMirror }) => {
  const { startsAtMs, status } = table.info;
  const [nowMs, setNow] = useState(Date.now());
  const isWaiting = startsAtMs !== null && status === 'open';
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [isWaiting]);
  if (!isWaiting) return null;
  const seconds = Math.ceil((startsAtMs - nowMs - clockAheadMs.value) / 1000);
  if (seconds < LATE_SECONDS) return null;
  return (
    <p class="starts-soon" role="timer" aria-live="off">
      {c().lobby.startsIn(Math.max(0, seconds))}
    </p>
  );
};
