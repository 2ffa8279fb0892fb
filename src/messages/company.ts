import type { Language } from '../shared/language.ts';
import { apiEn } from './api-en.ts';
import { apiFr } from './api-fr.ts';
import { companyEn } from './company-en.ts';
import { companyFr } from './company-fr.ts';

/** What is said where people meet; apart from the other sentences, since pages fetch it only when they need it. */
export type CompanyMessages = typeof companyEn;

const COMPANY: Readonly<Record<Language, CompanyMessages>> = { en: companyEn, fr: companyFr };
const API: Readonly<Record<Language, typeof apiEn>> = { en: apiEn, fr: apiFr };

export const companyIn = (language: Language): CompanyMessages => COMPANY[language];

/** What each request of the API does. */
export const apiTextsIn = (language: Language): typeof apiEn => API[language];
