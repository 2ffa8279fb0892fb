import type { Language } from './language.ts';

/** The themes that ship, by the language of the words (BW-15.1); parts of speech are told for English only. */
export const THEMES = {
  en: [
    'adjectives',
    'animals',
    'body',
    'clothing',
    'colours',
    'feelings',
    'food',
    'games',
    'garden',
    'home',
    'jobs',
    'music',
    'nature',
    'nouns',
    'ocean',
    'plants',
    'relatives',
    'school',
    'space',
    'sport',
    'tools',
    'vehicles',
    'verbs',
    'weather',
  ],
  fr: [
    'animals',
    'body',
    'clothing',
    'colours',
    'food',
    'games',
    'garden',
    'home',
    'jobs',
    'music',
    'ocean',
    'plants',
    'relatives',
    'school',
    'space',
    'sport',
    'vehicles',
    'weather',
  ],
} as const satisfies Readonly<Record<Language, readonly string[]>>;

/** Every theme there is in some language: the English ones hold the French. */
export type ThemeName = (typeof THEMES)['en'][number];

export const isThemeName = (text: string): text is ThemeName =>
  (THEMES.en as readonly string[]).includes(text);

export const hasTheme = (language: Language, theme: ThemeName): boolean =>
  (THEMES[language] as readonly string[]).includes(theme);
