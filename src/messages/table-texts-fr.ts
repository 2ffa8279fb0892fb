import { waysOf } from './buyword-wording.ts';
import type { tableTextsEn } from './table-texts-en.ts';

const { count } = waysOf('fr');

/** Une durée comme on la dit : en jours, heures, minutes ou secondes. */
export const spanFr = (seconds: number): string => {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'jour', 'jours');
  if (seconds % 3600 === 0) return count(seconds / 3600, 'heure', 'heures');
  return seconds % 60 === 0
    ? count(seconds / 60, 'minute', 'minutes')
    : count(seconds, 'seconde', 'secondes');
};

export const tableTextsFr: typeof tableTextsEn = {
  dictionaryNames: {
    'en-full': 'Anglais, tous les mots',
    'en-common': 'Anglais, mots courants',
    'fr-full': 'Français, tous les mots',
    'fr-common': 'Français, mots courants',
  },
  dictionaryRules: {
    'en-full': 'Mots anglais du dictionnaire complet.',
    'en-common': 'Mots anglais courants seulement.',
    'fr-full': 'Mots français du dictionnaire complet, sans accents.',
    'fr-common': 'Mots français courants seulement, sans accents.',
  },
  twoPlayerAuctions: 'À deux joueurs, les règles françaises déconseillent les enchères.',
  playChips: 'Jetons fictifs, sans valeur réelle.',
  houseRows: {
    houseWords: { name: 'Mots acceptés en plus', hint: 'Valables ici, même absents du dictionnaire.' },
    houseBans: { name: 'Mots interdits', hint: 'Refusés ici, même présents dans le dictionnaire.' },
  },
};
