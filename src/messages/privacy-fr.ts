import { waysOf } from './buyword-wording.ts';
import type { privacyEn } from './privacy-en.ts';

const { count } = waysOf('fr');
const days = (number: number): string => count(number, 'jour', 'jours');

export const privacyFr: typeof privacyEn = {
  howLong: 'Pendant combien de temps',
  archive: (number) =>
    `Une partie finie, ou que tout le monde a quittée, est rangée ${days(number)} après la dernière visite\u202f; ce qui s’est dit à sa table disparaît avec elle.`,
  gamesGo: (number) =>
    `Ce qui est rangé est supprimé au bout de ${days(number)} de plus, un signalement ${days(number)} après avoir été fait.`,
  gamesStay: 'Ce qui est rangé est gardé, les signalements aussi.',
  guestsGo: (number) => `Un nom dont personne ne s’est servi pendant ${days(number)} est supprimé.`,
  guestsStay: 'Un nom dont personne ne se sert est gardé.',
  neverKept:
    'Les adresses ne sont gardées nulle part\u202f; elles sont seulement comptées un moment, pour que personne ne demande trop à la fois.',
  backups: 'Qui héberge ce site peut garder des sauvegardes un peu plus longtemps.',
  notTold: 'Cette page n’a pas pu demander au serveur pendant combien de temps il garde les choses.',
  mine: 'Ce que le serveur garde de toi',
  mineText:
    'Ton nom et ta langue, les tables où tu t’es assis, ce que tu y as fait et dit, et ceux que tu as rendus muets ou bloqués.',
  none: 'Rien\u00a0: il ne te connaît pas.',
  download: 'Tout télécharger',
  forget: 'Être oublié',
  askForget: 'Le serveur doit-il t’oublier\u202f?',
  askForgetText:
    'Tes places sont rendues, même dans les parties en cours. Dans les parties que d’autres ont jouées avec toi, un tiret remplace ton nom. Personne ne peut revenir en arrière.',
  yes: 'Oublie-moi',
  no: 'Garde-moi',
  forgotten: 'Le serveur t’a oublié.',
};
