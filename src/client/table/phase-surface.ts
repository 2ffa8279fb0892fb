import type { FunctionComponent } from 'preact';
import type { Seat } from '../../games/core/seat.ts';

/** What the table itself reads of what is seen of a game, whichever it is. */
export type TableView = {
  readonly round: number;
  readonly phase: string;
  readonly players: number;
  readonly seats: readonly unknown[];
  readonly toAct: readonly Seat[];
};

/** What is seen of a game, and from which seat. */
export type SeenFrom<View> = { readonly view: View; readonly me: Seat };

/** The table as one sees it, where one sits (NO_SEAT for who looks on), and the table itself, to act at. */
export type SeatView<View, Table> = SeenFrom<View> & { readonly table: Table };

/** How a phase of a round looks at the table. A phase has a file of its own, and a line in its game's surfaces.ts. */
export type PhaseSurface<View, Table> = {
  /** Names the one next step to who is to take it … */
  readonly prompt: (at: SeatView<View, Table>) => string;
  /** … and to all others, who wait for these. */
  readonly waiting: (who: readonly string[], at: SeatView<View, Table>) => string;
  /** The buttons of the step; the one marked `data-step-focus` takes the focus when the step begins. */
  readonly Actions: FunctionComponent<SeatView<View, Table>>;
  /** What lies in the middle of the table, whoever is to act; what its game lays there where nothing is said. */
  readonly Centre?: FunctionComponent<SeatView<View, Table>>;
  /** Whether that is a list, which scrolls within itself where there is no room for all of it. */
  readonly isList?: boolean;
  /** How much, where that is to be chosen: a row above the buttons, whoever is to act. */
  readonly Amounts?: FunctionComponent<SeatView<View, Table>>;
  /** What can be done by who is not to act. */
  readonly Aside?: FunctionComponent<SeatView<View, Table>>;
  /** Whether a word may be laid out now, to be played or to try it. */
  readonly laysOut?: (at: SeatView<View, Table>) => boolean;
  /** What tells one step of the phase from the next, where whose turn it is does not: a new one takes the focus. */
  readonly stepKey?: (at: SeatView<View, Table>) => string;
  /** What a key does for who is to act; whether it does anything. */
  readonly onKey?: (event: KeyboardEvent, at: SeatView<View, Table>) => boolean;
};

/** Whether something is to be done by who sits here. */
export const isMyStep = ({ view, me }: SeenFrom<TableView>): boolean =>
  view.phase !== 'over' && view.seats[me] !== undefined && view.toAct.includes(me);

/** Finds what is open to who sits here, of one kind, among what a game offers. */
export const offerFinder =
  <View, Offer extends { readonly kind: string }>(offers: (view: View, seat: Seat) => readonly Offer[]) =>
  <Kind extends Offer['kind']>({ view, me }: SeenFrom<View>, kind: Kind) =>
    offers(view, me).find((offer): offer is Extract<Offer, { kind: Kind }> => offer.kind === kind);
