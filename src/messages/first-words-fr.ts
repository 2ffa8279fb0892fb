import type { firstWordsEn } from './first-words-en.ts';

export const firstWordsFr: typeof firstWordsEn = {
  heading: 'Presque là',
  text: 'Une partie de cette page n’est pas arrivée. La connexion est peut-être coupée un instant\u202f; rien n’est perdu.',
  retry: 'Réessayer',
  notYet: 'Toujours rien. Ton appareil est-il en ligne\u202f?',
};
