import { waysOf } from './buyword-wording.ts';

const { money, number, count, list } = waysOf('en');

/** Somebody in a sentence: `you` is who reads. */
type Who = { readonly name: string; readonly isYou: boolean };
const you = ({ name, isYou }: Who): string => (isYou ? 'you' : name);
const verb = (who: Who, own: string, other: string): string => `${you(who)} ${who.isYou ? own : other}`;
const sentence = (parts: readonly string[]): string => {
  const text = list(parts);
  return text === '' ? '' : `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
};

/** What the table says while lots are traded and sold (BW-11, BW-12). */
export const dealsEn = {
  heading: 'The lots',
  step: 'Propose a deal, answer the others, or press Done.',
  stepOffered: (offers: number) => `${count(offers, 'deal is', 'deals are')} waiting for your answer.`,
  wait: (who: readonly string[]) => `${list(who)} may still make deals.`,
  lot: (letters: string, price: number, holder: string) => `${holder}: lot ${letters}, ${money(price)}`,
  ownLot: (letters: string, price: number) => `Your lot ${letters}, ${money(price)}`,
  noLot: 'no lot',
  isDone: 'done',
  getters: (letters: string) => `Who gets ${letters}?`,
  me: 'Me',
  holds: (held: number) => `has ${money(held)}`,
  from: (who: string) => `drawn for ${who}`,
  ownDraw: 'your own draw',
  // Building a proposal.
  buildTrades: 'Tap the lots to swap, one after another. Three or more make a ring.',
  buildSales: 'Tap the lots to swap, one after another; or one lot and the player who gets it.',
  to: (who: string) => `to ${who}`,
  toMe: 'to you',
  toWhom: 'to whom?',
  anotherTrade: 'Add another swap',
  anotherLot: 'Add another lot',
  turnRing: 'Reverse the ring',
  addMoney: 'Add money',
  addMoreMoney: 'Add another payment',
  payer: 'Who pays',
  payee: 'Who gets paid',
  sum: 'How much',
  more: (sum: number) => `+${money(sum)}`,
  dropMoney: 'Remove the money',
  clear: 'Clear',
  propose: 'Propose',
  proposal: 'Your proposal',
  sentence,
  gives: (giver: Who, letters: string, price: number, getter: Who) =>
    `${verb(giver, 'give', 'gives')} ${you(getter)} ${letters} (${money(price)})`,
  pays: (payer: Who, payee: Who, sum: number) => `${verb(payer, 'pay', 'pays')} ${you(payee)} ${money(sum)}`,
  // Proposals on the table.
  youGive: 'You give',
  nameGives: (who: string) => `${who} gives`,
  answered: 'Your offers, answered',
  forYou: 'Offered to you',
  handOn: 'Pass the device to',
  onTable: 'Deals on the table',
  none: 'None yet.',
  by: (number: number, who: string) => `Deal ${number}, by ${who}`,
  ownBy: (number: number) => `Deal ${number}, yours`,
  accepted: (who: readonly string[]) => `Accepted: ${list(who)}.`,
  waitsFor: (who: readonly string[]) => `Waiting for: ${list(who)}.`,
  accept: 'Accept',
  reject: 'Reject',
  withdraw: 'Withdraw',
  acceptNumber: (number: number) => `Accept deal ${number}`,
  rejectNumber: (number: number) => `Reject deal ${number}`,
  withdrawNumber: (number: number) => `Withdraw deal ${number}`,
  done: 'Done with deals',
  doneHint:
    'Done is final for this round: your proposals are withdrawn, and nobody can offer you more deals.',
  askDone: (open: number) =>
    open === 0
      ? 'No deals are open. Finish? This can’t be undone.'
      : `${count(open, 'deal is', 'deals are')} still open. Finish anyway? This can’t be undone.`,
  yesDone: 'Yes, done',
  // Buying where one holds several lots (BW-12.2).
  lots: (lots: number) => `Your lots: ${number(lots)}`,
  buyOf: (price: number, of: string, lots: number) =>
    `First of ${number(lots)} lots, ${of}: ${money(price)}. Buy it?`,
  tooDearOf: (price: number, of: string, held: number) =>
    `The lot ${of} costs ${money(price)} and you have ${money(held)}: too expensive.`,
  next: 'up now',
};
