import type { buyWordRulesEn } from './buyword-rules-en.ts';
import { waysOf } from './buyword-wording.ts';
import { spanFr, tableTextsFr } from './table-texts-fr.ts';

const { money, count, list } = waysOf('fr');

const SELLING = {
  together: 'Tout le monde vend en même temps.',
  inTurn: 'Chacun vend à son tour.',
  oneByOne: 'Chacun vend à son tour, un mot à la fois, jusqu’à ce que tous aient terminé.',
} as const;

/** Les règles d’une table, en français de tous les jours. */
export const buyWordRulesFr: typeof buyWordRulesEn = {
  words: ({ dictionary }) => tableTextsFr.dictionaryRules[dictionary],
  tiles: ({ tiles }) =>
    tiles === 'french' ? 'On joue avec les tuiles françaises.' : 'On joue avec les tuiles classiques.',
  start: ({ startMoney, wilds, extended }) =>
    wilds === null
      ? `Chacun commence avec ${money(startMoney)} et des jokers\u00a0: 4 à deux joueurs, 3 à trois, 2 à quatre${extended === null ? '' : ', 1 au-delà'}.`
      : `Chacun commence avec ${money(startMoney)} et ${count(wilds, 'joker', 'jokers')}.`,
  leader: ({ leader }) =>
    leader === null
      ? 'Le premier meneur est tiré au sort.'
      : `La place\u00a0${leader + 1} mène la première manche.`,
  judge: ({ judge, penalty, challengeSeconds }) =>
    judge === 'dictionary'
      ? 'La banque vérifie les mots dans le dictionnaire\u00a0: un mot inconnu est refusé, sans pénalité.'
      : `Vends les mots que tu oses\u00a0: les autres peuvent contester, et celui qui a tort ${penalty === 0 ? 'ne paie rien' : `paie ${money(penalty)}`}. Délai pour contester\u00a0: ${spanFr(challengeSeconds)}.`,
  houseWords: ({ houseWords }) => `Valables ici aussi\u00a0: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Interdits ici\u00a0: ${list(houseBans)}.`,
  selling: ({ selling }) => SELLING[selling],
  limit: ({ tileLimit }) =>
    tileLimit === null
      ? 'Garde autant de tuiles que tu veux.'
      : `On garde ${count(tileLimit, 'tuile', 'tuiles')} au maximum en fin de manche.`,
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
  openTiles: ({ openTiles }) =>
    openTiles
      ? 'Tout le monde voit les tuiles de tout le monde.'
      : 'Tes tuiles sont cachées aux autres\u202f; les lots restent visibles.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null
      ? 'Pas de pendule\u00a0: prends ton temps.'
      : `Chaque tour dure ${spanFr(turnSeconds)} au maximum.`,
};
