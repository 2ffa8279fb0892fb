/** The clocks of a game: since when they run, what they have used up, and when they are due. */

import type { ClockFacts } from '../../games/core/clock-facts.ts';
import type { ClockUse } from './log-entry.ts';
import type { Outage } from './ports.ts';

/** A clock that runs: since when, and how much of its time was used up before that. */
export type Running = { readonly sinceMs: number; readonly usedMs: number };

export type ClockState = {
  readonly facts: ClockFacts;
  /** For each seat the clock of its turn; null where it is not to act. */
  readonly turns: readonly (Running | null)[];
  readonly window: Running;
  readonly game: Running;
};

/** The clock of a game that cannot be read. */
export const NO_CLOCK: ClockFacts = {
  toAct: [],
  turnKey: '',
  turnSeconds: null,
  windowOpen: false,
  windowKey: '',
  windowSeconds: 0,
  gameSeconds: null,
};

export const clockAfter = (before: ClockState | undefined, facts: ClockFacts, atMs: number): ClockState => {
  const anew = before === undefined || before.facts.turnKey !== facts.turnKey;
  const fresh: Running = { sinceMs: atMs, usedMs: 0 };
  const turns: (Running | null)[] = [];
  for (const seat of facts.toAct) {
    while (turns.length <= seat) turns.push(null);
    turns[seat] = (anew ? null : before.turns[seat]) ?? fresh;
  }
  return {
    facts,
    turns,
    window: before?.facts.windowKey === facts.windowKey ? before.window : fresh,
    game: before?.game ?? fresh,
  };
};

/** How much of the time since a moment the server was down: that much is given back. */
const creditSince = (outages: readonly Outage[], sinceMs: number): number => {
  let credit = 0;
  for (const { fromMs, toMs } of outages) credit += Math.max(0, toMs - Math.max(fromMs, sinceMs));
  return credit;
};

const usedAt = ({ sinceMs, usedMs }: Running, atMs: number, outages: readonly Outage[]): number =>
  usedMs + Math.max(0, atMs - sinceMs - creditSince(outages, sinceMs));

/** When the time of a clock is up. */
export const dueMs = ({ sinceMs, usedMs }: Running, seconds: number, outages: readonly Outage[]): number =>
  sinceMs + seconds * 1000 - usedMs + creditSince(outages, sinceMs);

/** What the clocks of a game have used up at a moment. */
export const clockUse = (
  { turns, window, game }: ClockState,
  atMs: number,
  outages: readonly Outage[],
): ClockUse => ({
  turns: turns.map((turn) => turn && usedAt(turn, atMs, outages)),
  window: usedAt(window, atMs, outages),
  game: usedAt(game, atMs, outages),
});

/** The clocks of a game that pauses. */
export const pausedClock = (clock: ClockState, used: ClockUse, atMs: number): ClockState => ({
  ...clock,
  turns: clock.turns.map((turn, seat) => turn && { sinceMs: atMs, usedMs: used.turns[seat] ?? 0 }),
  window: { sinceMs: atMs, usedMs: used.window },
  game: { sinceMs: atMs, usedMs: used.game },
});

/** The clocks of a game that goes on after a pause: they stood still. */
export const resumedClock = (clock: ClockState, atMs: number): ClockState => ({
  ...clock,
  turns: clock.turns.map((turn) => turn && { ...turn, sinceMs: atMs }),
  window: { ...clock.window, sinceMs: atMs },
  game: { ...clock.game, sinceMs: atMs },
});
