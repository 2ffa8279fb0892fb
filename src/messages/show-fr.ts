import type { Messages } from './messages.ts';
import { formatNumber } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);

export const showFr: Messages['show'] = {
  great: {
    record: () => 'Le mot de la partie',
    beat: (by) => `Bat une main à ${number(by)}`,
    worth: () => 'Un mot en or',
    length: (by) => `${number(by)} lettres`,
  },
  revealStep: 'On retourne les mots, du plus faible au plus fort.',
  showAll: 'Tout retourner',
  designHeading: 'Le hasard',
  designText: 'Le dé roule sur le tapis et n’est annoncé qu’à l’arrêt\u202f; un grand mot a son moment.',
  designRoll: 'Lancer',
  designGreat: 'Montrer un grand mot',
};
