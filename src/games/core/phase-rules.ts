import type { Refusal } from './game.ts';
import type { Seat } from './seat.ts';
import type { Table } from './table.ts';

/** What the engine knows of a game's state. */
type RoundState = {
  readonly players: number;
  readonly phase: string;
  readonly seats: readonly { readonly left: boolean }[];
};

/** The types that a game's rules are made of. */
export type GameTypes = {
  readonly env: unknown;
  readonly state: RoundState;
  readonly action: { readonly kind: string };
  readonly event: unknown;
  readonly refusal: Refusal;
};

export type TableOf<Types extends GameTypes> = Table<Types['env'], Types['state'], Types['event']>;

/** How a table takes an action of one kind from a seat; what goes wrong is given back, and then nothing was emitted. */
export type Handlers<Types extends GameTypes> = {
  readonly [Kind in Types['action']['kind']]?: (
    table: TableOf<Types>,
    seat: Seat,
    action: Extract<Types['action'], { kind: Kind }>,
  ) => Types['refusal'] | undefined;
};

/** A time in which players may act until the server says that it has passed. */
type Window<Types extends GameTypes> = {
  readonly isOpen: (state: Types['state']) => boolean;
  readonly close: (table: TableOf<Types>) => void;
};

/** One phase of a round. A round is a list of them; a phase knows nothing of its neighbours. */
export type PhaseRules<Types extends GameTypes> = {
  readonly name: Types['state']['phase'];
  /** What happens by itself before the phase, also where it then passes. */
  readonly prepare?: (table: TableOf<Types>) => void;
  /** Whether the phase happens at all, where that is not told by its having somebody to act, or something to begin with. */
  readonly isDue?: (state: Types['state']) => boolean;
  /** Who is to act when the phase begins, in order. */
  readonly queue: (state: Types['state']) => readonly Seat[];
  /** What happens by itself when the phase begins. */
  readonly begin?: (table: TableOf<Types>) => void;
  /** Who may act now; nobody: the phase is over. */
  readonly toAct: (state: Types['state']) => readonly Seat[];
  /** Kinds of action that belong to the phase, by who is to act … */
  readonly inTurn: Handlers<Types>;
  /** … and by anybody who still takes part in the game. */
  readonly anytime?: Handlers<Types>;
  /** What to tell a player who acts out of turn, where «not your turn» is not the reason. */
  readonly outOfTurn?: (state: Types['state'], seat: Seat) => Types['refusal'] | undefined;
  readonly window?: Window<Types>;
  /** Why the phase cannot go on, whoever acts: no chance is left. */
  readonly stuck?: (table: TableOf<Types>) => Types['refusal'] | undefined;
  /** What is done for a seat whose time is up. */
  readonly timeOut: (table: TableOf<Types>, seat: Seat) => void;
  /** What happens by itself when nobody is to act any more; it may lead to another phase of its own accord. */
  readonly end?: (table: TableOf<Types>) => void;
};

/** What is open in a phase, as far as a view tells. */
export type OfferRules<View, Offer> = {
  /** The kinds of action open to a seat that is to act … */
  readonly offers: (view: View, seat: Seat) => readonly Offer[];
  /** … and to any seat. */
  readonly offersAnytime?: (view: View, seat: Seat) => readonly Offer[];
};

/** The kinds of action that a phase opens to a seat. */
export const offersIn = <View extends { readonly toAct: readonly Seat[] }, Offer>(
  phase: OfferRules<View, Offer>,
  view: View,
  seat: Seat,
): readonly Offer[] => [
  ...(view.toAct.includes(seat) ? phase.offers(view, seat) : []),
  ...(phase.offersAnytime?.(view, seat) ?? []),
];
