import type { Language } from '../shared/language.ts';
import { cardsLearnEn } from './cards-learn-en.ts';
import { cardsLearnFr } from './cards-learn-fr.ts';

/** English sets the shape. Not part of the one catalogue: the home page need not fetch it. */
export type CardsLearn = typeof cardsLearnEn;

const CATALOGUES: Readonly<Record<Language, CardsLearn>> = { en: cardsLearnEn, fr: cardsLearnFr };

/** What the lesson of Choose Your Words says, in one language. */
export const cardsLearnIn = (language: Language): CardsLearn => CATALOGUES[language];
