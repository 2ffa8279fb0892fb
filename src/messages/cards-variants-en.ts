import type { Options } from '../games/choose-your-words/options.ts';
import type { ThemeName } from '../shared/themes.ts';
import { themeName } from './themes.ts';

/** What is said of the variants of Choose Your Words: in the lobby, where a table is made, and as rules of a table. */
export const cardsVariantsEn = {
  category: {
    label: 'Categories',
    rows: {
      category: {
        name: 'Category',
        hint: '+10 for a word that fits it.',
        values: { off: 'None', dealer: 'Named by the dealer' },
        say: (theme: ThemeName) => `Always ${themeName('en', theme)}`,
      },
    },
    presets: {
      category: {
        name: 'Category night',
        text: 'Each dealer names a category: +10 for a word that fits.',
      },
    },
    sentence: ({ category }: Options) => {
      if (category === 'off') return 'No categories.';
      return category === 'dealer'
        ? 'The dealer may name a category each round: +10 for a word that fits, and challenges go to a vote.'
        : `+10 for a word on the theme: ${themeName('en', category as ThemeName)}.`;
    },
  },
};
