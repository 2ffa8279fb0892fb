import type { glanceEn } from './glance-en.ts';

/** Les règles de chaque jeu sur un seul écran. */
export const glanceFr: typeof glanceEn = {
  heading: 'Le jeu en un coup d’œil',
  learn: 'Apprendre',
  whole: 'Les règles en détail',
  and: 'et',
  buyWord: {
    roll: {
      name: 'Lance',
      text: 'Le meneur lance le dé. Chacun pioche autant de tuiles\u00a0: c’est ton lot.',
    },
    buy: {
      name: 'Achète',
      text: 'Les pastilles sont les points. Points fois points, voilà le prix. Prends tout le lot, ou laisse-le.',
    },
    sell: {
      name: 'Vends',
      text: 'Les mots se paient de la même façon\u00a0: un mot long rapporte bien plus que deux courts.',
    },
    wild: {
      name: 'Jokers',
      text: 'Un joker remplace n’importe quelle lettre, pour un point. Un seul par mot, et il part avec la vente.',
    },
    win: {
      name: 'Gagne',
      text: 'Garde jusqu’à huit tuiles pour la manche suivante. Quand le sac est vide, le plus riche gagne.',
    },
  },
  cards: {
    deal: {
      name: 'Donne',
      text: 'Chacun met un jeton au pot et reçoit sept cartes que lui seul voit.',
    },
    bet: {
      name: 'Mise et échange',
      text: 'Trois tours de mises\u00a0: suis, relance ou couche-toi. Entre eux, échange jusqu’à quatre cartes, puis deux.',
    },
    word: {
      name: 'Pose ton mot',
      text: 'Les lettres comptent, une paire multiplie, la longueur ajoute, une seule couleur peut tout doubler. Le meilleur score prend le pot\u202f; qui a tous les jetons gagne.',
    },
    wild: {
      name: 'Jokers',
      text: 'Un joker vaut n’importe quelle lettre, en bleu ou en rouge, et multiplie davantage.',
    },
    challenge: {
      name: 'Conteste',
      text: 'Est-ce bien un mot\u202f? Sinon, son joueur est hors du coup. Si oui, tu dois une part du pot.',
    },
  },
};
