import type { ClockFacts } from '../../games/core/clock-facts.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { Deadlines } from '../../protocol/wire.ts';

/** What time brings: a seat's turn, a window, or the whole game is over. */
export type Due = { readonly kind: 'turn'; readonly seat: Seat } | { readonly kind: 'window' | 'game' };

type ClockParts = {
  /** Whose turns are timed. */
  readonly seats: readonly Seat[];
  /** Whether the window that is open is timed. */
  readonly timesWindow: () => boolean;
  /** How long the game was on the table before. */
  readonly playedMs: number;
  readonly ring: (due: Due) => void;
};

type Alarm = { readonly atMs: number; readonly due: Due };

/** The clocks of a game on this device. They stand still while the game is not on the table, and turns and windows start anew with it. */
export const createHostClock = ({ seats, timesWindow, playedMs, ring }: ClockParts) => {
  const openedMs = Date.now();
  let turnKey: string | undefined;
  let windowKey: string | undefined;
  let windowSinceMs = openedMs;
  let turnSinceMs = new Map<Seat, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const turnAlarms = ({ toAct, turnKey: key, turnSeconds }: ClockFacts, nowMs: number): Alarm[] => {
    const timed = seats.filter((seat) => toAct.includes(seat));
    const before = key === turnKey ? turnSinceMs : new Map<Seat, number>();
    turnKey = key;
    turnSinceMs = new Map(timed.map((seat) => [seat, before.get(seat) ?? nowMs]));
    if (turnSeconds === null) return [];
    return Array.from(turnSinceMs, ([seat, sinceMs]) => ({
      atMs: sinceMs + turnSeconds * 1000,
      due: { kind: 'turn', seat },
    }));
  };

  const windowAlarms = (facts: ClockFacts, nowMs: number): Alarm[] => {
    if (facts.windowKey !== windowKey) windowSinceMs = nowMs;
    windowKey = facts.windowKey;
    if (!facts.windowOpen || !timesWindow()) return [];
    return [{ atMs: windowSinceMs + facts.windowSeconds * 1000, due: { kind: 'window' } }];
  };

  const gameAlarms = ({ gameSeconds }: ClockFacts): Alarm[] =>
    gameSeconds === null ? [] : [{ atMs: openedMs - playedMs + gameSeconds * 1000, due: { kind: 'game' } }];

  return {
    /** Goes by what a game says of its clocks now; gives when time runs out. */
    follow: (facts: ClockFacts): Deadlines => {
      clearTimeout(timer);
      const nowMs = Date.now();
      const turns = turnAlarms(facts, nowMs);
      const windows = windowAlarms(facts, nowMs);
      const [next] = [...turns, ...windows, ...gameAlarms(facts)].sort((a, b) => a.atMs - b.atMs);
      if (next !== undefined) timer = setTimeout(() => ring(next.due), Math.max(0, next.atMs - nowMs));
      return {
        seats: turns.flatMap(({ atMs, due }) => (due.kind === 'turn' ? [{ seat: due.seat, atMs }] : [])),
        windowMs: windows[0]?.atMs ?? null,
      };
    },
    /** How long the game has been on the table, in all. */
    playedMs: (): number => playedMs + Date.now() - openedMs,
    stop: (): void => clearTimeout(timer),
  };
};
