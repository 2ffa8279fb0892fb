import type { ComponentChildren, ComponentType } from 'preact';
import type { TableForm } from '../../catalog/table-form.ts';
import type { ToldGame } from './replay-surface.ts';
import type { StageParts } from './stage.tsx';
import type { GiveHints } from './table-hints.ts';
import type { OpenTable, TableOpening } from './table-state.ts';

/** What follows a result. */
export type NextStep = {
  /** How it stands with the next game, where that is not one's own to say. */
  readonly about?: ComponentChildren;
  /** What starts it: the one obvious step. */
  readonly way: ComponentChildren;
  /** Other ways on, folded up beside it with those that every result has; left out where those are all. */
  readonly others?: ComponentChildren;
};

export type TableProps = {
  readonly table: OpenTable;
  /** Null where nothing follows. */
  readonly again: NextStep | null;
  /** What the page brings: its name, tools, a clock. */
  readonly stage: StageParts;
};

/**
 * A game as pages show it, whichever it is, and whoever plays there. Functions are declared as methods so that those of a game,
 * which name its own types, fit.
 */
export type GameSurface = ToldGame & {
  /** Opens a table of the game: on this device, on the server, or to look at a game again. */
  readonly openTable: (opening: TableOpening) => OpenTable;
  /** The table with its game; nothing until something is seen of it. */
  readonly Table: ComponentType<TableProps>;
  /** Whether the clock tells of windows for challenges, too; else the game itself does. */
  readonly showsWindows: boolean;
  readonly Tools: ComponentType;
  /** Hints at tables of this device, in a game that somebody coaches. */
  readonly giveHints?: GiveHints;
  /** Whether those who play may not look words up meanwhile, nor be given hints; left out: they may. */
  closesLookUp?(view: unknown): boolean;
  /** Whether there is a vote; left out in a game without. */
  isVoting?(view: unknown): boolean;
  /** How its rules are told and chosen, in a game that pages make tables of. */
  readonly form?: TableForm;
  /** Whether everybody may see all that anybody holds: a device that is shared need not be handed over unseen. Left out: never. */
  isOpen?(view: unknown): boolean;
  /** What all who share a device look at together, without a seat, and whether it is now; left out in a game that has no such moment. */
  readonly together?: {
    isNow(view: unknown): boolean;
    readonly Table: ComponentType<Pick<TableProps, 'table'>>;
  };
};
