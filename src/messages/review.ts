import type { Language } from '../shared/language.ts';
import { reviewEn } from './review-en.ts';
import { reviewFr } from './review-fr.ts';

export type ReviewMessages = typeof reviewEn;

const REVIEW: Readonly<Record<Language, ReviewMessages>> = { en: reviewEn, fr: reviewFr };

/** What is said of reviews and forks; apart from the other sentences, since only their pages need it. */
export const reviewIn = (language: Language): ReviewMessages => REVIEW[language];
