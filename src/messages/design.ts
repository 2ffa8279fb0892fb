import type { Language } from '../shared/language.ts';
import { designEn } from './design-en.ts';
import { designFr } from './design-fr.ts';

const DESIGN: Readonly<Record<Language, typeof designEn>> = { en: designEn, fr: designFr };

/** What the page of the design system says; apart from the other sentences, since only one page needs it. */
export const designIn = (language: Language): typeof designEn => DESIGN[language];
