import type { Seat } from './seat.ts';
import type { TableOptions } from './table-options.ts';
import type { TableView } from './table-state.ts';

/** What the clocks of a table go by, read from a game's state. */
export type ClockFacts = {
  /** Who is to act. */
  readonly toAct: readonly Seat[];
  /** A seat that stays to act has its time anew when this changes. */
  readonly turnKey: string;
  readonly turnSeconds: number | null;
  /** Whether only the passing of time (or everybody's waiving) ends what is going on. */
  readonly windowOpen: boolean;
  /** The window's time runs from when this last changed. */
  readonly windowKey: string;
  readonly windowSeconds: number;
  /** After how long it is said that the game's own time is up; null where it has none, or it was said. */
  readonly gameSeconds: number | null;
};

/** What a game need not say of its own: who is to act and which window is open, and the times that the table gives for both. */
export const tableClock = ({
  toAct,
  windowOpen,
  options,
}: TableView<TableOptions, unknown, unknown>): Omit<ClockFacts, 'turnKey' | 'windowKey' | 'gameSeconds'> => ({
  toAct,
  turnSeconds: options.turnSeconds,
  windowOpen,
  windowSeconds: options.challengeSeconds,
});
