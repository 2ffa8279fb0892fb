import type { DailyMessages } from './daily-en.ts';
import { formatNumber, plural } from './wording.ts';

const number = (value: number): string => formatNumber('fr', value);
const days = (count: number): string => `${number(count)}\u00a0${plural('fr', count, 'jour', 'jours')}`;

/** What is said of the game of the day. */
export const dailyFr: DailyMessages = {
  words: { en: 'mots anglais', fr: 'mots français' },
  alsoToday: 'Aussi aujourd’hui\u00a0:',
  of: {
    bag: {
      heading: 'Le sac du jour',
      lead: 'Un sac par jour\u00a0: les mêmes tuiles et les mêmes lancers pour tout le monde. Ta première partie compte.',
      toPlay: 'Tu n’as pas encore ouvert le sac d’aujourd’hui.',
      play: 'Ouvrir le sac',
      practise: 'S’entraîner avec ce sac',
      next: 'Un nouveau sac t’attend à minuit, heure locale.',
      marks: (count) => `${number(count)}\u00a0${plural('fr', count, 'mot vendu', 'mots vendus')}`,
      legend: 'Une case par mot vendu, selon son prix\u00a0:',
      steps: [
        'moins de 100\u00a0$',
        'de 100\u00a0$ à 199\u00a0$',
        'de 200\u00a0$ à 299\u00a0$',
        '300\u00a0$ et plus',
      ],
      botsHeading: 'Les robots avec le même sac',
      botsAfter: 'Les robots jouent ce sac quand tu as fini.',
      possible: {
        searching: 'On cherche ce qui était possible en connaissant tout le sac…',
        atLeast: (amount) => `En connaissant tout le sac, tu pouvais gagner au moins ${amount}.`,
        yours: 'Même en connaissant tout le sac, notre recherche n’a pas trouvé mieux que toi.',
      },
    },
    deal: {
      heading: 'La donne du jour',
      lead: 'Cinq manches de cartes contre Lison, Marius et Octave\u00a0: les mêmes mains pour tout le monde. Ta première partie compte.',
      toPlay:
        'Tu commences avec 500\u00a0jetons\u202f; la mise initiale est de 5, les mises et les relances de 10 au plus. Ce qui compte, ce sont tes jetons après cinq manches.',
      play: 'Distribuer les cartes',
      practise: 'S’entraîner avec ces cartes',
      next: 'De nouvelles cartes t’attendent à minuit, heure locale.',
      marks: (count) => `${number(count)}\u00a0${plural('fr', count, 'manche', 'manches')}`,
      legend: 'Une case par manche\u00a0:',
      steps: ['20\u00a0jetons ou plus perdus', 'moins, ou rien', 'gain', 'gain de 50\u00a0jetons ou plus'],
      botsHeading: 'Les robots à ta place',
      botsAfter: 'Quand tu as fini, les robots jouent tes mains contre les trois mêmes.',
      possible: {
        searching: 'On cherche ce qui était possible en connaissant toutes les cartes…',
        atLeast: (amount) => `En connaissant toutes les cartes, tu pouvais finir avec au moins ${amount}.`,
        yours: 'Même en connaissant toutes les cartes, notre recherche n’a pas trouvé mieux que toi.',
      },
    },
  },
  running: 'Ta partie t’attend. Elle compte si tu la finis aujourd’hui.',
  givenUp:
    'La partie d’aujourd’hui a été supprimée avant la fin\u00a0: elle ne compte pas. Tu peux encore t’entraîner.',
  goOn: 'Reprendre ta partie',
  review: 'Analyser ta partie',
  atYourTable: 'À ta table',
  share: 'Partager',
  copy: 'Copier le résultat',
  copied: 'Résultat copié.',
  shared: (game, day, words) => `Wordstake · ${game} · ${day} · ${words}`,
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
    none: 'Aucun résultat pour l’instant.',
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
    thinking: 'joue…',
    unreachable: 'Impossible de charger les robots.',
  },
};
