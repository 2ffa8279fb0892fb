import { waysOf } from './buyword-wording.ts';
import type { dealsEn } from './deals-en.ts';

const { money, number, count, list } = waysOf('fr');

type Who = { readonly name: string; readonly isYou: boolean };

/** Qui donne quoi à qui : tu donnes DES à Ann, Ann te donne MBL, Ann donne MBL à Bob. */
const passes = (giver: Who, getter: Who, own: string, other: string, what: string): string => {
  if (giver.isYou) return `tu ${own} ${what} à ${getter.name}`;
  return getter.isYou
    ? `${giver.name} te ${other} ${what}`
    : `${giver.name} ${other} ${what} à ${getter.name}`;
};
const can = (who: readonly string[]): string => `${list(who)} ${who.length > 1 ? 'peuvent' : 'peut'}`;
const sentence = (parts: readonly string[]): string => {
  const text = list(parts);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** Ce que dit la table pendant qu’on échange et vend des lots (BW-11, BW-12). */
export const dealsFr: typeof dealsEn = {
  heading: 'Les lots',
  step: 'Propose un échange, réponds aux autres, ou appuie sur «\u00a0Terminé\u00a0».',
  stepOffered: (offers) => `${count(offers, 'échange attend', 'échanges attendent')} ta réponse.`,
  wait: (who) => `${can(who)} encore proposer ou accepter des échanges.`,
  lot: (letters, price, holder) => `${holder}\u00a0: lot ${letters}, ${money(price)}`,
  ownLot: (letters, price) => `Ton lot ${letters}, ${money(price)}`,
  noLot: 'pas de lot',
  isDone: 'terminé',
  getters: (letters) => `Qui reçoit ${letters}\u202f?`,
  me: 'Moi',
  holds: (held) => `a ${money(held)}`,
  from: (who) => `pioché pour ${who}`,
  ownDraw: 'ta propre pioche',
  buildTrades: 'Touche les lots à échanger, l’un après l’autre. À partir de trois, ils tournent en rond.',
  buildSales: 'Touche les lots à échanger, l’un après l’autre, ou un seul lot, puis le joueur qui le reçoit.',
  to: (who) => `à ${who}`,
  toMe: 'à toi',
  toWhom: 'à qui\u202f?',
  anotherTrade: 'Ajouter un échange',
  anotherLot: 'Ajouter un lot',
  turnRing: 'Tourner dans l’autre sens',
  addMoney: 'Ajouter de l’argent',
  addMoreMoney: 'Ajouter un paiement',
  payer: 'Qui paie',
  payee: 'Qui est payé',
  sum: 'Combien',
  more: (sum) => `+${money(sum)}`,
  dropMoney: 'Sans argent',
  clear: 'Effacer',
  propose: 'Proposer',
  proposal: 'Ta proposition',
  sentence,
  gives: (giver, letters, price, getter) =>
    passes(giver, getter, 'donnes', 'donne', `${letters} (${money(price)})`),
  pays: (payer, payee, sum) => passes(payer, payee, 'paies', 'paie', money(sum)),
  youGive: 'Tu donnes',
  nameGives: (who: string) => `${who} donne`,
  answered: 'Réponses à tes offres',
  forYou: 'On te propose',
  handOn: 'Passer l’appareil à',
  onTable: 'Échanges proposés',
  none: 'Aucun pour l’instant.',
  by: (deal, who) => `Échange ${deal}, proposé par ${who}`,
  ownBy: (deal) => `Échange ${deal}, le tien`,
  accepted: (who) => `Déjà d’accord\u00a0: ${list(who)}.`,
  waitsFor: (who) => `On attend\u00a0: ${list(who)}.`,
  accept: 'Accepter',
  reject: 'Refuser',
  withdraw: 'Retirer',
  acceptNumber: (deal) => `Accepter l’échange ${deal}`,
  rejectNumber: (deal) => `Refuser l’échange ${deal}`,
  withdrawNumber: (deal) => `Retirer l’échange ${deal}`,
  done: 'Terminé',
  doneHint:
    '«\u00a0Terminé\u00a0» est définitif pour cette manche\u00a0: tes propositions sont retirées, et personne ne peut plus rien te proposer.',
  askDone: (open) =>
    open === 0
      ? 'Plus aucun échange en attente. Terminer\u202f? C’est définitif.'
      : `${count(open, 'échange est encore en attente', 'échanges sont encore en attente')}. Terminer quand même\u202f? C’est définitif.`,
  yesDone: 'Oui, terminer',
  lots: (lots) => `Tes lots\u00a0: ${number(lots)}`,
  buyOf: (price, of, lots) =>
    `Le premier de tes ${number(lots)} lots, ${of}\u00a0: ${money(price)}. Tu l’achètes\u202f?`,
  tooDearOf: (price, of, held) =>
    `Le lot ${of} coûte ${money(price)} et tu as ${money(held)}\u00a0: il est trop cher.`,
  next: 'à acheter maintenant',
};
