import { waysOf } from './buyword-wording.ts';
import type { makeEn } from './make-en.ts';
import { spanFr } from './table-texts-fr.ts';

const { number, count } = waysOf('fr');

/** Ce que dit la page qui prépare une table entre amis. */
export const makeFr: typeof makeEn = {
  heading: 'Préparer une table',
  lead: 'Choisis les règles et avec qui, et jouez\u00a0: personne n’a besoin de compte.',
  presets: 'Comment veux-tu jouer\u202f?',
  ownRules: 'Ton propre mélange de règles',
  seats: 'Places',
  summary: 'Les règles de cette table',
  changed: 'inhabituel',
  allRules: 'Toutes les règles',
  change: 'Changer les règles',
  aroundGame: 'Autour du jeu',
  anyNumber: {
    own: 'Un autre nombre',
    ownIn: (unit) => `Un autre nombre, en ${unit}`,
    less: 'Moins',
    more: 'Plus',
    range: (from, to) => `De ${number(from)} à ${number(to)}.`,
  },
  units: { seconds: 'secondes' },
  themeNone: 'Pas de thème',
  themeList: 'Votre propre liste…',
  themeFree: 'Un thème libre, mis aux voix…',
  themeGroups: { words: 'Thèmes', names: 'Listes de noms propres' },
  themeNotIn: { en: 'pas en anglais', fr: 'pas en français' },
  listLabel: 'Les mots du thème',
  listHint:
    'Un par ligne, ou séparés par des virgules\u00a0: titres de films, noms de jeux… Ils remplacent le dictionnaire.',
  listCount: (words) => `${count(words, 'mot', 'mots')} dans la liste.`,
  listEmpty: 'Colle au moins un mot.',
  freeLabel: 'Le thème, avec tes mots',
  freeHint: 'Par exemple\u00a0: ce qui vole. Un mot contesté est mis aux voix.',
  freeEmpty: 'Dis quel est le thème.',
  wordsHint: 'Sépare les mots par des espaces.',
  badWords: 'Des mots de 2 à 15\u00a0lettres, de A à Z, s’il te plaît.',
  untimed: 'Aucun\u00a0: sur un appareil qu’on se passe, chacun prend son temps.',
  fixSeats: (seats) => count(seats, 'joueur', 'joueurs'),
  way: 'Avec qui\u202f?',
  ways: { friends: 'Des amis, par un lien', bots: 'Des robots, ici', pass: 'À tour de rôle' },
  wayHints: {
    friends: 'Chacun sur son appareil\u202f; des robots peuvent prendre les places libres.',
    bots: 'Sur cet appareil, sans attendre\u202f; même hors ligne.',
    pass: 'Un seul appareil passe de main en main.',
  },
  players: 'Joueurs',
  botsAre: (names) => `À table avec toi\u00a0: ${names.join(', ')}.`,
  alone: 'En solo, pour le meilleur score.',
  startBots: 'Jouer maintenant',
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
  joinHeading: 'Tu as un code\u202f?',
  code: 'Code de la table',
  codeHint: 'Sept lettres et chiffres, donnés par qui t’invite.',
  join: 'Aller à la table',
};
