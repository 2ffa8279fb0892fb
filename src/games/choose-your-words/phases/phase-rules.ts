import type { Seat } from '../../core/seat.ts';
import type { Action, ActionKind } from '../actions.ts';
import type { Phase } from '../events.ts';
import type { CardsRefusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** How a table takes an action of one kind from a seat; what goes wrong is given back, and then nothing was emitted. */
type Handlers = {
  readonly [Kind in ActionKind]?: (
    table: Table,
    seat: Seat,
    action: Extract<Action, { kind: Kind }>,
  ) => CardsRefusal | undefined;
};

/** One phase of a round. A round is a list of them; a phase knows nothing of its neighbours. */
export type PhaseRules = {
  readonly name: Phase;
  /** Which betting or exchange, from 1; 0 for other phases. */
  readonly number: number;
  /** What happens by itself before the phase, also where it then passes. */
  readonly prepare?: (table: Table) => void;
  /** Whether the phase happens at all. */
  readonly isDue: (state: State) => boolean;
  /** Who is to act when the phase begins, in order. */
  readonly queue: (state: State) => readonly Seat[];
  /** Who may act now; nobody: the phase is over. */
  readonly toAct: (state: State) => readonly Seat[];
  /** Kinds of action that belong to the phase, by who is to act … */
  readonly inTurn: Handlers;
  /** … and by anybody who is not out of the game and has not left. */
  readonly anytime?: Handlers;
  /** CW-4.7: whether the phase goes on where one player, or none, is left in the round. */
  readonly outlastsRivals?: true;
  /** What to tell who acts out of turn, where «not your turn» is not the reason. */
  readonly outOfTurn?: (state: State, seat: Seat) => CardsRefusal | undefined;
  /** The server says that a window of the phase has closed; phases without one have none. */
  readonly closeWindow?: (table: Table) => CardsRefusal | undefined;
  /** CW-26.2: what is done for a seat whose time is up. */
  readonly timeOut: (table: Table, seat: Seat) => void;
  /** What happens by itself when all have acted. */
  readonly finish?: (table: Table) => void;
};
