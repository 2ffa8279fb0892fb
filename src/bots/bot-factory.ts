import type { Lexicon } from '../lexicon/lexicon.ts';
import { keptBy } from '../shared/kept-by.ts';
import { asThinker, type Bot, type Thinker } from './bot.ts';
import type { BotParts } from './bot-parts.ts';
import { isBotId, mannerOf } from './characters.ts';

/** Which bot is asked for, by its id, and what it is made of. */
export type BotRequest = Pick<BotParts, 'lexicon' | 'seed' | 'work'> & { readonly id: string };

type Makers<View, Action> = {
  readonly house: (lexicon: Lexicon) => Bot<View, Action>;
  readonly make: (parts: BotParts) => Thinker<View, Action>;
};

/** Makes every bot of a game by its id; throws where there is none of that id. */
export const botFactory = <View, Action>({ house, make }: Makers<View, Action>) => {
  const houseBot = keptBy((lexicon: Lexicon) => asThinker(house(lexicon)));
  return ({ id, ...parts }: BotRequest): Thinker<View, Action> => {
    if (!isBotId(id)) throw new Error(`there is no bot ${id}`);
    const manner = mannerOf(id);
    return manner === undefined ? houseBot(parts.lexicon) : { ...make({ ...parts, ...manner }), name: id };
  };
};
