import type { Deadlines } from '../../protocol/wire.ts';
import { t } from '../base/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { useNow } from '../ui/use-now.ts';

const TICK_MS = 250;
const LONG_MS = 3_600_000;

type TimeLeftProps = {
  readonly deadlines: Deadlines;
  readonly you: number | null;
  /** What the window is open for. */
  readonly windowFor: 'window' | 'vote';
  /** The options that the table is played by: they say how long a window is open. */
  readonly options: Readonly<Record<string, unknown>> | undefined;
  /** How far the clock of the deadlines is ahead of ours. */
  readonly aheadMs?: number;
};

/** CW-7.1: what is seen before a window opens is none of its time, which does not go by until then. */
const windowMsOf = (options: TimeLeftProps['options']): number => {
  const seconds = options?.['challengeSeconds'];
  return typeof seconds === 'number' ? seconds * 1000 : Number.POSITIVE_INFINITY;
};

/** What time runs out first for a viewer: one's own turn or the window for challenges, else somebody's turn. */
const nextDeadline = ({ deadlines: { seats, windowMs }, you, windowFor }: TimeLeftProps) => {
  const turns = seats.map(({ seat, atMs }) => ({
    atMs,
    kind: seat === you ? ('own' as const) : ('others' as const),
  }));
  const window = windowMs === null ? [] : [{ atMs: windowMs, kind: windowFor }];
  const own = [...turns.filter(({ kind }) => kind === 'own'), ...window];
  return (own.length > 0 ? own : turns).toSorted((a, b) => a.atMs - b.atMs)[0];
};

/** How much time is left, where the game has a clock. */
export const TimeLeft = (props: TimeLeftProps) => {
  const { online } = t();
  const deadline = nextDeadline(props);
  const nowMs = useNow(deadline === undefined ? undefined : TICK_MS);
  if (deadline === undefined) return null;
  const isTurn = deadline.kind === 'own' || deadline.kind === 'others';
  const mostMs = isTurn ? Number.POSITIVE_INFINITY : windowMsOf(props.options);
  const leftMs = Math.min(mostMs, Math.max(0, deadline.atMs - nowMs - (props.aheadMs ?? 0)));
  const left =
    leftMs >= LONG_MS
      ? online.hoursLeft(Math.floor(leftMs / LONG_MS))
      : `${Math.floor(leftMs / 60_000)}:${String(Math.floor(leftMs / 1000) % 60).padStart(2, '0')}`;
  return (
    <span class="time-left nowrap figures" role="timer" aria-live="off">
      <Icon name="clock" />
      <span class="time-name">{online.timeLeft[deadline.kind]}</span> <b>{left}</b>
    </span>
  );
};
