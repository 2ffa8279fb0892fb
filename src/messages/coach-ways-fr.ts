import type { coachWaysEn } from './coach-ways-en.ts';
import { plural } from './wording.ts';

/** Ce qui est dit de l’entraîneur hors de ses propres pages. */
export const coachWaysFr: typeof coachWaysEn = {
  open: 'Analyse',
  openGame: 'Analyser cette partie',
  offer: 'As-tu bien joué, et quelle part revient à la chance\u202f?',
  forkTitle: (game, round) => `${game}, reprise à la manche ${round}`,
  forkAgain: 'Reprendre au même point',
  // Hints at a table; what they say is the coach's.
  hint: {
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
  },
};
