import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { View } from '../../games/buyword/view.ts';
import { botFactory } from '../bot-factory.ts';
import { makeBuyWordBot } from './make-bot.ts';
import { createSimpleBot } from './simple-bot.ts';

/** The bots of BuyWord. */
export const BUYWORD_BOTS = {
  make: botFactory<View, PlayerAction>({ house: createSimpleBot, make: makeBuyWordBot }),
  baselines: [],
} as const;
