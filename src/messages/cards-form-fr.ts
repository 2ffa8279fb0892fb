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
      hint: 'Il tranche quand un mot est contesté.',
      values: tableTextsFr.dictionaryNames,
    },
    deck: {
      name: 'Paquet',
      hint: 'Combien de cartes par lettre, et leurs valeurs.',
      values: { classic: 'Classique', french: 'Français' },
    },
    judge: {
      name: 'Qui juge les mots',
      hint: 'Avec le dictionnaire, impossible d’annoncer un mot inconnu.',
      values: { challenge: 'Les joueurs, en contestant', dictionary: 'Le dictionnaire' },
    },
    openDictionary: {
      name: 'Chercher des mots',
      hint: 'L’accès au chercheur de mots pendant la partie.',
      values: { true: 'Permis', false: 'Pas pendant la partie' },
    },
    ...tableTextsFr.houseRows,
    stack: {
      name: 'Jetons',
      hint: 'Ce que chacun a au départ. Jetons fictifs, sans valeur réelle.',
    },
    ante: { name: 'Mise initiale', hint: 'Ce que chacun verse avant chaque donne.' },
    minBet: { name: 'Mise minimale', hint: 'Le minimum de la première mise.' },
    maxBet: {
      name: 'Mise maximale',
      hint: 'Plafond de chaque mise et de chaque relance, au moins égal à la mise minimale.',
      values: { null: 'Sans limite' },
    },
    limit: {
      name: 'Relances',
      hint: 'Leur nombre maximum par tour de mises.',
      values: { null: 'Sans limite', '0': 'Aucune' },
    },
    leastRaise: {
      name: 'Relance minimale',
      hint: 'Ce qu’une relance doit au moins ajouter.',
      values: { bet: 'La mise minimale', poker: 'Autant que la dernière mise ou relance' },
    },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Le délai pour contester les mots, et pour voter.',
      say: spanFr,
    },
    turnSeconds: {
      name: 'Pendule',
      hint: 'Une fois le temps écoulé, tu fais parole ou tu te couches.',
      values: { null: 'Aucune' },
      say: spanFr,
    },
    revealAll: {
      name: 'Après la partie',
      hint: 'Ce que deviennent les mains couchées.',
      values: { true: 'Toutes les mains visibles', false: 'Les mains couchées restent cachées' },
    },
    score: {
      name: 'Jetons à atteindre',
      hint: 'La partie finit quand un joueur les a en fin de manche.',
      say: (score) => (score === null ? 'Tous' : count(score, 'jeton', 'jetons')),
    },
    minutes: {
      name: 'Minutes',
      hint: 'La manche en cours à la fin du temps est la dernière.',
      say: (minutes) => (minutes === null ? 'Sans limite' : count(minutes, 'minute', 'minutes')),
    },
    rounds: {
      name: 'Manches',
      hint: 'La partie finit après ce nombre de manches.',
      say: (rounds) => (rounds === null ? 'Sans limite' : count(rounds, 'manche', 'manches')),
    },
    ties: {
      name: 'Égalité en tête',
      hint: 'Si plusieurs joueurs ont le plus de jetons à la fin.',
      values: { play: 'Ils jouent jusqu’à ce que l’un mène', share: 'Ils partagent la victoire' },
    },
  },
  sentences: cardsRulesFr,
  presets: {
    friendly: { name: 'Entre amis', text: '200\u00a0jetons, petites mises, sans pendule.' },
    tournament: {
      name: 'Tournoi',
      text: '500\u00a0jetons, des mises qui comptent, une minute par tour\u202f; les mains couchées restent cachées.',
    },
  },
  summaryNote: tableTextsFr.playChips,
};
