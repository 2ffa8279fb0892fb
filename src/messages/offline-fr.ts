import type { offlineEn } from './offline-en.ts';

export const offlineFr: typeof offlineEn = {
  appName: 'Wordstake',
  appDescription:
    'Deux jeux de lettres où les mots valent de l’argent\u00a0: seul, avec des robots ou entre amis.',
  playAlone: 'Jouer seul',
  passAndPlay: 'Se passer l’appareil',
  myGames: 'Mes parties',
  offline: 'Tu es hors ligne.',
  canDo:
    'Tu peux quand même jouer seul, avec des robots ou à plusieurs sur cet appareil, revoir tes parties et lire les règles.',
  newTable:
    'Une table entre amis a besoin d’Internet. Tu peux jouer avec des robots, ou à plusieurs sur cet appareil.',
  needsNetwork: 'Cette page a besoin d’Internet.',
};
