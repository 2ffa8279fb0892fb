import type { Language } from '../shared/language.ts';
import { learnEn } from './learn-en.ts';
import { learnFr } from './learn-fr.ts';

/** English sets the shape. Not part of the one catalogue: the home page need not fetch it. */
export type Learn = typeof learnEn;

const CATALOGUES: Readonly<Record<Language, Learn>> = { en: learnEn, fr: learnFr };

/** What the lesson of BuyWord says, and the frame of both games' lessons, in one language. */
export const learnIn = (language: Language): Learn => CATALOGUES[language];
