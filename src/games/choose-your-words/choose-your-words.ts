import type { Game } from '../core/game.ts';
import type { Action } from './actions.ts';
import { apply } from './apply.ts';
import { decide } from './decide.ts';
import type { Env } from './env.ts';
import type { GameEvent } from './events.ts';
import { type Offer, offers } from './offers.ts';
import { redact } from './redact.ts';
import type { CardsRefusal } from './refusals.ts';
import { SCHEMA_VERSION, start } from './start.ts';
import type { State } from './state.ts';
import { type View, view } from './view.ts';

export type ChooseYourWords = Game<Env, unknown, State, Action, GameEvent, View, Offer, CardsRefusal>;

/** Choose Your Words (docs/rules/choose-your-words.en.md). */
export const CHOOSE_YOUR_WORDS: ChooseYourWords = {
  name: 'choose-your-words',
  rulesVersion: 1,
  schemaVersion: SCHEMA_VERSION,
  stateVersion: 3,
  start,
  decide,
  apply,
  view,
  redact,
  offers,
  isOver: (state) => state.phase === 'over',
};
