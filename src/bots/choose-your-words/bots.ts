import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { asThinker, type Thinker } from '../bot.ts';
import { type BotRequest, botFactory } from '../bot-factory.ts';
import { BASELINES, createBaseline, isBaseline, type Judged } from './baseline-bots.ts';
import { chooseBet } from './bet-choice.ts';
import { handIn } from './card-codes.ts';
import { makeCardsBot } from './make-bot.ts';
import { ownWordsOf } from './own-words.ts';
import { judgeHand } from './policy/rank.ts';
import { createSimpleCardsBot } from './simple-bot.ts';

/** The Expert as it bet by its chance to win before it learned a policy, kept to be measured against. */
const OLD_EXPERT = 'expert-1';

const makeBot = botFactory<View, PlayerAction>({ house: createSimpleCardsBot, make: makeCardsBot });

/** A bot by its id, or one to be measured against: those that bet by rote do the rest like the Expert. */
const make = (request: BotRequest): Thinker<View, PlayerAction> => {
  const { id, ...parts } = request;
  if (id === OLD_EXPERT)
    return { ...makeCardsBot({ ...parts, level: 'expert', style: 'steady' }, chooseBet), name: id };
  if (!isBaseline(id)) return makeBot(request);
  const expert = makeBot({ ...parts, id: 'expert' });
  const judge = (view: View, seat: number): Judged =>
    judgeHand(ownWordsOf(parts.lexicon, view.options), handIn(view, seat), view.betting);
  return asThinker(
    createBaseline(id, { name: id, choose: (view, seat) => expert.think(view, seat)?.action }, judge),
  );
};

/** The bots of Choose Your Words. */
export const CARDS_BOTS = { make, baselines: [...BASELINES, OLD_EXPERT] } as const;
