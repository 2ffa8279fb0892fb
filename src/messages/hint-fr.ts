import type { hintEn } from './hint-en.ts';
import { plural } from './wording.ts';

/** Ce qui entoure les indices à une table ; les indices eux-mêmes sont ceux de l’entraîneur. */
export const hintFr: typeof hintEn = {
  ask: 'Indice',
  heading: 'Indice',
  thinking: 'L’entraîneur réfléchit…',
  more: (level) => (level === 1 ? 'Quelles lettres\u202f?' : 'Quel coup\u202f?'),
  nothing: 'Il n’y a rien à décider ici.',
  unreachable: 'L’entraîneur est injoignable. Réessaie quand tu seras en ligne.',
  broken: 'L’entraîneur n’a pas de conseil ici.',
  notHere: 'Pas d’indices à cette table.',
  taken: (count) => `${count} ${plural('fr', count, 'indice', 'indices')}`,
  notCounted: (count) =>
    `Avec ${count} ${plural('fr', count, 'indice', 'indices')}\u00a0: cette partie ne compte pas pour les records.`,
};
