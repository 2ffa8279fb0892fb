import type { offlineEn } from './offline-en.ts';

export const offlineFr: typeof offlineEn = {
  appName: 'Wordstake',
  appDescription:
    'Deux jeux de lettres où les mots sont de l’argent\u00a0: seul, avec des robots ou entre amis.',
  playAlone: 'Jouer seul',
  passAndPlay: 'Sur un seul appareil',
  myGames: 'Mes parties',
  offline: 'Tu es hors ligne.',
  canDo:
    'Jouer seul, avec des robots ou à plusieurs sur cet appareil marche sans réseau\u202f; tes parties et les règles aussi.',
  newTable: 'Une table entre amis a besoin du réseau. Avec des robots ici, ou à tour de rôle, tu peux jouer.',
  needsNetwork: 'Il faut le réseau\u00a0: cela se trouve sur le serveur.',
};
