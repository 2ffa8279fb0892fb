import { waysOf } from './buyword-wording.ts';
import type { CardsLearn } from './cards-learn.ts';

const { number, list } = waysOf('fr');

export const cardsLearnFr: CardsLearn = {
  heading: 'Apprendre Choose Your Words',
  partner: 'Lison',
  steps: {
    open: () =>
      'Chacun a mis 1\u00a0jeton dans le pot, et tu as sept cartes que personne d’autre ne voit. Les cartes bleues ● et rouges ◆ auront leur importance. Tu donnes, donc tu ouvres\u00a0: mise 1.',
    swap: (letters) =>
      `Lison a suivi. On peut maintenant échanger jusqu’à quatre cartes. ${list(letters)} valent cher mais se placent mal\u00a0: touche-les, puis échange.`,
    halfPot: () =>
      'Un deuxième L, et un joker ★\u202f! Lison fait parole\u00a0: il n’y a rien à suivre. Ta main est bonne\u00a0: choisis ½ pot, et mise 2.',
    keep: () =>
      'Lison a encore suivi. Le deuxième échange porte sur deux cartes au plus. Les tiennes sont bonnes\u00a0: garde tout.',
    check: () =>
      'Dernier tour de mises. Lison fait parole\u202f; fais parole aussi, et vous montrez vos cartes.',
    pair: ({ reads, score, steps }) =>
      `Pose ${reads}, avec le joker pour l’une des deux lettres identiques, en bleu. Une paire multiplie ses deux lettres, un joker dedans fait encore mieux\u00a0: ${number(steps.sum)} en tout. La longueur ajoute ${number(steps.length)}\u202f; tout en bleu avec un joker, c’est une couleur, ×${number(steps.flush)}\u00a0: ${number(score)}. Regarde le score monter, puis annonce.`,
    stand: () =>
      'Les mots sont dévoilés, chacun avec son score. Un mot que personne ne conteste est accepté. Celui de Lison est bon\u00a0: ne conteste rien.',
    call: () =>
      'Le pot est à toi. Regarde le décompte, puis continue. Lison donne, et mise tout\u00a0: tapis\u202f! Tu as de quoi\u00a0: suis. Ce que tu as de plus que Lison reste à toi.',
    keepMore: () =>
      'Personne ne peut plus miser, mais on échange encore. Tu as quatre cartes rouges\u00a0: garde tout.',
    keepLast: () => 'Et encore une fois\u00a0: garde tout.',
    flush: ({ reads, score, steps }) =>
      `Pose ${reads} en rouge. Tout en rouge, c’est aussi une couleur\u00a0: (${number(steps.sum)} + ${number(steps.length)}) × ${number(steps.flush)} = ${number(score)}. Annonce-le.`,
    challenge: (word) =>
      `Lison dit ${word}. Est-ce un mot\u202f? Si oui, tu devras une part du pot au prochain pot\u202f; sinon, Lison sort de la manche. Conteste-le.`,
    end: () =>
      'Ce n’en était pas un\u00a0: le pot est à toi, et tous les jetons avec. C’est tout le jeu. On passe à une vraie partie\u202f?',
  },
  notYet: {
    bet: (amount) => `Ici, mise ${number(amount)}\u202f; règle le montant avec les boutons au-dessus.`,
    exchange: (letters) => `Touche ${list(letters)}, rien d’autre, puis échange.`,
    keep: 'Garde toutes tes cartes cette fois.',
    check: 'Ici, fais simplement parole.',
    call: 'Suis\u00a0: tu as de quoi.',
    waive: 'Ne conteste rien cette fois.',
    declare: (word) => `Pose ${word} comme l’indique le guide, puis annonce-le.`,
    challenge: (word) => `Conteste d’abord ${word}.`,
  },
};
