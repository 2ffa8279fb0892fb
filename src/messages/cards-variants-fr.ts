import type { ThemeName } from '../shared/themes.ts';
import type { cardsVariantsEn } from './cards-variants-en.ts';
import { themeName } from './themes.ts';

/** Les variantes de Choose Your Words : au salon, là où l’on prépare une table, et comme règles d’une table. */
export const cardsVariantsFr: typeof cardsVariantsEn = {
  category: {
    label: 'Catégories',
    rows: {
      category: {
        name: 'Catégorie',
        hint: '+10 pour un mot qui y entre.',
        values: { off: 'Aucune', dealer: 'Annoncée par le donneur' },
        say: (theme) => `Toujours\u00a0: ${themeName('fr', theme)}`,
      },
    },
    presets: {
      category: {
        name: 'Soirée catégories',
        text: 'Chaque donneur annonce une catégorie\u00a0: +10 pour un mot qui y entre.',
      },
    },
    sentence: ({ category }) => {
      if (category === 'off') return 'Pas de catégories.';
      return category === 'dealer'
        ? 'Le donneur peut annoncer une catégorie à chaque manche\u00a0: +10 pour un mot qui y entre. En cas de doute, on vote.'
        : `+10 pour un mot du thème\u00a0: ${themeName('fr', category as ThemeName)}.`;
    },
  },
};
