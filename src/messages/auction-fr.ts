import type { auctionEn } from './auction-en.ts';
import { waysOf } from './buyword-wording.ts';
import { tableTextsFr } from './table-texts-fr.ts';

const { money, list } = waysOf('fr');
const they = (who: readonly string[], one: string, several: string): string =>
  `${list(who)} ${who.length > 1 ? several : one}`;

/** Ce que dit la table pendant qu’un lot est aux enchères (BW-10). */
export const auctionFr: typeof auctionEn = {
  putUp: 'Aux enchères',
  twoPlayers: tableTextsFr.twoPlayerAuctions,
  heading: (seller) => `Aux enchères, mis en vente par ${seller}`,
  ownHeading: 'Ton lot est aux enchères',
  lot: (letters, price) => `Le lot\u00a0: ${letters}, prix normal ${money(price)}`,
  normally: (price) => `prix normal ${money(price)}`,
  high: (sum, who) => `Meilleure offre\u00a0: ${money(sum)}, ${who}`,
  ownHigh: (sum) => `Meilleure offre\u00a0: ${money(sum)}, la tienne`,
  noBid: (least) => `Aucune offre. La première est d’au moins ${money(least)}.`,
  noBidAtAll: (least) =>
    `Personne n’a rien offert\u00a0: le vendeur peut prendre le lot pour ${money(least)}.`,
  toBank: 'Le gagnant paie la banque, pas le vendeur.',
  bidders: 'Les enchérisseurs',
  standing: {
    seller: 'vendeur',
    high: 'meilleure offre',
    due: 'tour en cours',
    passed: 'passé',
    later: 'encore en lice',
    over: 'tour terminé',
  },
  bidStep: (least) => `Offre au moins ${money(least)}, ou passe.`,
  onceStep: (least) => `Ta seule chance\u00a0: offre au moins ${money(least)}, ou passe.`,
  tooPoor: (least, held) => `Il faut offrir au moins ${money(least)} et tu as ${money(held)}\u00a0: passe.`,
  topStep: (high, who) => `${who} offre ${money(high)}. Tu surenchéris, ou tu laisses partir le lot\u202f?`,
  topTooPoor: (high, who, held) =>
    `${who} offre ${money(high)} et tu as ${money(held)}\u00a0: laisse partir le lot.`,
  takeStep: (least) =>
    `Personne n’a rien offert. Tu prends ton lot pour ${money(least)}, ou tu le laisses\u202f?`,
  takeTooPoor: (least, held) =>
    `Personne n’a rien offert. Il faut ${money(least)} et tu as ${money(held)}\u00a0: laisse-le partir.`,
  waitBid: (who) => `${they(who, 'peut', 'peuvent')} enchérir.`,
  waitTop: (who) => `${they(who, 'peut', 'peuvent')} encore surenchérir.`,
  waitTake: (who, least) =>
    `${they(who, 'peut', 'peuvent')} prendre le lot pour ${money(least)}, ou le laisser partir.`,
  bid: (sum) => `Offrir ${money(sum)}`,
  top: (sum) => `Monter à ${money(sum)}`,
  take: (sum) => `Prendre pour ${money(sum)}`,
  pass: 'Passer',
  letGo: 'Laisser partir',
  amount: 'Ton offre',
  more: 'Un dollar de plus',
  less: 'Un dollar de moins',
  quick: 'Relances rapides',
  least: (sum) => `Minimum\u00a0: ${money(sum)}`,
  raise: (by) => `+${money(by)}`,
  half: (sum) => `Demi-prix\u00a0: ${money(sum)}`,
  full: (sum) => `Plein prix\u00a0: ${money(sum)}`,
  limit: (sum) => `Enchérir pour moi jusqu’à ${money(sum)}`,
  limitShort: (sum) => `Jusqu’à ${money(sum)} pour moi`,
  limitOnce: (sum) => `Offrir ${money(sum)} pour moi à mon tour`,
  limitHint:
    'La page offre le minimum nécessaire, jusqu’à ta limite, tant qu’elle reste ouverte. Au-delà, c’est toi qui décides.',
  limitOnceHint:
    'Tu n’as qu’une chance\u00a0: cette somme est offerte pour toi si elle suffit, tant que la page reste ouverte.',
  limitOn: (sum) => `On enchérit pour toi jusqu’à ${money(sum)}.`,
  limitOnceOn: (sum) => `${money(sum)} seront offerts pour toi à ton tour.`,
  limitPassed: (sum) => `Les enchères ont dépassé tes ${money(sum)}\u00a0: à toi de décider.`,
  stop: 'Arrêter',
};
