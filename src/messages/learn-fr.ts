import { waysOf } from './buyword-wording.ts';
import type { learnEn } from './learn-en.ts';

const { money, number, count } = waysOf('fr');

export const learnFr: typeof learnEn = {
  heading: 'Apprendre BuyWord',
  progress: (step, steps) => `Étape ${number(step)} sur ${number(steps)}`,
  again: 'Recommencer',
  skip: 'Passer à une partie',
  lessons: 'D’autres leçons',
  firstGame: 'Jouer ta première partie',
  notYet: {
    roll: 'Une chose à la fois\u00a0: lance d’abord le dé.',
    choose: (tiles) => `Dans une vraie partie, tu choisis ce que tu veux. Ici, prends-en ${number(tiles)}.`,
    buy: 'Dans une vraie partie, c’est toi qui décides. Ici, achète ce lot.',
    decline: 'Dans une vraie partie, c’est toi qui décides. Ici, renonce à ce lot.',
    sell: (word) => `Bonne idée, mais il y a mieux\u00a0: ${word}.`,
    done: 'Pas maintenant\u00a0: appuie simplement sur «\u00a0Terminé\u00a0».',
  },
  steps: {
    welcome: (opening) =>
      `Bienvenue\u202f! Tu commences avec ${money(opening)}. Chaque manche s’ouvre avec le dé\u00a0: il dit combien de tuiles tu pioches. Lance-le.`,
    firstLot: ({ letters, pips, price }) =>
      `${letters}, c’est ton lot. Les points d’une tuile disent ce qu’elle vaut\u00a0: ${number(pips)} en tout. Le prix, ce sont les points multipliés par eux-mêmes\u00a0: ${money(price)}, à prendre ou à laisser. Un J, ça se vend bien\u00a0: achète.`,
    hold: () =>
      'On peut maintenant vendre des mots. Les tiens seraient courts, et un mot court rapporte peu. Garde tes tuiles\u00a0: appuie sur «\u00a0Terminé\u00a0».',
    secondRoll: () => 'Nouvelle manche, et le sac se vide. Lance le dé.',
    secondLot: ({ letters, price }) =>
      `${letters} pour ${money(price)}. Avec ce que tu as déjà, il y a de quoi faire un beau mot. Achète.`,
    firstWord: ({ letters, pips, price }) =>
      `${letters}\u202f! ${count(pips, 'point', 'points')}, donc ${money(price)}. Touche les tuiles dans l’ordre, fais-les glisser ou tape le mot. Puis vends-le.`,
    sold: () =>
      'Tout le jeu est là\u00a0: acheter des lettres à bas prix, vendre des mots longs au prix fort. Appuie sur «\u00a0Terminé\u00a0».',
    thirdRoll: () => 'Relance le dé.',
    badLot: ({ letters, price }) =>
      `${money(price)} pour ${letters}\u202f? Bien difficile à placer. Renonce\u00a0: un lot refusé quitte le jeu et ne coûte rien.`,
    nothing: () => 'Pas de tuiles, donc rien à vendre. Appuie sur «\u00a0Terminé\u00a0».',
    choiceRoll: () => 'Deux faces du dé te laissent le choix. Lance.',
    choose: (tiles) => `Choix\u00a0: c’est toi qui dis combien de tuiles. Prends-en ${number(tiles)}.`,
    wildLot: ({ letters, price }) =>
      `${letters} pour ${money(price)}\u00a0: il manque une lettre à l’animal rayé. Tu as des jokers pour ça. Achète.`,
    wildWord: ({ letters, price }) =>
      `La tuile ronde est un joker\u00a0: n’importe quelle lettre, toujours un point. Compose ${letters}\u202f; pour la lettre qui te manque, touche le joker et choisis-la, ou tape-la tout simplement. ${money(price)}. Un joker vendu ne revient pas\u00a0: la table te demande confirmation.`,
    wildSold: () =>
      'Un seul joker par mot\u00a0: garde-les pour les mots qui en valent la peine. Appuie sur «\u00a0Terminé\u00a0».',
    cheapRoll: () => 'Encore un lancer.',
    cheapLot: ({ letters, price }) =>
      `${letters}\u00a0: des lettres courantes, ${money(price)}. Presque tous les mots longs en demandent. Achète.`,
    holdMore: () =>
      'Tu pourrais vendre un mot. Mais deux fois plus de points, c’est quatre fois plus d’argent\u00a0: attends un mot plus long. Appuie sur «\u00a0Terminé\u00a0».',
    lastRoll: () => 'Et lance.',
    lastLot: ({ letters, price }) => `${letters} pour ${money(price)}. Achète.`,
    limit: ({ letters, price }) =>
      `Neuf lettres, et à la fin d’une manche tu n’en gardes que huit\u00a0: il faut vendre un mot ou défausser. Tu as mieux\u00a0: ${letters}, les neuf d’un coup, pour ${money(price)}.`,
    end: (sum) =>
      `Te voilà à ${money(sum)}, et tu sais tout. La partie finit quand le sac est vide\u202f; les tuiles qui restent sont perdues, et le plus riche gagne. En solo, ${money(800)} est honorable et ${money(1000)} exceptionnel. À toi de jouer\u202f!`,
  },
};
