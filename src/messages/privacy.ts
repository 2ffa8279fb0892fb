import type { Language } from '../shared/language.ts';
import { privacyEn } from './privacy-en.ts';
import { privacyFr } from './privacy-fr.ts';

const PRIVACY: Readonly<Record<Language, typeof privacyEn>> = { en: privacyEn, fr: privacyFr };

/** What is said about what the server keeps; apart from the other sentences, since only one page needs it. */
export const privacyIn = (language: Language): typeof privacyEn => PRIVACY[language];
