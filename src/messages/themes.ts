import type { Language } from '../shared/language.ts';
import type { ThemeName } from '../shared/themes.ts';

const NAMES: Readonly<Record<ThemeName, Readonly<Record<Language, string>>>> = {
  adjectives: { en: 'adjectives', fr: 'adjectifs' },
  animals: { en: 'animals', fr: 'animaux' },
  body: { en: 'body', fr: 'corps' },
  clothing: { en: 'clothing', fr: 'vêtements' },
  colours: { en: 'colours', fr: 'couleurs' },
  feelings: { en: 'feelings', fr: 'sentiments' },
  food: { en: 'food', fr: 'nourriture' },
  games: { en: 'games', fr: 'jeux' },
  garden: { en: 'garden', fr: 'jardin' },
  home: { en: 'home', fr: 'maison' },
  jobs: { en: 'jobs', fr: 'métiers' },
  music: { en: 'music', fr: 'musique' },
  nature: { en: 'nature', fr: 'nature' },
  nouns: { en: 'nouns', fr: 'noms' },
  ocean: { en: 'ocean', fr: 'océan' },
  plants: { en: 'plants', fr: 'plantes' },
  relatives: { en: 'relatives', fr: 'famille' },
  school: { en: 'school', fr: 'école' },
  space: { en: 'space', fr: 'espace' },
  sport: { en: 'sport', fr: 'sport' },
  tools: { en: 'tools', fr: 'outils' },
  vehicles: { en: 'vehicles', fr: 'véhicules' },
  verbs: { en: 'verbs', fr: 'verbes' },
  weather: { en: 'weather', fr: 'météo' },
};

/** What a theme that ships is called. */
export const themeName = (language: Language, theme: ThemeName): string => NAMES[theme][language];
