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
      hint: 'Les mots qui comptent.',
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
    penalty: { name: 'Pénalité', hint: 'Payée par qui a tort dans une contestation.', say: money },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Combien de temps la vente reste ouverte après le dernier mot.',
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
      name: 'Premier donneur',
      hint: 'Qui lance le dé en premier. Si cette place reste vide, c’est à la suivante.',
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
      hint: 'Au plus, après chaque manche\u202f; plus de tuiles, des mots plus longs.',
      values: { null: 'Sans limite' },
    },
    openTiles: {
      name: 'Tes tuiles',
      hint: 'Si tout le monde voit ce que tu as.',
      values: { true: 'Visibles', false: 'Cachées' },
    },
    turnSeconds: {
      name: 'Chrono',
      hint: 'Qui dépasse le temps voit la table jouer à sa place.',
      values: { null: 'Aucun' },
      say: spanFr,
    },
  },
  sentences: buyWordRulesFr,
  presets: {
    classic: { name: 'Classique', text: 'Les règles telles quelles. La banque vérifie chaque mot.' },
    family: { name: 'En famille', text: 'Mots courants, plus d’argent, de la place pour dix tuiles.' },
  },
};
