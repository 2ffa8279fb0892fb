import type { Language } from '../shared/language.ts';
import type { ThemeName } from '../shared/themes.ts';
import { themesEn } from './themes-en.ts';
import { themesFr } from './themes-fr.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<ThemeName, string>>>> = { en: themesEn, fr: themesFr };

/** What a theme that ships is called. */
export const themeName = (language: Language, theme: ThemeName): string => NAMES[language][theme];
