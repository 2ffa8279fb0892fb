/** What the engine (games/core) is made of here. */
import type { PhaseRules as CorePhaseRules, OfferRules, TableOf } from '../core/phase-rules.ts';
import type { Action } from './actions.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import type { Offer } from './offers.ts';
import type { CardsRefusal } from './refusals.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

export type CardsTypes = {
  readonly env: Env;
  readonly state: State;
  readonly action: Action;
  readonly event: GameEvent;
  readonly refusal: CardsRefusal;
};

export type Table = TableOf<CardsTypes>;

export type PhaseRules = CorePhaseRules<CardsTypes> &
  OfferRules<View, Offer> & {
    /** Which betting or exchange, from 1; 0 for other phases. */
    readonly number: number;
    /** CW-4.7: whether the phase goes on where one player, or none, is left in the round. */
    readonly outlastsRivals?: true;
  };
