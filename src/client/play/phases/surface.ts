import type { FunctionComponent } from 'preact';
import type { View } from '../../../games/buyword/view.ts';
import type { Seat } from '../../../games/core/seat.ts';

/** The table as one sees it, and where one sits (NO_SEAT for who looks on). */
export type Looking = { readonly view: View; readonly me: Seat };

/** How a phase of a round looks at the table. A phase has a file of its own here, and a line in surfaces.ts. */
export type PhaseSurface = {
  /** Names the one next step to who is to take it … */
  readonly prompt: (at: Looking) => string;
  /** … and to all others, who wait for these. */
  readonly waiting: (who: readonly string[], view: View) => string;
  /** The buttons of the step; the one marked `data-step-focus` takes the focus when the step begins. */
  readonly Actions: FunctionComponent<Looking>;
  /** What lies on the felt above the hand, whoever is to act; one's lot where nothing is said. */
  readonly Felt?: FunctionComponent<Looking>;
  /** What comes before the felt, whoever is to act. */
  readonly Above?: FunctionComponent<Looking>;
  /** What lies between felt and buttons, whoever is to act … */
  readonly Panel?: FunctionComponent<Looking>;
  /** … and below the buttons. */
  readonly Below?: FunctionComponent<Looking>;
  /** Whether tiles of the hand may be laid out now. */
  readonly laysOut?: (at: Looking) => boolean;
  /** What tells one step of the phase from the next, where whose turn it is does not: a new one takes the focus. */
  readonly stepKey?: (at: Looking) => string;
  /** What a key does for who is to act; whether it does anything. */
  readonly onKey?: (event: KeyboardEvent, at: Looking) => boolean;
};

/** Whether something is to be done by who sits here. */
export const isMyStep = ({ view, me }: Looking): boolean =>
  view.phase !== 'over' && view.seats[me] !== undefined && view.toAct.includes(me);
