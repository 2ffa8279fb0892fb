import { waysOf } from './buyword-wording.ts';
import type { makeEn } from './make-en.ts';
import {
  makeVariantsFr,
  variantGroupsFr,
  variantOptionsFr,
  variantPresetsFr,
  variantValuesFr,
} from './make-variants-fr.ts';
import { spanFr } from './table-rules-fr.ts';

const { money, number } = waysOf('fr');

/** Ce que dit la page qui prépare une table entre amis. */
export const makeFr: typeof makeEn = {
  ...makeVariantsFr,
  heading: 'Préparer une table',
  lead: 'Choisis les règles et avec qui, et jouez\u00a0: personne n’a besoin de compte.',
  presets: 'Comment veux-tu jouer\u00a0?',
  preset: {
    classic: {
      name: 'Classique',
      text: 'Les règles telles quelles. La banque vérifie chaque mot.',
    },
    family: {
      name: 'En famille',
      text: 'Mots courants, plus d’argent, de la place pour dix tuiles.',
    },
    french: {
      name: 'Règles françaises',
      text: 'Les joueurs jugent les mots\u00a0: bluffe, et conteste.',
    },
    ...variantPresetsFr,
  },
  ownRules: 'Ton propre mélange de règles',
  seats: 'Places',
  summary: 'Les règles de cette table',
  changed: 'inhabituel',
  allRules: 'Toutes les règles',
  change: 'Changer les règles',
  groups: {
    ...variantGroupsFr,
    words: 'Les mots',
    start: 'Au départ',
    round: 'Pendant une manche',
    table: 'Autour du jeu',
  },
  option: {
    ...variantOptionsFr,
    dictionary: { name: 'Dictionnaire', hint: 'Les mots qui comptent.' },
    tiles: {
      name: 'Jeu de tuiles',
      hint: 'Combien de tuiles par lettre, et leurs points.',
    },
    judge: {
      name: 'Qui juge les mots',
      hint: 'La banque, ou les autres joueurs en contestant.',
    },
    penalty: {
      name: 'Pénalité',
      hint: 'Payée par qui a tort dans une contestation.',
    },
    challengeSeconds: {
      name: 'Temps pour contester',
      hint: 'Combien de temps la vente reste ouverte après le dernier mot.',
    },
    houseWords: {
      name: 'Mots que vous acceptez',
      hint: 'Bons ici, quoi qu’en dise le dictionnaire.',
    },
    houseBans: {
      name: 'Mots que vous interdisez',
      hint: 'Refusés ici, quoi qu’en dise le dictionnaire.',
    },
    startMoney: { name: 'Argent', hint: 'Ce que chacun a au départ.' },
    wilds: {
      name: 'Jokers',
      hint: 'Un joker remplace une lettre, pour 1\u00a0point.',
    },
    leader: {
      name: 'Premier donneur',
      hint: 'Qui lance le dé en premier. Si cette place reste vide, c’est à la suivante.',
    },
    selling: {
      name: 'La vente',
      hint: 'Tous ensemble, c’est plus vif\u00a0; chacun son tour, plus facile à suivre.',
    },
    tileLimit: {
      name: 'Tuiles gardées',
      hint: 'Au plus, après chaque manche\u00a0; plus de tuiles, des mots plus longs.',
    },
    shortDraw: {
      name: 'Quand le sac se vide',
      hint: 'Ce que deviennent les derniers lots.',
    },
    openTiles: {
      name: 'Tes tuiles',
      hint: 'Si tout le monde voit ce que tu as.',
    },
    turnSeconds: {
      name: 'Chrono',
      hint: 'Qui dépasse le temps voit la table jouer à sa place.',
    },
  },
  values: {
    ...variantValuesFr,
    dictionary: {
      'en-full': 'Anglais, tous les mots',
      'en-common': 'Anglais, mots courants',
      'fr-full': 'Français, tous les mots',
      'fr-common': 'Français, mots courants',
    },
    tiles: { classic: 'Classique', french: 'Français' },
    judge: { dictionary: 'La banque', challenge: 'Les joueurs' },
    selling: {
      together: 'Tous ensemble',
      inTurn: 'Chacun son tour',
      oneByOne: 'Chacun son tour, un mot à la fois',
    },
    shortDraw: {
      void: 'Personne n’achète',
      partial: 'On achète ce qu’on a',
      voidShort: 'Seulement les lots complets',
    },
    openTiles: { true: 'Visibles', false: 'Cachées' },
  },
  penalty: money,
  startMoney: money,
  challengeSeconds: spanFr,
  turnSeconds: (seconds) => (seconds === null ? 'Aucun' : spanFr(seconds)),
  tileLimit: (tiles) => (tiles === null ? 'Sans limite' : number(tiles)),
  wilds: (wilds) => (wilds === undefined ? 'Selon le nombre de joueurs' : number(wilds)),
  leader: (seat) => (seat === null ? 'Tiré au sort' : `Place\u00a0${seat + 1}`),
  wordsHint: 'Sépare les mots par des espaces.',
  badWords: 'Des mots de 2 à 15\u00a0lettres, de A à Z, s’il te plaît.',
  spectators: {
    name: 'Spectateurs',
    hint: 'Si d’autres, avec le lien, peuvent regarder.',
  },
  spectatorsValues: {
    live: 'Tous, en direct',
    delayed: 'Tous, avec 2\u00a0minutes de retard',
    off: 'Personne',
  },
  patience: {
    name: 'Quand quelqu’un s’absente',
    hint: 'Combien de temps la table attend avant de jouer à sa place.',
  },
  patienceValue: (seconds) => (seconds === null ? 'On attend' : spanFr(seconds)),
  make: 'Préparer la table',
  shareRules: 'Copier un lien vers ces règles',
  rulesCopied: 'Le lien vers ces règles est copié.',
  sameRules: 'Nouvelle table, mêmes règles',
  badLink: 'Les règles de ce lien sont illisibles. Voici les règles habituelles.',
  joinHeading: 'Tu as un code\u00a0?',
  code: 'Code de la table',
  codeHint: 'Sept lettres et chiffres, donnés par qui t’invite.',
  join: 'Aller à la table',
};
