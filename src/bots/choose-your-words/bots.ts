import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { asThinker, type Thinker } from '../bot.ts';
import { type BotRequest, botFactory } from '../bot-factory.ts';
import { HOUSE_BOT } from '../characters.ts';
import { BASELINES, createBaseline, isBaseline } from './baseline-bots.ts';
import { makeCardsBot } from './make-bot.ts';
import { createSimpleCardsBot } from './simple-bot.ts';

const makeBot = botFactory<View, PlayerAction>({ house: createSimpleCardsBot, make: makeCardsBot });

/** A bot by its id, or one that bets by rote and does the rest like the house bot. */
const make = (request: BotRequest): Thinker<View, PlayerAction> => {
  const { id } = request;
  if (!isBaseline(id)) return makeBot(request);
  const house = makeBot({ ...request, id: HOUSE_BOT });
  return asThinker(createBaseline(id, { name: id, choose: (view, seat) => house.think(view, seat)?.action }));
};

/** The bots of Choose Your Words. */
export const CARDS_BOTS = { make, baselines: BASELINES } as const;
