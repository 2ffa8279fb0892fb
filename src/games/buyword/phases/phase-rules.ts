import type { Seat } from '../../core/seat.ts';
import type { Action, ActionKind } from '../actions.ts';
import type { Phase } from '../events.ts';
import type { Offer } from '../offers.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import type { View } from '../view.ts';

/** How a table takes an action of one kind from a seat; what goes wrong is given back, and then nothing was emitted. */
type Handlers = {
  readonly [Kind in ActionKind]?: (
    table: Table,
    seat: Seat,
    action: Extract<Action, { kind: Kind }>,
  ) => BuyWordRefusal | undefined;
};

/**
 * One phase of a round. A round is a list of them, put together by the table's options; a phase knows nothing of its
 * neighbours.
 */
export type PhaseRules = {
  readonly name: Phase;
  /** Who is to act when the phase begins, in order; nobody: the phase passes. */
  readonly queue: (state: State) => readonly Seat[];
  /** What happens by itself when the phase begins. */
  readonly begin?: (table: Table) => void;
  /** Who may act now; nobody: the phase is over. */
  readonly toAct: (state: State) => readonly Seat[];
  /** Kinds of action that belong to the phase, by who is to act … */
  readonly inTurn: Handlers;
  /** … and by anybody who has not left. */
  readonly anytime?: Handlers;
  /** What to tell who acts out of turn, where «not your turn» is not the reason. */
  readonly outOfTurn?: (state: State, seat: Seat) => BuyWordRefusal | undefined;
  /** The kinds of action open to a seat that is to act … */
  readonly offers: (view: View, seat: Seat) => readonly Offer[];
  /** … and to any seat. */
  readonly offersAnytime?: (view: View, seat: Seat) => readonly Offer[];
  /** Whether a window of the phase is open, and the server says that it has closed; phases without one have none. */
  readonly isWindowOpen?: (state: State) => boolean;
  readonly closeWindow?: (table: Table) => BuyWordRefusal | undefined;
  /** Why the phase cannot go on, whoever acts: no chance is left. */
  readonly stuck?: (table: Table) => BuyWordRefusal | undefined;
  /** BW-18.1: what is done for a seat whose time is up. */
  readonly timeOut: (table: Table, seat: Seat) => void;
  /** After a player has left: mends what the phase holds. */
  readonly afterLeaving?: (table: Table, seat: Seat) => void;
  /** What happens by itself when nobody is to act any more; it may lead to another phase of its own accord. */
  readonly end?: (table: Table) => void;
};
