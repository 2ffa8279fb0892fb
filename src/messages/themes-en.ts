import type { ThemeName } from '../shared/themes.ts';

/** What the themes that ship are called. */
export const themesEn: Readonly<Record<ThemeName, string>> = {
  adjectives: 'adjectives',
  animals: 'animals',
  body: 'body',
  clothing: 'clothing',
  colours: 'colours',
  feelings: 'feelings',
  food: 'food',
  games: 'games',
  garden: 'garden',
  home: 'home',
  jobs: 'jobs',
  music: 'music',
  nature: 'nature',
  nouns: 'nouns',
  ocean: 'ocean',
  plants: 'plants',
  relatives: 'relatives',
  school: 'school',
  space: 'space',
  sport: 'sport',
  tools: 'tools',
  vehicles: 'vehicles',
  verbs: 'verbs',
  weather: 'weather',
};
