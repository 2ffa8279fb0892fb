import type { CardsReason } from '../../bots/choose-your-words/reasons.ts';
import type { PlayerAction } from '../../games/choose-your-words/actions.ts';

/** An action and what a seat can expect to end with after it. */
export type Weighed = {
  readonly action: PlayerAction;
  readonly value: number;
  readonly why?: CardsReason;
};
