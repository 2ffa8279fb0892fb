import { useEffect, useState } from 'preact/hooks';
import type { Deadlines } from '../../protocol/wire.ts';
import { t } from '../language.ts';
import { clockAheadMs } from './online-state.ts';

const LONG_MS = 3_600_000;

/** What time runs out first for a viewer: one's own turn or the window for challenges, else somebody's turn. */
const nextDeadline = ({ seats, windowMs }: Deadlines, you: number | null) => {
  const turns = seats.map(({ seat, atMs }) => ({
    atMs,
    kind: seat === you ? ('own' as const) : ('others' as const),
  }));
  const window = windowMs === null ? [] : [{ atMs: windowMs, kind: 'window' as const }];
  const own = [...turns.filter(({ kind }) => kind === 'own'), ...window];
  return (own.length > 0 ? own : turns).toSorted((a, b) => a.atMs - b.atMs)[0];
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
