import type { View } from '../../games/buyword/view.ts';
import type { Evaluator } from './evaluator.ts';
import { rivalShares, rivalsOf } from './rivals.ts';
import type { StyleParameters } from './styles.ts';

/** A player at a table: what it sees, from which seat, how it judges, and its style. */
export type Player = {
  readonly view: View;
  readonly seat: number;
  readonly evaluator: Evaluator;
  readonly style: StyleParameters;
  /** Whether it thinks of who stands where and of what all others would do; else rivals are all alike to it. */
  readonly shrewd: boolean;
};

export const moneyOf = ({ seats }: View, seat: number): number => seats[seat]?.money ?? 0;

export const worthTo = ({ view, evaluator }: Player, seat: number, lot: string): number =>
  Math.max(0, evaluator.lotWorth(view, seat, lot));

/** How much a dollar of each seat counts against one of the player's own; all rivals together count 1. */
export const sharesOf = ({ view, seat, shrewd }: Player): readonly number[] => {
  if (shrewd) return rivalShares(view, seat);
  const rivals = rivalsOf(view, seat);
  return view.seats.map((_, each) => (rivals.includes(each) ? 1 / rivals.length : 0));
};
