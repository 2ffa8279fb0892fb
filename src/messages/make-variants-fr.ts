import { waysOf } from './buyword-wording.ts';
import type {
  makeVariantsEn,
  variantGroupsEn,
  variantOptionsEn,
  variantPresetsEn,
  variantValuesEn,
} from './make-variants-en.ts';

const { money, number, count } = waysOf('fr');

/** De la page qui prépare une table : les variantes, leurs noms et ce qu’elles changent. */
export const variantPresetsFr: typeof variantPresetsEn = {
  auction: { name: 'Salle des ventes', text: 'Les lots vont au plus offrant, tour après tour.' },
  draft: {
    name: 'À la carte',
    text: 'Tuiles étalées\u00a0: chacun en prend une à son tour et compose son lot.',
  },
  traders: { name: 'Marchands', text: 'On échange et on vend des lots avant d’acheter.' },
  crossword: {
    name: 'Mots croisés',
    text: 'Les mots restent sur la table et se croisent\u00a0; chaque mot formé est payé.',
  },
  theme: {
    name: 'Soirée à thème',
    text: 'Rien que des animaux, ou ce que tu veux, et de la place pour douze tuiles.',
  },
  long: { name: 'Longue partie', text: 'Trois sacs au lieu d’un, jusqu’à huit joueurs.' },
};

export const variantGroupsFr: typeof variantGroupsEn = {
  lots: 'Obtenir des lettres',
  selling: 'Vendre des mots',
  long: 'Une partie plus longue',
};

export const variantOptionsFr: typeof variantOptionsEn = {
  theme: { name: 'Thème', hint: 'On ne vend que des mots du thème.' },
  draft: { name: 'Choix des tuiles', hint: 'Les tuiles sont étalées, et chacun en prend une à son tour.' },
  deals: {
    name: 'Marchés',
    hint: 'Avant d’acheter, on échange des lots, contre de l’argent si vous voulez.',
  },
  auctions: { name: 'Enchères', hint: 'Au lieu d’acheter son lot, on peut le mettre aux enchères.' },
  crossword: {
    name: 'Mots croisés',
    hint: 'Les mots vendus restent sur une grille sans fin\u00a0; les suivants s’y raccordent.',
  },
  extended: {
    name: 'Jeu long',
    hint: 'Quand le sac est vide, on le remplit. De cinq à huit, on joue ainsi.',
  },
};

export const variantValuesFr: typeof variantValuesEn = {
  draft: { true: 'Oui', false: 'Non' },
  deals: { off: 'Aucun', trades: 'Lot contre lot', sales: 'Lots et argent' },
  auctions: {
    off: 'Aucune',
    english: 'À l’anglaise\u00a0: une offre chacun',
    french: 'À la française\u00a0: on tourne',
  },
  crossword: { true: 'Oui', false: 'Non' },
};

export const makeVariantsFr: typeof makeVariantsEn = {
  anyNumber: {
    own: 'Un autre nombre',
    ownIn: (unit) => `Un autre nombre, en ${unit}`,
    less: 'Moins',
    more: 'Plus',
    range: (from, to) => `De ${number(from)} à ${number(to)}.`,
  },
  units: { seconds: 'secondes' },
  houseWordsOnTheme: 'Bons ici et dans le thème, quoi qu’en disent les listes.',
  houseWordsVoted: 'Bons ici\u202f; le vote dit s’ils sont dans le thème.',
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
  extendedOff: 'Un seul sac',
  extendedAll: 'Toutes les tuiles retournent dans le sac',
  extendedSold: 'Seules les lettres vendues y retournent',
  refillWhen: {
    name: 'Quand les lettres reviennent',
    hint: 'À la fin de la manche, ou aussitôt\u00a0: la pioche continue alors dans le nouveau sac.',
  },
  refillWhenValue: { roundEnd: 'À la fin de la manche', atOnce: 'Aussitôt, en pleine pioche' },
  bags: { name: 'Sacs', hint: 'La partie finit quand tous sont vides.' },
  bagsValue: (bags) => (bags === null ? 'Sans limite' : number(bags)),
  target: { name: 'Objectif', hint: 'La partie finit avec la manche où quelqu’un a cette somme.' },
  targetValue: (sum) => (sum === null ? 'Aucun' : money(sum)),
  forcedTurns: 'Aux mots croisés, on vend chacun son tour, jamais tous ensemble.',
  forcedTime: 'Aucun\u00a0: sur un appareil qu’on se passe, chacun prend son temps.',
  forcedBank: 'La banque\u00a0: seul à table, personne ne peut contester.',
  needsChallenge:
    'Un thème sans liste, ce sont les joueurs qui le jugent\u00a0: un mot douteux est mis aux voix.',
  fix: {
    extended: 'Continuer avec plusieurs sacs',
    seats: (seats) => count(seats, 'joueur', 'joueurs'),
    off: { auctions: 'Sans enchères', deals: 'Sans marchés' },
    noTheme: 'Sans thème',
    words: { en: 'Mots anglais', fr: 'Mots français' },
    challenge: 'Les joueurs jugent',
    bags: (bags) => count(bags, 'sac', 'sacs'),
    target: (sum) => `Jouer jusqu’à ${money(sum)}`,
    soldLetters: 'Ne remettre que les lettres vendues',
    roundEnd: 'Remplir à la fin de la manche',
  },
  way: 'Avec qui\u00a0?',
  ways: { friends: 'Des amis, par un lien', bots: 'Des robots, ici', pass: 'À tour de rôle' },
  wayHints: {
    friends: 'Chacun sur son appareil\u00a0; des robots peuvent prendre les places libres.',
    bots: 'Sur cet appareil, sans attendre\u00a0; même hors ligne.',
    pass: 'Un seul appareil passe de main en main.',
  },
  players: 'Joueurs',
  botsAre: (names) => `À table avec toi\u00a0: ${names.join(', ')}.`,
  alone: 'En solo, pour le meilleur score.',
  startBots: 'Jouer maintenant',
};
