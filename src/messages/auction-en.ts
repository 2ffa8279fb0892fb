import { waysOf } from './buyword-wording.ts';
import { tableTextsEn } from './table-texts-en.ts';

const { money, list } = waysOf('en');

/** What the table says while a lot is up for auction (BW-10). */
export const auctionEn = {
  putUp: 'Auction it',
  twoPlayers: tableTextsEn.twoPlayerAuctions,
  heading: (seller: string) => `Up for auction, by ${seller}`,
  ownHeading: 'Your lot is up for auction',
  lot: (letters: string, price: number) => `The lot: ${letters}, normally ${money(price)}`,
  normally: (price: number) => `normally ${money(price)}`,
  high: (sum: number, who: string) => `Highest bid: ${money(sum)}, ${who}`,
  ownHigh: (sum: number) => `Highest bid: ${money(sum)}, yours`,
  noBid: (least: number) => `No bid yet. The first is at least ${money(least)}.`,
  noBidAtAll: (least: number) => `Nobody has bid: the seller may take the lot for ${money(least)}.`,
  toBank: 'The winner pays the bank, not the seller.',
  bidders: 'Who bids',
  standing: {
    seller: 'seller',
    high: 'highest bid',
    due: 'to bid now',
    passed: 'passed',
    later: 'still to bid',
    over: 'done bidding',
  },
  // The next step.
  bidStep: (least: number) => `Bid at least ${money(least)}, or pass.`,
  onceStep: (least: number) => `Your one chance: bid at least ${money(least)}, or pass.`,
  tooPoor: (least: number, held: number) =>
    `A bid takes at least ${money(least)} and you have ${money(held)}: pass.`,
  topStep: (high: number, who: string) => `${who} bids ${money(high)}. Top it, or let the lot go?`,
  topTooPoor: (high: number, who: string, held: number) =>
    `${who} bids ${money(high)} and you have ${money(held)}: let the lot go.`,
  takeStep: (least: number) => `Nobody has bid. Take your lot for ${money(least)}, or let it go?`,
  takeTooPoor: (least: number, held: number) =>
    `Nobody has bid. ${money(least)} is the least and you have ${money(held)}: let it go.`,
  waitBid: (who: readonly string[]) => `${list(who)} may bid now.`,
  waitTop: (who: readonly string[]) => `${list(who)} may top the highest bid.`,
  waitTake: (who: readonly string[], least: number) =>
    `${list(who)} may take the lot for ${money(least)}, or let it go.`,
  bid: (sum: number) => `Bid ${money(sum)}`,
  top: (sum: number) => `Top with ${money(sum)}`,
  take: (sum: number) => `Take it for ${money(sum)}`,
  pass: 'Pass',
  letGo: 'Let it go',
  // How much.
  amount: 'Your bid',
  more: 'One dollar more',
  less: 'One dollar less',
  quick: 'Quick raises',
  least: (sum: number) => `Least: ${money(sum)}`,
  raise: (by: number) => `+${money(by)}`,
  half: (sum: number) => `Half price: ${money(sum)}`,
  full: (sum: number) => `Full price: ${money(sum)}`,
  // A limit, kept by the page.
  limit: (sum: number) => `Bid up to ${money(sum)} for me`,
  limitShort: (sum: number) => `Up to ${money(sum)} for me`,
  limitOnce: (sum: number) => `Bid ${money(sum)} for me in my turn`,
  limitHint:
    'The page bids the least that is needed, up to your limit, as long as it is open. Beyond it, you decide.',
  limitOnceHint: 'You have one chance: this sum is bid for you if it is enough, as long as the page is open.',
  limitOn: (sum: number) => `Up to ${money(sum)} is being bid for you.`,
  limitOnceOn: (sum: number) => `${money(sum)} will be bid for you in your turn.`,
  limitPassed: (sum: number) => `The bidding has gone past your ${money(sum)}: now you decide.`,
  stop: 'Stop that',
};
