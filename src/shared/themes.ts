import type { Language } from './language.ts';

/** The themes that ship, by the language of the words (BW-15.1); parts of speech are told for English only. */
export const THEMES = {
  en: [
    'adjectives',
    'animals',
    'arts',
    'body',
    'capitals',
    'cinema',
    'clothing',
    'colours',
    'countries',
    'feelings',
    'films',
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
    'presidents',
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
    'arts',
    'body',
    'capitals',
    'cinema',
    'clothing',
    'colours',
    'countries',
    'films',
    'food',
    'games',
    'garden',
    'home',
    'jobs',
    'music',
    'ocean',
    'plants',
    'presidents',
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

/** Themes with names, which count though the dictionary does not have them (BW-15.1); `games` has words beside. */
export const NAME_THEMES: readonly ThemeName[] = ['capitals', 'countries', 'films', 'games', 'presidents'];

export const hasNames = (theme: ThemeName): boolean => NAME_THEMES.includes(theme);

export const isThemeName = (text: string): text is ThemeName =>
  (THEMES.en as readonly string[]).includes(text);

export const hasTheme = (language: Language, theme: ThemeName): boolean =>
  (THEMES[language] as readonly string[]).includes(theme);

/** Themes as they are offered: those of words first, then those with names. */
const offered = (themes: readonly ThemeName[]): readonly ThemeName[] => [
  ...themes.filter((theme) => !hasNames(theme)),
  ...themes.filter(hasNames),
];

export const OFFERED_THEMES: Readonly<Record<Language, readonly ThemeName[]>> = {
  en: offered(THEMES.en),
  fr: offered(THEMES.fr),
};
