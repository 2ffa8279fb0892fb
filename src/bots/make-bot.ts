import type { PlayerAction as BuyWordAction } from '../games/buyword/actions.ts';
import type { View as BuyWordView } from '../games/buyword/view.ts';
import type { PlayerAction as CardsAction } from '../games/choose-your-words/actions.ts';
import type { View as CardsView } from '../games/choose-your-words/view.ts';
import type { Lexicon } from '../lexicon/lexicon.ts';
import { keptBy } from '../shared/kept-by.ts';
import { asThinker, type Bot, type Thinker } from './bot.ts';
import type { BotParts } from './bot-parts.ts';
import { makeBuyWordBot } from './buyword/make-bot.ts';
import { createSimpleBot } from './buyword/simple-bot.ts';
import { type BotId, mannerOf } from './characters.ts';
import { makeCardsBot } from './choose-your-words/make-bot.ts';
import { createSimpleCardsBot } from './choose-your-words/simple-bot.ts';

export type BotRequest = Pick<BotParts, 'lexicon' | 'seed' | 'work'> & { readonly id: BotId };

type Makers<View, Action> = {
  readonly house: (lexicon: Lexicon) => Bot<View, Action>;
  readonly make: (parts: BotParts) => Thinker<View, Action>;
};

const doorOf = <View, Action>({ house, make }: Makers<View, Action>) => {
  const houseBot = keptBy((lexicon: Lexicon) => asThinker(house(lexicon)));
  return ({ id, ...parts }: BotRequest): Thinker<View, Action> => {
    const manner = mannerOf(id);
    return manner === undefined ? houseBot(parts.lexicon) : { ...make({ ...parts, ...manner }), name: id };
  };
};

const DOORS = {
  buyword: doorOf<BuyWordView, BuyWordAction>({ house: createSimpleBot, make: makeBuyWordBot }),
  'choose-your-words': doorOf<CardsView, CardsAction>({ house: createSimpleCardsBot, make: makeCardsBot }),
} as const;

/** The games that bots play, by name. */
export type BotGame = keyof typeof DOORS;

/** The one door to every bot: of a game, by its id. */
export const makeBot = <Game extends BotGame>(
  game: Game,
  request: BotRequest,
): ReturnType<(typeof DOORS)[Game]> => DOORS[game](request) as ReturnType<(typeof DOORS)[Game]>;
