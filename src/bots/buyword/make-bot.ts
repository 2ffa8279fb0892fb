import type { PlayerAction } from '../../games/buyword/actions.ts';
import type { View } from '../../games/buyword/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { keptBy } from '../../shared/kept-by.ts';
import type { Thinker } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { createSimpleBot } from './simple-bot.ts';

const botOf = keptBy(createSimpleBot);

/** A bot for BuyWord of a level and style. */
export const makeBuyWordBot = ({ lexicon, level }: BotParts): Thinker<View, PlayerAction> => ({
  name: level,
  think: (view, seat) => {
    const words = vocabularyOf(lexicon, level, languageOf(view.options.dictionary));
    const action = botOf(words).choose(view, seat);
    return action === undefined ? undefined : { action };
  },
});
