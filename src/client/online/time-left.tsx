import { useEffect, useState } from 'preact/hooks';
import type { Deadlines } from '../../protocol/wire.ts';
import { t } from '../language.ts';
import { clockAheadMs } from './online-state.ts';

const LONG_MS = 3_600_000;

/** The next deadline that concerns a viewer: one's own turn, else whose time runs out first, else the open window. */
const nextDeadline = ({ seats, windowMs }: Deadlines, you: number | null) => {
  const own = seats.find(({ seat }) => seat === you);
  const first = own ?? seats.toSorted((a, b) => a.atMs - b.atMs)[0];
  if (first !== undefined)
    return { atMs: first.atMs, kind: own === undefined ? ('others' as const) : ('own' as const) };
  return windowMs === null ? undefined : { atMs: windowMs, kind: 'window' as const };
};

type TimeLeftProps = { readonly deadlines: Deadlines; readonly you: number | null };

/** How much time is left, where the game has a clock. */
export const TimeLeft = ({ deadlines, you }: TimeLeftProps) => {
  const { online } = t();
  const [nowMs, setNow] = useState(Date.now());
  const deadline = nextDeadline(deadlines, you);
  useEffect(() => {
    if (deadline === undefined) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [deadline?.atMs]);
  if (deadline === undefined) return null;
  const leftMs = Math.max(0, deadline.atMs - nowMs - clockAheadMs.value);
  const left =
    leftMs >= LONG_MS
      ? online.hoursLeft(Math.floor(leftMs / LONG_MS))
      : `${Math.floor(leftMs / 60_000)}:${String(Math.floor(leftMs / 1000) % 60).padStart(2, '0')}`;
  return (
    <span class="time-left" role="timer" aria-live="off">
      {online.timeLeft[deadline.kind]} <b>{left}</b>
    </span>
  );
};
