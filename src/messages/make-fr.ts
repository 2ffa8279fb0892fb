import { waysOf } from './buyword-wording.ts';
import type { makeEn } from './make-en.ts';
import { spanFr } from './table-texts-fr.ts';

const { number, count } = waysOf('fr');

/** Ce que dit la page qui prépare une table entre amis. */
export const makeFr: typeof makeEn = {
  heading: 'Créer une table',
  lead: 'Choisis les règles et tes adversaires\u00a0: c’est parti, sans compte à créer.',
  presets: 'Comment veux-tu jouer\u202f?',
  ownRules: 'Tes propres règles',
  seats: 'Places',
  summary: 'Les règles de cette table',
  changed: 'modifié',
  allRules: 'Toutes les règles',
  change: 'Changer les règles',
  aroundGame: 'Autour de la partie',
  anyNumber: {
    own: 'Un autre nombre',
    ownIn: (unit) => `Un autre nombre, en ${unit}`,
    less: 'Moins',
    more: 'Plus',
    range: (from, to) => `De ${number(from)} à ${number(to)}.`,
  },
  units: { seconds: 'secondes' },
  themeNone: 'Pas de thème',
  themeList: 'Ma propre liste…',
  themeFree: 'Un thème libre, avec vote…',
  themeGroups: { words: 'Thèmes', names: 'Listes de noms propres' },
  themeNotIn: { en: 'pas en anglais', fr: 'pas en français' },
  listLabel: 'Les mots du thème',
  listHint:
    'Un par ligne, ou séparés par des virgules\u00a0: titres de films, noms de jeux… Ils remplacent le dictionnaire.',
  listCount: (words) => `${count(words, 'mot', 'mots')} dans la liste.`,
  listEmpty: 'Colle au moins un mot.',
  freeLabel: 'Le thème, avec tes mots',
  freeHint: 'Par exemple\u00a0: ce qui vole. On vote sur un mot contesté.',
  freeEmpty: 'Indique le thème.',
  wordsHint: 'Sépare les mots par des espaces.',
  badWords: 'Des mots de 2 à 15\u00a0lettres, de A à Z, s’il te plaît.',
  untimed: 'Aucune\u00a0: quand on se passe l’appareil, chacun prend son temps.',
  fixSeats: (seats) => count(seats, 'joueur', 'joueurs'),
  way: 'Avec qui\u202f?',
  ways: { friends: 'Des amis, par un lien', bots: 'Des robots, ici', pass: 'Se passer l’appareil' },
  wayHints: {
    friends: 'Chacun sur son appareil\u202f; des robots peuvent compléter la table.',
    bots: 'Sur cet appareil, sans attendre, même hors ligne.',
    pass: 'Un seul appareil, que vous vous passez à chaque tour.',
  },
  players: 'Joueurs',
  botsAre: (names) => `À table avec toi\u00a0: ${names.join(', ')}.`,
  alone: 'En solo, pour le meilleur score.',
  startBots: 'Jouer maintenant',
  spectators: {
    name: 'Spectateurs',
    hint: 'Qui peut regarder la partie avec le lien.',
  },
  spectatorsValues: {
    live: 'Tous, en direct',
    delayed: 'Tous, avec 2\u00a0minutes de retard',
    off: 'Aucun',
  },
  patience: {
    name: 'Quand quelqu’un s’absente',
    hint: 'Combien de temps la table attend avant de jouer à sa place.',
  },
  patienceValue: (seconds) => (seconds === null ? 'Toujours' : spanFr(seconds)),
  make: 'Créer la table',
  shareRules: 'Copier un lien vers ces règles',
  rulesCopied: 'Le lien vers ces règles est copié.',
  sameRules: 'Nouvelle table, mêmes règles',
  badLink: 'Les règles de ce lien sont illisibles. Voici les règles classiques.',
  joinHeading: 'Tu as un code\u202f?',
  code: 'Code de la table',
  codeHint: 'Sept lettres et chiffres, donnés par la personne qui t’invite.',
  join: 'Aller à la table',
};
