import type { ReadonlySignal } from '@preact/signals';
import type { Seat } from '../../games/core/seat.ts';
import type { OpenTable } from './table-state.ts';

/** Hints at a table, three levels one after the other, for as long as a step lasts. */
export type TableHints = {
  /** Whether hints are given at this table at all: nobody else plays, and words may be looked up. */
  readonly isOffered: ReadonlySignal<boolean>;
  /** Whether somebody who sits here may ask now: they are to act, and hints are given at this table. */
  readonly canAsk: ReadonlySignal<boolean>;
  /** Whether what was asked for is still being thought about. */
  readonly isThinking: ReadonlySignal<boolean>;
  /** What was said in this step so far, level by level; empty where nothing was asked, or it was put away. */
  readonly said: ReadonlySignal<readonly string[]>;
  /** Whether there is more to be said. */
  readonly hasMore: ReadonlySignal<boolean>;
  /** In how many steps a hint was taken. */
  readonly taken: ReadonlySignal<number>;
  /** Asks, or asks for more. */
  readonly ask: () => void;
  readonly putAway: () => void;
};

/** What hints need of a table of this device. */
export type HintsParts = {
  readonly game: string;
  readonly seat: Seat;
  /** In how many steps a hint was taken before. */
  readonly taken: number;
  readonly onTaken: (taken: number) => void;
  readonly isLookUpClosed: (view: unknown) => boolean;
};

/** Gives hints at a table, which is opened after them. */
export type GiveHints = (
  parts: HintsParts,
  table: () => Pick<OpenTable, 'view' | 'acting' | 'isForced'>,
) => TableHints;
