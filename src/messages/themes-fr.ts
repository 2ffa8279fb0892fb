import type { ThemeName } from '../shared/themes.ts';

/** Comment s’appellent les thèmes fournis. */
export const themesFr: Readonly<Record<ThemeName, string>> = {
  adjectives: 'adjectifs',
  animals: 'animaux',
  body: 'corps',
  clothing: 'vêtements',
  colours: 'couleurs',
  feelings: 'sentiments',
  food: 'nourriture',
  games: 'jeux',
  garden: 'jardin',
  home: 'maison',
  jobs: 'métiers',
  music: 'musique',
  nature: 'nature',
  nouns: 'noms',
  ocean: 'océan',
  plants: 'plantes',
  relatives: 'famille',
  school: 'école',
  space: 'espace',
  sport: 'sport',
  tools: 'outils',
  vehicles: 'véhicules',
  verbs: 'verbes',
  weather: 'météo',
};
