import type { Language } from '../shared/language.ts';
import { isThemeName, type ThemeName } from '../shared/themes.ts';
import { themesEn } from './themes-en.ts';
import { themesFr } from './themes-fr.ts';

const NAMES: Readonly<Record<Language, Readonly<Record<ThemeName, string>>>> = { en: themesEn, fr: themesFr };

/** What a theme that ships is called. */
export const themeName = (language: Language, theme: ThemeName): string => NAMES[language][theme];

/** What a category of a round is called: a shipped theme in the reader's language, own words as they were said (CW-21.1). */
export const categoryTitle = (language: Language, text: string, own = true): string =>
  !own && isThemeName(text) ? themeName(language, text) : text;
