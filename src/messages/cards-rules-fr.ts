import { waysOf } from './buyword-wording.ts';
import type { cardsRulesEn } from './cards-rules-en.ts';
import { formatChips } from './chips.ts';
import { spanFr, tableTextsFr } from './table-texts-fr.ts';

const { number, count, list } = waysOf('fr');
const chips = (amount: number): string => formatChips('fr', amount);

/** The rules of a table of Choose Your Words in plain French. */
export const cardsRulesFr: typeof cardsRulesEn = {
  words: ({ dictionary }) => tableTextsFr.dictionaryRules[dictionary],
  deck: ({ deck }) => (deck === 'french' ? 'Cartes du paquet français.' : 'Cartes du paquet classique.'),
  houseWords: ({ houseWords }) => `Valables ici aussi\u00a0: ${list(houseWords)}.`,
  houseBans: ({ houseBans }) => `Interdits ici\u00a0: ${list(houseBans)}.`,
  stakes: ({ stack, ante }) =>
    `Chacun commence avec ${chips(stack)}${ante === 0 ? ', sans mise initiale' : ` et verse ${number(ante)} par manche`}.`,
  bets: ({ minBet, maxBet, limit, leastRaise }) =>
    [
      `Mises à partir de ${number(minBet)}`,
      maxBet === null ? ', sans limite' : ` jusqu’à ${number(maxBet)}`,
      limit === null
        ? ''
        : limit === 0
          ? '\u202f; personne ne relance'
          : `\u202f; ${count(limit, 'relance', 'relances')} au maximum par tour de mises`,
      leastRaise === 'poker' && limit !== 0
        ? '\u202f; une relance ajoute au moins autant que la dernière mise ou relance'
        : '',
      '.',
    ].join(''),
  challenges: ({ judge, category, challengeSeconds }) => {
    if (judge === 'challenge')
      return `Un mot est accepté tant qu’on ne le conteste pas\u202f; une contestation perdue coûte une part des pots. Délai pour contester\u00a0: ${spanFr(challengeSeconds)}.`;
    const judged = 'C’est le dictionnaire qui juge\u00a0: impossible d’annoncer un mot inconnu.';
    return category === 'off'
      ? judged
      : `${judged} On ne conteste que la catégorie. Délai pour contester\u00a0: ${spanFr(challengeSeconds)}.`;
  },
  lookUp: ({ openDictionary }) =>
    openDictionary
      ? 'On peut chercher des mots pendant la partie.'
      : 'On ne cherche pas de mots pendant la partie.',
  end: ({ end: { score, minutes, rounds, ties } }) => {
    const more = [
      ...(score === null ? [] : [`dès que quelqu’un a ${chips(score)}`]),
      ...(minutes === null ? [] : [`au bout de ${count(minutes, 'minute', 'minutes')}`]),
      ...(rounds === undefined ? [] : [`après ${count(rounds, 'manche', 'manches')}`]),
    ];
    if (more.length === 0) return 'La partie finit quand un joueur a tous les jetons.';
    const ends = `La partie finit quand un joueur a tous les jetons, ${more.join(', ou ')}.`;
    return ties === 'share' ? `${ends} Les joueurs à égalité en tête se partagent la victoire.` : ends;
  },
  reveal: ({ revealAll }) =>
    revealAll
      ? 'Après la partie, toutes les mains sont visibles.'
      : 'Les mains couchées restent cachées, même après la partie.',
  clock: ({ turnSeconds }) =>
    turnSeconds === null
      ? 'Pas de pendule\u00a0: prends ton temps.'
      : `Chaque tour dure ${spanFr(turnSeconds)} au maximum.`,
};
