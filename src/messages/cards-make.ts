import type { Language } from '../shared/language.ts';
import { cardsMakeEn } from './cards-make-en.ts';
import { cardsMakeFr } from './cards-make-fr.ts';

/** English sets the shape. Not part of the one catalogue: the home page need not fetch it. */
export type CardsMake = typeof cardsMakeEn;

const CATALOGUES: Readonly<Record<Language, CardsMake>> = { en: cardsMakeEn, fr: cardsMakeFr };

/** What the page that makes a table of Choose Your Words says, in one language. */
export const cardsMakeIn = (language: Language): CardsMake => CATALOGUES[language];
