import { BUYWORD_FORM } from '../../catalog/buyword-form.ts';
import { CARDS_FORM } from '../../catalog/cards-form.ts';
import { BuyWordGlance } from '../buyword/rules-glance.tsx';
import { CardsGlance } from '../choose-your-words/rules-glance.tsx';
import { rulesPageLoader } from './rules-of.tsx';

export const loadBuyWordRules = rulesPageLoader(
  BUYWORD_FORM,
  { Glance: BuyWordGlance, learn: '/learn' },
  {
    en: () => import('virtual:rules/buyword.en'),
    fr: () => import('virtual:rules/buyword.fr'),
  },
);
export const loadCardsRules = rulesPageLoader(
  CARDS_FORM,
  { Glance: CardsGlance, learn: '/cards/learn' },
  {
    en: () => import('virtual:rules/choose-your-words.en'),
    fr: () => import('virtual:rules/choose-your-words.fr'),
  },
);
