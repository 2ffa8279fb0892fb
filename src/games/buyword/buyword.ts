import type { Game } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { decide } from './decide.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import { type Offer, offers } from './offers.ts';
import type { BuyWordRefusal } from './refusals.ts';
import { SCHEMA_VERSION, start } from './start.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export type BuyWord = Game<Env, unknown, State, Action, GameEvent, View, Offer, BuyWordRefusal>;

/** BuyWord (docs/rules/buyword.en.md). */
export const BUYWORD: BuyWord = {
  name: 'buyword',
  rulesVersion: 1,
  schemaVersion: SCHEMA_VERSION,
  stateVersion: 3,
  start,
  decide,
  apply,
  view,
  // Lots, purchases, sales and the box are open to all (BW-17): no event holds anything hidden.
  redact: (event) => event,
  offers,
  isOver: (state) => state.phase === 'over',
};
