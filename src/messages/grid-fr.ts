import { waysOf } from './buyword-wording.ts';
import { sayPlace } from './grid-place.ts';
import type { Messages } from './messages.ts';

const { money, number, count } = waysOf('fr');
const WAYS = { across: 'à l’horizontale', down: 'à la verticale' };

export const gridFr: Messages['grid'] = {
  heading: 'Grille',
  summary: (tiles, words) =>
    tiles === 0
      ? 'La grille est vide.'
      : `${count(tiles, 'tuile', 'tuiles')} sur la grille, ${count(words, 'mot', 'mots')}.`,
  keys: 'Les flèches déplacent la case, Espace change de sens, les lettres posent des tuiles, Retour arrière les reprend, plus et moins zooment, 0 montre tout.',
  keysLook: 'Les flèches déplacent la grille, plus et moins zooment, 0 montre tout.',
  square: (row, col, letter, way) => `${sayPlace('fr', row, col)}, ${letter ?? 'libre'}, ${WAYS[way]}`,
  way: {
    across: 'Sens horizontal\u00a0: passer au vertical',
    down: 'Sens vertical\u00a0: passer à l’horizontal',
  },
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Voir toute la grille',
  words: (words) => `Mots sur la grille\u00a0: ${number(words)}`,
  lies: (way, row, col) => `${WAYS[way]}, depuis ${sayPlace('fr', row, col)}`,
  begin: 'Touche une case, puis des tuiles\u202f; ou une tuile, puis sa case.',
  firstWord: 'Le premier mot commence sur la case marquée.',
  layTiles: 'Touche des tuiles ou tape des lettres\u202f; touche la case pour changer de sens.',
  pickSquare: 'Touche maintenant sa case.',
  made: 'Ce que tu vendrais',
  total: (words, price) => `${count(words, 'mot', 'mots')}, ${money(price)} en tout`,
  judged: { good: 'valable', 'not-a-word': 'pas dans le dictionnaire', 'off-theme': 'hors thème' },
  notInLine: 'Tes tuiles doivent toutes être sur une même ligne.',
  gap: (row, col) => `Il y a un trou dans ton mot\u00a0: ${sayPlace('fr', row, col)}.`,
  cleared: 'Nouveau sac\u00a0: la grille est vidée, et le prochain mot part du centre.',
  discard: 'Défausser…',
  backToGrid: 'Revenir à la grille',
  keysHint:
    'Sur la grille\u00a0: les flèches déplacent la case, Espace passe de l’horizontale à la verticale, Maj et une flèche déplacent la grille, + et − zooment, 0 montre tout.',
};
