import type { Language } from '../shared/language.ts';
import { finderEn } from './finder-en.ts';
import { finderFr } from './finder-fr.ts';

const FINDER: Readonly<Record<Language, typeof finderEn>> = { en: finderEn, fr: finderFr };

/** What the word finder says; apart from the other sentences, since only one page needs it. */
export const finderIn = (language: Language): typeof finderEn => FINDER[language];
