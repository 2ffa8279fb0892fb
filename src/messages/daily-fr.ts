import type { DailyMessages } from './daily-en.ts';
import { formatMoney } from './money.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const money = (amount: number): string => formatMoney('fr', amount);
const days = (count: number): string => `${number(count)}\u00a0${plural('fr', count, 'jour', 'jours')}`;

/** What is said of the game of the day. */
export const dailyFr: DailyMessages = {
  heading: 'Le sac du jour',
  lead: 'Un sac par jour\u00a0: les mêmes tuiles et les mêmes lancers pour tout le monde. Ta première partie compte.',
  words: { en: 'mots anglais', fr: 'mots français' },
  toPlay: 'Tu n’as pas encore ouvert le sac d’aujourd’hui.',
  running: 'Ta partie t’attend. Elle compte si tu la finis aujourd’hui.',
  givenUp:
    'La partie d’aujourd’hui a été supprimée avant la fin\u00a0: elle ne compte pas. Tu peux encore t’entraîner.',
  play: 'Ouvrir le sac',
  goOn: 'Reprendre ta partie',
  practise: 'S’entraîner avec ce sac',
  replay: 'Revoir ta partie',
  next: 'Un nouveau sac t’attend à minuit, heure locale.',
  share: 'Partager',
  copy: 'Copier le résultat',
  copied: 'Résultat copié.',
  squares: (count) => `${number(count)}\u00a0${plural('fr', count, 'mot vendu', 'mots vendus')}`,
  legend: 'Une barre par mot vendu, selon son prix\u00a0:',
  step: (least, below) =>
    below === undefined
      ? `${money(least)} et plus`
      : least === 0
        ? `moins de ${money(below)}`
        : `de ${money(least)} à ${money(below - 1)}`,
  shared: (day, words) => `Wordstake · Le sac du jour · ${day} · ${words}`,
  sharedStreak: days,
  calendar: {
    heading: 'Ton calendrier',
    streak: (now, longest) =>
      now === 0
        ? `Plus longue série\u00a0: ${days(longest)}`
        : `${days(now)} d’affilée · record\u00a0: ${days(longest)}`,
    none: 'Joue deux jours de suite pour commencer une série.',
    before: 'Mois précédent',
    after: 'Mois suivant',
    day: (day, score, grade) => `${day}\u00a0: ${score}, ${grade}`,
  },
  table: {
    heading: 'Le classement du jour',
    none: 'Personne n’y figure encore.',
    count: (count) => `${number(count)}\u00a0${plural('fr', count, 'joueur', 'joueurs')}`,
    place: (place) => `${number(place)}.`,
    you: 'toi',
    sendAs: 'Ajoute ton résultat au classement du jour. Comment t’appelles-tu\u202f?',
    send: 'Ajouter mon résultat',
    waiting: 'Ton résultat sera envoyé dès que tu seras en ligne.',
    late: 'Ton résultat est arrivé après la fin du jour\u00a0: il n’est pas au classement.',
    refused: 'Le serveur n’a pas accepté ton résultat\u00a0: il a peut-être une autre version du jeu.',
    honest:
      'Le serveur rejoue chaque partie selon les règles. Il ne peut pas savoir qui a cherché des mots ailleurs\u00a0: c’est pour le plaisir.',
  },
  bots: {
    heading: 'Les robots avec le même sac',
    thinking: 'joue…',
    after: 'Les robots jouent ce sac quand tu as fini.',
    unreachable: 'Impossible de charger les robots.',
  },
};
