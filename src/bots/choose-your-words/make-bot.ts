import type { PlayerAction } from '../../games/choose-your-words/actions.ts';
import type { View } from '../../games/choose-your-words/view.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { keptBy } from '../../shared/kept-by.ts';
import type { Thinker } from '../bot.ts';
import type { BotParts } from '../bot-parts.ts';
import { vocabularyOf } from '../vocabulary.ts';
import { createSimpleCardsBot } from './simple-bot.ts';

const botOf = keptBy(createSimpleCardsBot);

/** A bot for Choose Your Words of a level and style. */
export const makeCardsBot = ({ lexicon, level }: BotParts): Thinker<View, PlayerAction> => ({
  name: level,
  think: (view, seat) => {
    const words = vocabularyOf(lexicon, level, languageOf(view.options.dictionary));
    const action = botOf(words).choose(view, seat);
    return action === undefined ? undefined : { action };
  },
});
