import type { Language } from '../shared/language.ts';
import { apiEn } from './api-en.ts';
import { apiFr } from './api-fr.ts';
import { socialEn } from './social-en.ts';
import { socialFr } from './social-fr.ts';

/** What is said where people meet; apart from the other sentences, since pages fetch it only when they need it. */
export type SocialMessages = typeof socialEn;

const SOCIAL: Readonly<Record<Language, SocialMessages>> = { en: socialEn, fr: socialFr };
const API: Readonly<Record<Language, typeof apiEn>> = { en: apiEn, fr: apiFr };

export const socialIn = (language: Language): SocialMessages => SOCIAL[language];

/** What each request of the API does. */
export const apiTextsIn = (language: Language): typeof apiEn => API[language];
