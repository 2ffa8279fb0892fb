import type { BuyWordReason } from '../../bots/buyword/reasons.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';

/** An action and what a seat can expect to end with after it. */
export type Weighed = {
  readonly action: PlayerAction;
  readonly value: number;
  readonly why?: BuyWordReason;
};

/** Of an action that was played, where it is of a kind. */
export const playedAs = <Kind extends PlayerAction['kind']>(
  played: PlayerAction | undefined,
  kind: Kind,
): Extract<PlayerAction, { kind: Kind }> | undefined =>
  played?.kind === kind ? (played as Extract<PlayerAction, { kind: Kind }>) : undefined;

/** What a choice brings the seat itself, and the same less what it brings the rivals. */
type Sides = { readonly own: number; readonly edge: number };

/**
 * What choices are worth of which some bring the seat less and the rivals less still: each loses the lesser of what it costs the seat and what
 * it costs it against the rivals. So neither who plays for money nor who plays to win is blamed.
 */
export const worthByBothSides = (sides: readonly Sides[]): number[] => {
  const mostOwn = Math.max(...sides.map(({ own }) => own));
  const mostEdge = Math.max(...sides.map(({ edge }) => edge));
  return sides.map(({ own, edge }) => mostOwn - Math.min(mostOwn - own, mostEdge - edge));
};
