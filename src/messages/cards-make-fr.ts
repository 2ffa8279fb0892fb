import { waysOf } from './buyword-wording.ts';
import type { CardsMake } from './cards-make.ts';
import { spanFr } from './table-rules-fr.ts';

const { number, count } = waysOf('fr');

export const cardsMakeFr: CardsMake = {
  number,
  span: spanFr,
  preset: {
    friendly: { name: 'Entre amis', text: '200\u00a0jetons, petites mises, tout son temps.' },
    tournament: {
      name: 'Tournoi',
      text: '500\u00a0jetons, des mises qui comptent, une minute par tour\u00a0; les mains couchées restent fermées.',
    },
    category: {
      name: 'Soirée catégories',
      text: 'Chaque donneur annonce une catégorie\u00a0: +10 pour un mot qui y entre.',
    },
  },
  groups: { words: 'Mots et cartes', stakes: 'Les mises', round: 'Pendant une manche', end: 'La fin' },
  option: {
    dictionary: { name: 'Dictionnaire', hint: 'Ses mots tiennent quand on les conteste.' },
    deck: { name: 'Paquet', hint: 'Combien de cartes par lettre, et leurs valeurs.' },
    judge: {
      name: 'Qui juge les mots',
      hint: 'Si c’est le dictionnaire, on ne peut pas annoncer un mot qu’il ne connaît pas.',
    },
    openDictionary: {
      name: 'Chercher des mots',
      hint: 'Si le chercheur de mots reste ouvert pendant la partie.',
    },
    stack: {
      name: 'Jetons',
      hint: 'Ce que chacun a au départ. Jetons pour jouer, sans valeur en argent.',
    },
    ante: { name: 'Mise initiale', hint: 'Ce que chacun verse avant chaque donne.' },
    minBet: { name: 'Mise minimale', hint: 'Ce que doit valoir la première mise.' },
    maxBet: {
      name: 'Au plus d’un coup',
      hint: 'Plafonne chaque mise et chaque relance\u00a0; jamais sous la mise minimale.',
    },
    limit: { name: 'Relances', hint: 'Combien il peut y en avoir par tour de mises.' },
    leastRaise: { name: 'Relance minimale', hint: 'Ce qu’une relance doit ajouter au moins.' },
    category: { name: 'Catégorie', hint: '+10 pour un mot qui y entre.' },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Combien de temps on peut douter des mots, et voter.',
    },
    turnSeconds: { name: 'Pendule', hint: 'Qui tarde fait parole ou se couche.' },
    revealAll: { name: 'Après la partie', hint: 'Si l’on peut alors regarder les mains couchées.' },
    score: { name: 'Jetons à atteindre', hint: 'Qui en a autant après une manche met fin à la partie.' },
    minutes: { name: 'Minutes', hint: 'La manche en cours à ce moment est la dernière.' },
  },
  values: {
    dictionary: {
      'en-full': 'Anglais, tous les mots',
      'en-common': 'Anglais, mots courants',
      'fr-full': 'Français, tous les mots',
      'fr-common': 'Français, mots courants',
    },
    deck: { classic: 'Classique', french: 'Français' },
    judge: { challenge: 'Les joueurs, en contestant', dictionary: 'Le dictionnaire' },
    openDictionary: { true: 'Permis', false: 'Pas pendant la partie' },
    maxBet: { null: 'Sans limite' },
    limit: { null: 'Sans limite', '0': 'Aucune' },
    leastRaise: { bet: 'La mise minimale', poker: 'Autant que la dernière mise ou relance' },
    category: { off: 'Aucune', dealer: 'Annoncée par le donneur' },
    turnSeconds: { null: 'Aucune' },
    revealAll: { true: 'Toutes les mains ouvertes', false: 'Les mains couchées restent fermées' },
  },
  themeValue: (theme) => `Toujours\u00a0: ${theme}`,
  scoreValue: (score) => (score === null ? 'Tous' : count(score, 'jeton', 'jetons')),
  minutesValue: (minutes) => (minutes === null ? 'Sans limite' : count(minutes, 'minute', 'minutes')),
};
