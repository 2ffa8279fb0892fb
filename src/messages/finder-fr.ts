import type { finderEn } from './finder-en.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const money = (amount: number): string => formatMoney('fr', amount);

export const finderFr: typeof finderEn = {
  heading: 'Chercheur de mots',
  closed:
    'Tu joues une partie où ce sont les joueurs qui jugent les mots. Le chercheur rouvrira quand elle sera finie.',
  letters: 'Tes lettres',
  placeholder: 'Tape des lettres',
  hint: 'Avec ou sans accents. Touche une tuile pour l’enlever.',
  clear: 'Effacer',
  surprise: 'Surprise\u202f!',
  wild: 'Avec un joker',
  wildHint: 'remplace une lettre, 1\u00a0point',
  dictionary: 'Dictionnaire',
  tiers: { full: 'Complet', common: 'Courant' },
  wordCount: (count) => `${number(count)}\u00a0${plural('fr', count, 'mot', 'mots')}`,
  tryHeading: 'Essaie par exemple',
  examples: ['EYJUXOE', 'KIWIBOXE', 'QUILLEJON'],
  tryRack: (letters) => `Essayer les lettres ${letters}`,
  pipsHeading: 'Valeur des lettres',
  dearestHeading: 'Les mots les plus chers',
  together: 'À vendre ensemble',
  togetherFound: 'À vendre ensemble (meilleur choix trouvé)',
  alone: (word, amount) => `Le mieux est de vendre ${word} tout seul\u00a0: ${money(amount)}.`,
  total: (amount) => `Total\u00a0: ${money(amount)}`,
  foundStatus: (count, first) =>
    count === 1
      ? `Un seul mot\u00a0: ${first}`
      : `${number(count)}\u00a0mots, du plus cher au moins cher\u00a0: ${first}`,
  loading: 'Chargement du dictionnaire…',
  noWord: 'Aucun mot ne se cache dans ces lettres. Essaie avec une voyelle de plus, ou un joker.',
  badLetter: (letter) =>
    `«\u00a0${letter}\u00a0» n’est pas une lettre. Il en faut de A à Z, avec ou sans accents.`,
  tooLong: (most) => `Que de lettres\u202f! Le chercheur en accepte ${number(most)} au maximum.`,
  unreachable: 'Impossible de charger le dictionnaire. Vérifie ta connexion.',
  broken: 'Le dictionnaire reçu est illisible.',
  retry: 'Réessayer',
};
