import type { Language } from '../shared/language.ts';
import { type DailyMessages, dailyEn } from './daily-en.ts';
import { dailyFr } from './daily-fr.ts';

const DAILY: Readonly<Record<Language, DailyMessages>> = { en: dailyEn, fr: dailyFr };

/** What is said of the game of the day; apart from the other sentences, since only its page needs it. */
export const dailyIn = (language: Language): DailyMessages => DAILY[language];
