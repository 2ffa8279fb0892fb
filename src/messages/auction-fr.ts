import type { auctionEn } from './auction-en.ts';
import { waysOf } from './buyword-wording.ts';
import { of, turnOf } from './elision-fr.ts';
import { tableTextsFr } from './table-texts-fr.ts';

const { money } = waysOf('fr');

/** Ce que dit la table pendant qu’un lot est aux enchères (BW-10). */
export const auctionFr: typeof auctionEn = {
  putUp: 'Aux enchères',
  twoPlayers: tableTextsFr.twoPlayerAuctions,
  heading: (seller) => `Le lot ${of(seller)} est aux enchères`,
  ownHeading: 'Ton lot est aux enchères',
  lot: (letters, price) => `Le lot\u00a0: ${letters}, prix normal ${money(price)}`,
  normally: (price) => `prix normal ${money(price)}`,
  high: (sum, who) => `Meilleure enchère\u00a0: ${money(sum)}, ${who}`,
  ownHigh: (sum) => `Meilleure enchère\u00a0: ${money(sum)}, la tienne`,
  noBid: (least) => `Aucune enchère. La première est d’au moins ${money(least)}.`,
  noBidAtAll: (least) => `Personne n’a enchéri\u00a0: le vendeur peut prendre le lot pour ${money(least)}.`,
  toBank: 'Le gagnant paie la banque, pas le vendeur.',
  bidders: 'Les enchérisseurs',
  standing: {
    seller: 'vendeur',
    high: 'meilleure enchère',
    due: 'à son tour',
    passed: 'a passé',
    later: 'encore en lice',
    over: 'tour terminé',
  },
  bidStep: (least) => `Enchéris à ${money(least)} ou plus, ou passe.`,
  onceStep: (least) => `Ta seule chance\u00a0: enchéris à ${money(least)} ou plus, ou passe.`,
  tooPoor: (least, held) => `Il faut au moins ${money(least)} et tu as ${money(held)}\u00a0: passe.`,
  topStep: (high, who) => `${who} est à ${money(high)}. Tu surenchéris, ou tu laisses partir le lot\u202f?`,
  topTooPoor: (high, who, held) =>
    `${who} est à ${money(high)} et tu as ${money(held)}\u00a0: laisse partir le lot.`,
  takeStep: (least) =>
    `Personne n’a enchéri. Tu prends ton lot pour ${money(least)}, ou tu le laisses\u202f?`,
  takeTooPoor: (least, held) =>
    `Personne n’a enchéri. Il faut ${money(least)} et tu as ${money(held)}\u00a0: laisse-le partir.`,
  waitBid: (who) => turnOf(who, 'enchérir'),
  waitTop: (who) => turnOf(who, 'surenchérir', ' ou de laisser partir le lot'),
  waitTake: (who, least) => turnOf(who, `prendre le lot pour ${money(least)}`, ' ou de le laisser partir'),
  bid: (sum) => `Enchérir\u00a0: ${money(sum)}`,
  top: (sum) => `Monter à ${money(sum)}`,
  take: (sum) => `Prendre pour ${money(sum)}`,
  pass: 'Passer',
  letGo: 'Laisser partir',
  amount: 'Ton enchère',
  more: 'Un dollar de plus',
  less: 'Un dollar de moins',
  quick: 'Relances rapides',
  least: (sum) => `Minimum\u00a0: ${money(sum)}`,
  raise: (by) => `+${money(by)}`,
  half: (sum) => `Demi-prix\u00a0: ${money(sum)}`,
  full: (sum) => `Plein prix\u00a0: ${money(sum)}`,
  limit: (sum) => `Enchérir pour moi jusqu’à ${money(sum)}`,
  limitShort: (sum) => `Auto jusqu’à ${money(sum)}`,
  limitOnce: (sum) => `Enchérir ${money(sum)} pour moi à mon tour`,
  limitHint:
    'La page enchérit au minimum nécessaire, jusqu’à ta limite, tant qu’elle reste ouverte. Au-delà, c’est toi qui décides.',
  limitOnceHint:
    'Tu n’as qu’une chance\u00a0: la page enchérit pour toi si cette somme suffit, tant qu’elle reste ouverte.',
  limitOn: (sum) => `On enchérit pour toi jusqu’à ${money(sum)}.`,
  limitOnceOn: (sum) => `À ton tour, on enchérira ${money(sum)} pour toi.`,
  limitPassed: (sum) => `Les enchères ont dépassé tes ${money(sum)}\u00a0: à toi de décider.`,
  stop: 'Arrêter',
};
