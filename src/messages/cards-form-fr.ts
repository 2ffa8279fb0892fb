import { waysOf } from './buyword-wording.ts';
import type { cardsFormEn } from './cards-form-en.ts';
import { cardsRulesFr } from './cards-rules-fr.ts';
import { spanFr, tableTextsFr } from './table-texts-fr.ts';

const { count } = waysOf('fr');

/** Ce que dit de Choose Your Words la page qui prépare une table, sans les variantes. */
export const cardsFormFr: typeof cardsFormEn = {
  groups: { words: 'Mots et cartes', stakes: 'Les mises', round: 'Pendant une manche', end: 'La fin' },
  groupNotes: { stakes: tableTextsFr.playChips },
  rows: {
    dictionary: {
      name: 'Dictionnaire',
      hint: 'Ses mots tiennent quand on les conteste.',
      values: tableTextsFr.dictionaryNames,
    },
    deck: {
      name: 'Paquet',
      hint: 'Combien de cartes par lettre, et leurs valeurs.',
      values: { classic: 'Classique', french: 'Français' },
    },
    judge: {
      name: 'Qui juge les mots',
      hint: 'Si c’est le dictionnaire, on ne peut pas annoncer un mot qu’il ne connaît pas.',
      values: { challenge: 'Les joueurs, en contestant', dictionary: 'Le dictionnaire' },
    },
    openDictionary: {
      name: 'Chercher des mots',
      hint: 'Si le chercheur de mots reste ouvert pendant la partie.',
      values: { true: 'Permis', false: 'Pas pendant la partie' },
    },
    ...tableTextsFr.houseRows,
    stack: {
      name: 'Jetons',
      hint: 'Ce que chacun a au départ. Jetons pour jouer, sans valeur en argent.',
    },
    ante: { name: 'Mise initiale', hint: 'Ce que chacun verse avant chaque donne.' },
    minBet: { name: 'Mise minimale', hint: 'Ce que doit valoir la première mise.' },
    maxBet: {
      name: 'Au plus d’un coup',
      hint: 'Plafonne chaque mise et chaque relance\u202f; jamais sous la mise minimale.',
      values: { null: 'Sans limite' },
    },
    limit: {
      name: 'Relances',
      hint: 'Combien il peut y en avoir par tour de mises.',
      values: { null: 'Sans limite', '0': 'Aucune' },
    },
    leastRaise: {
      name: 'Relance minimale',
      hint: 'Ce qu’une relance doit ajouter au moins.',
      values: { bet: 'La mise minimale', poker: 'Autant que la dernière mise ou relance' },
    },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Combien de temps on peut douter des mots, et voter.',
      say: spanFr,
    },
    turnSeconds: {
      name: 'Pendule',
      hint: 'Qui tarde fait parole ou se couche.',
      values: { null: 'Aucune' },
      say: spanFr,
    },
    revealAll: {
      name: 'Après la partie',
      hint: 'Si l’on peut alors regarder les mains couchées.',
      values: { true: 'Toutes les mains ouvertes', false: 'Les mains couchées restent fermées' },
    },
    score: {
      name: 'Jetons à atteindre',
      hint: 'Qui en a autant après une manche met fin à la partie.',
      say: (score) => (score === null ? 'Tous' : count(score, 'jeton', 'jetons')),
    },
    minutes: {
      name: 'Minutes',
      hint: 'La manche en cours à ce moment est la dernière.',
      say: (minutes) => (minutes === null ? 'Sans limite' : count(minutes, 'minute', 'minutes')),
    },
  },
  sentences: cardsRulesFr,
  presets: {
    friendly: { name: 'Entre amis', text: '200\u00a0jetons, petites mises, tout son temps.' },
    tournament: {
      name: 'Tournoi',
      text: '500\u00a0jetons, des mises qui comptent, une minute par tour\u202f; les mains couchées restent fermées.',
    },
  },
  summaryNote: tableTextsFr.playChips,
};
