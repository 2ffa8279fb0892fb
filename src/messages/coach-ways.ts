import type { Language } from '../shared/language.ts';
import { coachWaysEn } from './coach-ways-en.ts';
import { coachWaysFr } from './coach-ways-fr.ts';

export type CoachWays = typeof coachWaysEn;

const WAYS: Readonly<Record<Language, CoachWays>> = { en: coachWaysEn, fr: coachWaysFr };

/** The ways to the coach and to forks, from tables and lists; apart from the other sentences, which the home page fetches ahead. */
export const coachWaysIn = (language: Language): CoachWays => WAYS[language];
