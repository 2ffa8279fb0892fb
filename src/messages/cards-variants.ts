import type { Language } from '../shared/language.ts';
import { cardsVariantsEn } from './cards-variants-en.ts';
import { cardsVariantsFr } from './cards-variants-fr.ts';

type CardsVariants = typeof cardsVariantsEn;

const VARIANTS: Readonly<Record<Language, CardsVariants>> = { en: cardsVariantsEn, fr: cardsVariantsFr };

/** What is said of a variant of Choose Your Words, in one language; English sets the shape. */
export const cardsVariantIn = <Name extends keyof CardsVariants>(
  language: Language,
  name: Name,
): CardsVariants[Name] => VARIANTS[language][name];
