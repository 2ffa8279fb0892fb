import type { Language } from '../shared/language.ts';
import { type BotsPageMessages, botsPageEn } from './bots-page-en.ts';
import { botsPageFr } from './bots-page-fr.ts';

const BOTS_PAGE: Readonly<Record<Language, BotsPageMessages>> = { en: botsPageEn, fr: botsPageFr };

/** What is said about how well the bots play; apart from the other sentences, since only one page needs it. */
export const botsPageIn = (language: Language): BotsPageMessages => BOTS_PAGE[language];
