import type { Options } from '../../games/choose-your-words/options.ts';
import { cardsVariantIn } from '../../messages/cards-variants.ts';
import { languageOf } from '../../shared/dictionaries.ts';
import { OFFERED_THEMES } from '../../shared/themes.ts';
import { row } from '../table-form.ts';
import { optionVariant } from '../variant.ts';

/** CW-21: a word that fits a category scores more. */
export const CATEGORY = optionVariant({
  option: 'category',
  rule: 'CW-21.1',
  plainly: () => 'dealer',
  texts: (language) => cardsVariantIn(language, 'category'),
  rows: [
    row('category', {
      values: ({ dictionary }: Options) => ['off', 'dealer', ...OFFERED_THEMES[languageOf(dictionary)]],
    }),
  ],
  /** The dealer names a category each round. */
  preset: {
    name: 'category',
    options: () => ({ category: 'dealer', challengeSeconds: 30 }),
    inSight: ['category'],
  },
});
