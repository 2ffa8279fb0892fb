import type { Language } from '../shared/language.ts';
import { creditsEn } from './credits-en.ts';
import { creditsFr } from './credits-fr.ts';

const CREDITS: Readonly<Record<Language, typeof creditsEn>> = { en: creditsEn, fr: creditsFr };

/** Whom and what the site is built on; apart from the other sentences, since only one page needs it. */
export const creditsIn = (language: Language): typeof creditsEn => CREDITS[language];
