import type { buyWordFormEn } from './buyword-form-en.ts';
import { buyWordRulesFr } from './buyword-rules-fr.ts';
import { waysOf } from './buyword-wording.ts';
import { spanFr, tableTextsFr } from './table-texts-fr.ts';

const { money, number } = waysOf('fr');

/** Ce que dit de BuyWord la page qui prépare une table, sans les variantes. */
export const buyWordFormFr: typeof buyWordFormEn = {
  groups: {
    words: 'Les mots',
    start: 'Au départ',
    lots: 'Obtenir des lettres',
    selling: 'Vendre des mots',
    long: 'Une partie plus longue',
    round: 'Pendant une manche',
  },
  rows: {
    dictionary: {
      name: 'Dictionnaire',
      hint: 'Les mots valables.',
      values: tableTextsFr.dictionaryNames,
    },
    tiles: {
      name: 'Jeu de tuiles',
      hint: 'Combien de tuiles par lettre, et leurs points.',
      values: { classic: 'Classique', french: 'Français' },
    },
    judge: {
      name: 'Qui juge les mots',
      hint: 'La banque, ou les autres joueurs en contestant.',
      values: { dictionary: 'La banque', challenge: 'Les joueurs' },
    },
    penalty: { name: 'Pénalité', hint: 'Payée par celui qui perd une contestation.', say: money },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Le délai une fois les ventes terminées.',
      say: spanFr,
    },
    ...tableTextsFr.houseRows,
    startMoney: { name: 'Argent', hint: 'Ce que chacun a au départ.', say: money },
    wilds: {
      name: 'Jokers',
      hint: 'Un joker remplace une lettre, pour 1\u00a0point.',
      values: { undefined: 'Selon le nombre de joueurs' },
    },
    leader: {
      name: 'Premier meneur',
      hint: 'Qui lance le dé en premier. Si cette place est vide, c’est la suivante.',
      say: (seat) => (seat === null ? 'Tiré au sort' : `Place\u00a0${number(seat + 1)}`),
    },
    shortDraw: {
      name: 'Quand le sac se vide',
      hint: 'Ce que deviennent les derniers lots.',
      values: {
        void: 'Personne n’achète',
        partial: 'On achète ce qu’on a',
        voidShort: 'Seulement les lots complets',
      },
    },
    selling: {
      name: 'La vente',
      hint: 'Tous ensemble, c’est plus vif\u202f; chacun son tour, plus facile à suivre.',
      values: {
        together: 'Tous ensemble',
        inTurn: 'Chacun son tour',
        oneByOne: 'Chacun son tour, un mot à la fois',
      },
    },
    tileLimit: {
      name: 'Tuiles gardées',
      hint: 'Le maximum après chaque manche\u00a0: plus de tuiles, des mots plus longs.',
      values: { null: 'Sans limite' },
    },
    openTiles: {
      name: 'Tuiles en main',
      hint: 'Visibles de tous, ou de leur joueur seul.',
      values: { true: 'Visibles', false: 'Cachées' },
    },
    turnSeconds: {
      name: 'Pendule',
      hint: 'Une fois le temps écoulé, le jeu joue à ta place.',
      values: { null: 'Aucune' },
      say: spanFr,
    },
  },
  sentences: buyWordRulesFr,
  presets: {
    classic: { name: 'Classique', text: 'Les règles d’origine. La banque vérifie chaque mot.' },
    family: { name: 'En famille', text: 'Mots courants, plus d’argent, dix tuiles en main.' },
  },
};
