import { hasNames } from '../shared/themes.ts';
import { waysOf } from './buyword-wording.ts';
import type { RuleSentences } from './table-rules.ts';
import { themeName } from './themes.ts';

const { money, count, list } = waysOf('fr');

const WORDS = {
  'en-full': 'Mots anglais, du dictionnaire complet.',
  'en-common': 'Mots anglais courants seulement.',
  'fr-full': 'Mots français, du dictionnaire complet, sans accents.',
  'fr-common': 'Mots français courants seulement, sans accents.',
} as const;

export const spanFr = (seconds: number): string => {
  if (seconds % 86_400 === 0) return count(seconds / 86_400, 'jour', 'jours');
  if (seconds % 3600 === 0) return count(seconds / 3600, 'heure', 'heures');
  return seconds % 60 === 0
    ? count(seconds / 60, 'minute', 'minutes')
    : count(seconds, 'seconde', 'secondes');
};

const SELLING = {
  together: 'Tout le monde vend en même temps.',
  inTurn: 'On vend chacun son tour.',
  oneByOne: 'On vend chacun son tour, un mot à la fois, jusqu’à ce que tous aient terminé.',
} as const;

/** Les règles d’une table, en français de tous les jours. */
export const tableRulesFr: RuleSentences = {
  words: ({ dictionary }) => WORDS[dictionary],
  tiles: ({ tiles }) =>
    tiles === 'french' ? 'On joue avec les tuiles françaises.' : 'On joue avec les tuiles classiques.',
  start: ({ startMoney, wilds, extended }) =>
    wilds === null
      ? `Chacun commence avec ${money(startMoney)} et des jokers\u00a0: 4 à deux joueurs, 3 à trois, 2 à quatre${extended === null ? '' : ', 1 au-delà'}.`
      : `Chacun commence avec ${money(startMoney)} et ${count(wilds, 'joker', 'jokers')}.`,
  leader: ({ leader }) =>
    leader === null
      ? 'Le sort désigne qui lance le dé en premier.'
      : `La place\u00a0${leader + 1} lance le dé en premier.`,
  judge: ({ judge, penalty, challengeSeconds }) =>
    judge === 'dictionary'
      ? 'La banque connaît le dictionnaire\u00a0: elle refuse un mot inconnu, et cela ne coûte rien.'
      : `Vends ce que tu oses\u00a0: les autres peuvent contester, et qui a tort ${penalty === 0 ? 'ne paie rien' : `paie ${money(penalty)}`}. Délai pour contester\u00a0: ${spanFr(challengeSeconds)}.`,
  houseWords: ({ houseWords }) => `Aussi valables ici\u00a0: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Interdits ici\u00a0: ${list(houseBans)}.`,
  theme: ({ theme }) => {
    if (theme === null) return undefined;
    if (typeof theme === 'string')
      return hasNames(theme)
        ? `Seulement des mots du thème «\u00a0${themeName('fr', theme)}\u00a0», noms propres compris.`
        : `Seulement des mots du thème «\u00a0${themeName('fr', theme)}\u00a0».`;
    return 'free' in theme
      ? `Seulement des mots du thème «\u00a0${theme.free}\u00a0». En cas de doute, la table vote.`
      : `Seulement des mots de la liste de la table (${count(theme.words.length, 'mot', 'mots')}).`;
  },
  selling: ({ selling }) => SELLING[selling],
  limit: ({ tileLimit }) =>
    tileLimit === null
      ? 'Garde autant de tuiles que tu veux.'
      : `On garde ${count(tileLimit, 'tuile', 'tuiles')} au plus en fin de manche.`,
  shortDraw: ({ shortDraw }) => {
    switch (shortDraw) {
      case 'void':
        return 'Si le sac se vide pendant la pioche, plus personne n’achète.';
      case 'partial':
        return 'Si le sac se vide pendant la pioche, chacun peut acheter ce qu’il a pioché.';
      case 'voidShort':
        return 'Si le sac se vide pendant la pioche, seuls les lots incomplets sont perdus.';
    }
  },
  draft: () => 'Les tuiles sont étalées, et chacun en prend une à son tour.',
  deals: ({ deals }) =>
    deals === 'trades'
      ? 'On peut échanger des lots avant d’acheter.'
      : 'On peut échanger ou se vendre des lots avant d’acheter.',
  auctions: ({ auctions }) =>
    auctions === 'english'
      ? `Un lot peut passer aux enchères\u00a0: une seule offre chacun, dès ${money(1)}. Sans offre, le vendeur peut le prendre pour ${money(1)}.`
      : 'Un lot peut passer aux enchères\u00a0: tour après tour, dès la moitié du prix. Sans offre, le vendeur peut le prendre pour cette moitié.',
  crossword: () => 'Les mots vendus restent sur la table en mots croisés\u00a0; les suivants s’y raccordent.',
  extended: ({ extended }) => {
    if (extended === null) return undefined;
    const { refill, bags, target, refillWhen } = extended;
    const ends = [
      ...(bags === null ? [] : [`après ${count(bags, 'sac', 'sacs')}`]),
      ...(target === null ? [] : [`dès que quelqu’un a ${money(target)}`]),
    ].join(' ou ');
    const refills = {
      all: 'toutes les tuiles retournent dans le sac vide',
      sold: 'les lettres des mots vendus retournent dans le sac vide',
      atOnce: 'les lettres des mots vendus retournent dans le sac dès qu’il se vide, même en pleine pioche',
    }[refillWhen ?? refill];
    return `Jeu long\u00a0: ${refills}.${ends === '' ? '' : ` Fin ${ends}.`}`;
  },
  openTiles: ({ openTiles }) =>
    openTiles
      ? 'Tout le monde voit les tuiles de tout le monde.'
      : 'Tes tuiles sont cachées aux autres\u00a0; les lots restent visibles.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null
      ? 'Pas de chrono\u00a0: prends ton temps.'
      : `Chaque tour dure ${spanFr(turnSeconds)} au plus.`,
};
