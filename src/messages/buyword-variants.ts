import type { Language } from '../shared/language.ts';
import { buyWordVariantsEn } from './buyword-variants-en.ts';
import { buyWordVariantsFr } from './buyword-variants-fr.ts';

type BuyWordVariants = typeof buyWordVariantsEn;

const VARIANTS: Readonly<Record<Language, BuyWordVariants>> = {
  en: buyWordVariantsEn,
  fr: buyWordVariantsFr,
};

/** What is said of a variant of BuyWord, in one language; English sets the shape. */
export const buyWordVariantIn = <Name extends keyof BuyWordVariants>(
  language: Language,
  name: Name,
): BuyWordVariants[Name] => VARIANTS[language][name];
