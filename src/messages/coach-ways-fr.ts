import type { coachWaysEn } from './coach-ways-en.ts';

/** Ce qui est dit de l’entraîneur hors de ses propres pages. */
export const coachWaysFr: typeof coachWaysEn = {
  open: 'Analyse',
  openGame: 'Analyser cette partie',
  offer: 'As-tu bien joué, ou était-ce la chance\u202f?',
  forkTitle: (game, round) => `${game}, reprise à la manche ${round}`,
  forkAgain: 'Réessayer de là',
};
