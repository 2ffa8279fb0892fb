import { waysOf } from './buyword-wording.ts';
import type { privacyEn } from './privacy-en.ts';

const { count } = waysOf('fr');
const days = (number: number): string => count(number, 'jour', 'jours');

export const privacyFr: typeof privacyEn = {
  howLong: 'Durées de conservation',
  archive: (number) =>
    `Une partie finie, ou que tout le monde a quittée, est archivée ${days(number)} après la dernière visite\u202f; les messages de sa table sont alors supprimés.`,
  gamesGo: (number) =>
    `Une partie archivée est supprimée au bout de ${days(number)} de plus, un signalement au bout de ${days(number)}.`,
  gamesStay: 'Les parties archivées sont conservées, les signalements aussi.',
  guestsGo: (number) => `Un nom inutilisé pendant ${days(number)} est supprimé, avec son avatar.`,
  guestsStay: 'Un nom inutilisé est conservé.',
  dailyGo: (number) => `Les résultats des classements du jour sont supprimés au bout de ${days(number)}.`,
  neverKept:
    'Les adresses IP ne sont conservées nulle part\u202f; elles servent seulement, un court moment, à limiter le nombre de requêtes.',
  backups: 'L’hébergeur de ce site peut garder des sauvegardes un peu plus longtemps.',
  notTold: 'Impossible de demander au serveur ses durées de conservation.',
  mine: 'Ce que le serveur garde sur toi',
  mineText:
    'Ton nom, ton avatar, sa couleur et ta langue, les tables où tu t’es assis, ce que tu y as fait et écrit, tes résultats aux classements du jour, et les personnes que tu as masquées ou bloquées.',
  none: 'Rien\u00a0: il ne te connaît pas.',
  download: 'Tout télécharger',
  forget: 'Effacer mes données',
  askForget: 'Effacer tes données du serveur\u202f?',
  askForgetText:
    'Tu perds tes places, même dans les parties en cours. Dans les parties déjà jouées avec d’autres, «\u00a0quelqu’un\u00a0» prend ta place, et ton avatar disparaît. C’est définitif.',
  yes: 'Tout effacer',
  no: 'Tout garder',
  forgotten: 'Tes données sont effacées.',
};
