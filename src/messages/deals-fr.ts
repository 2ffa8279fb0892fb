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
  step: 'Propose un marché, réponds aux autres, ou dis «\u00a0Terminé\u00a0».',
  stepOffered: (offers) => `${count(offers, 'marché attend', 'marchés attendent')} ta réponse.`,
  wait: (who) => `${can(who)} encore faire des marchés.`,
  lot: (letters, price, holder) => `${holder}\u00a0: lot ${letters}, ${money(price)}`,
  ownLot: (letters, price) => `Ton lot ${letters}, ${money(price)}`,
  noLot: 'pas de lot',
  isDone: 'terminé',
  getters: (letters) => `Qui reçoit ${letters}\u202f?`,
  me: 'Moi',
  holds: (held) => `a ${money(held)}`,
  from: (who) => `pioché pour ${who}`,
  ownDraw: 'ta propre pioche',
  buildTrades: 'Touche les lots à échanger, l’un après l’autre. À trois et plus, c’est une ronde.',
  buildSales: 'Touche les lots à échanger, l’un après l’autre\u202f; ou un seul lot, puis qui le reçoit.',
  to: (who) => `à ${who}`,
  toMe: 'à toi',
  toWhom: 'à qui\u202f?',
  anotherTrade: 'Un autre échange en plus',
  anotherLot: 'Un autre lot en plus',
  turnRing: 'Tourner dans l’autre sens',
  addMoney: 'Ajouter de l’argent',
  addMoreMoney: 'Ajouter un autre paiement',
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
  onTable: 'Marchés sur la table',
  none: 'Aucun pour l’instant.',
  by: (deal, who) => `Marché ${deal}, par ${who}`,
  ownBy: (deal) => `Marché ${deal}, le tien`,
  accepted: (who) => `D’accord\u00a0: ${list(who)}.`,
  waitsFor: (who) => `On attend\u00a0: ${list(who)}.`,
  accept: 'Accepter',
  reject: 'Refuser',
  withdraw: 'Retirer',
  acceptNumber: (deal) => `Accepter le marché ${deal}`,
  rejectNumber: (deal) => `Refuser le marché ${deal}`,
  withdrawNumber: (deal) => `Retirer le marché ${deal}`,
  done: 'Terminé',
  doneHint:
    '«\u00a0Terminé\u00a0» est définitif pour cette manche\u00a0: tes propositions tombent, et personne ne peut plus rien te proposer.',
  askDone: (open) =>
    open === 0
      ? 'Plus aucun marché n’est ouvert. Terminer\u202f? C’est définitif.'
      : `${count(open, 'marché est encore ouvert', 'marchés sont encore ouverts')}. Terminer quand même\u202f? C’est définitif.`,
  yesDone: 'Oui, terminé',
  lots: (lots) => `Tes lots\u00a0: ${number(lots)}`,
  buyOf: (price, of, lots) =>
    `Le premier de tes ${number(lots)} lots, ${of}\u00a0: ${money(price)}. Tu l’achètes\u202f?`,
  tooDearOf: (price, of, held) =>
    `Le lot ${of} coûte ${money(price)} et tu as ${money(held)}\u00a0: il est trop cher.`,
  next: 'à acheter maintenant',
};
