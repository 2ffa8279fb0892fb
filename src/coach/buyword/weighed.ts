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
