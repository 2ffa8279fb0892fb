import { foldWord } from '../../shared/fold-word.ts';
import type { Language } from '../../shared/language.ts';

/** What players may call the themes that a bot understands, in their own words (CW-21.1). */
const CALLED: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  animals: { en: 'animals', fr: 'animaux' },
  body: { en: 'body', fr: 'corps' },
  clothing: { en: 'clothing', fr: 'vêtements' },
  colours: { en: 'colours', fr: 'couleurs' },
  food: { en: 'food', fr: 'nourriture' },
  games: { en: 'games', fr: 'jeux' },
  garden: { en: 'garden', fr: 'jardin' },
  home: { en: 'home', fr: 'maison' },
  jobs: { en: 'jobs', fr: 'métiers' },
  music: { en: 'music', fr: 'musique' },
  ocean: { en: 'ocean', fr: 'océan' },
  plants: { en: 'plants', fr: 'plantes' },
  school: { en: 'school', fr: 'école' },
  space: { en: 'space', fr: 'espace' },
  sport: { en: 'sport', fr: 'sport' },
  vehicles: { en: 'vehicles', fr: 'véhicules' },
  weather: { en: 'weather', fr: 'météo' },
};

const byName = new Map(
  Object.entries(CALLED).flatMap(([theme, { en, fr }]) => [
    [foldWord(en), theme],
    [foldWord(fr), theme],
  ]),
);

/** The theme that a text names, in either language; undefined where it names none. */
export const themeNamed = (text: string): string | undefined => byName.get(foldWord(text.trim()));

/** What a bot calls a theme it announces. */
export const nameOfTheme = (theme: string, language: Language): string | undefined =>
  CALLED[theme]?.[language];
