/** What the engine (games/core) is made of here. */
import type { PhaseRules as CorePhaseRules, OfferRules, TableOf } from '../core/phase-rules.ts';
import type { Seat } from '../core/seat.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import type { Offer } from './offers.ts';
import type { BuyWordRefusal } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type BuyWordTypes = {
  readonly env: Env;
  readonly state: State;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: BuyWordRefusal;
};

export type Table = TableOf<BuyWordTypes>;

/** The table's options put phases together (round-rules.ts). */
export type PhaseRules = CorePhaseRules<BuyWordTypes> &
  OfferRules<View, Offer> & {
    /** After a player has left: mends what the phase holds. */
    readonly afterLeaving?: (table: Table, seat: Seat) => void;
  };
