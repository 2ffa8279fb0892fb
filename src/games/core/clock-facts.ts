import type { Seat } from './seat.ts';

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
