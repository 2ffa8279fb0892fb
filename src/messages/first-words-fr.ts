import type { firstWordsEn } from './first-words-en.ts';

export const firstWordsFr: typeof firstWordsEn = {
  heading: 'Un instant…',
  text: 'Cette page n’a pas pu être chargée en entier. La connexion est peut-être coupée\u202f; rien n’est perdu.',
  retry: 'Réessayer',
  notYet: 'Toujours rien. Vérifie ta connexion.',
};
