import { waysOf } from './buyword-wording.ts';
import { formatMoney } from './money.ts';
import type { MoveWords } from './moves.ts';
import { plural } from './wording.ts';

const { list } = waysOf('fr');

/** Ce qu’on peut faire à une table, comme on le conseillerait. */
export const movesFr: MoveWords = {
  list,
  roll: 'lancer le dé',
  choose: (count) => `choisir ${count} ${plural('fr', count, 'tuile', 'tuiles')}`,
  draft: (letter) => `prendre ${letter}`,
  buy: 'acheter le lot',
  decline: 'renoncer au lot',
  auction: 'mettre le lot aux enchères',
  bid: (amount) => `enchérir à ${formatMoney('fr', amount)}`,
  pass: 'passer',
  sell: (word) => `vendre ${word}`,
  wilds: (letters) => `avec un joker pour ${list(letters)}`,
  discard: (letters) => `défausser ${list(letters)}`,
  done: 'garder les tuiles',
  propose: 'proposer un échange',
  accept: 'accepter l’échange',
  reject: 'refuser l’échange',
  withdraw: 'retirer la proposition',
  challenge: 'contester le mot',
  waive: 'laisser passer les mots',
  vote: { yes: 'voter pour le mot', no: 'voter contre le mot', pass: 's’abstenir' },
  category: 'annoncer une catégorie',
  noCategory: 'n’annoncer aucune catégorie',
  bet: (chips) => `miser ${chips}`,
  check: 'faire parole',
  call: 'suivre',
  raise: (chips) => `relancer à ${chips}`,
  fold: 'se coucher',
  exchange: (letters) => `échanger ${list(letters)}`,
  exchangeNone: 'garder toutes ses cartes',
  wildCard: 'un joker',
  declare: (word) => `annoncer ${word}`,
  declareNone: 'n’annoncer aucun mot',
};
