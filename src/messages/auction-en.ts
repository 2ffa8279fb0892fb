import { waysOf } from './buyword-wording.ts';
import { tableTextsEn } from './table-texts-en.ts';

const { money, list } = waysOf('en');

/** What the table says while a lot is up for auction (BW-10). */
export const auctionEn = {
  putUp: 'Auction it',
  twoPlayers: tableTextsEn.twoPlayerAuctions,
  heading: (seller: string) => `${seller}’s lot is up for auction`,
  ownHeading: 'Your lot is up for auction',
  lot: (letters: string, price: number) => `The lot: ${letters}, normally ${money(price)}`,
  normally: (price: number) => `normally ${money(price)}`,
  high: (sum: number, who: string) => `Highest bid: ${money(sum)}, ${who}`,
  ownHigh: (sum: number) => `Highest bid: ${money(sum)}, yours`,
  noBid: (least: number) => `No bids yet. Bidding starts at ${money(least)}.`,
  noBidAtAll: (least: number) => `No bids: the seller may take the lot for ${money(least)}.`,
  toBank: 'The winner pays the bank, not the seller.',
  bidders: 'Bidders',
  standing: {
    seller: 'seller',
    high: 'highest bid',
    due: 'bidding now',
    passed: 'passed',
    later: 'yet to bid',
    over: 'done bidding',
  },
  // The next step.
  bidStep: (least: number) => `Bid at least ${money(least)}, or pass.`,
  onceStep: (least: number) => `Your one chance: bid at least ${money(least)}, or pass.`,
  tooPoor: (least: number, held: number) =>
    `The minimum bid is ${money(least)} and you have ${money(held)}: pass.`,
  topStep: (high: number, who: string) => `${who} bids ${money(high)}. Top it, or let the lot go?`,
  topTooPoor: (high: number, who: string, held: number) =>
    `${who} bids ${money(high)} and you have ${money(held)}: let the lot go.`,
  takeStep: (least: number) => `No bids. Take your lot for ${money(least)}, or let it go?`,
  takeTooPoor: (least: number, held: number) =>
    `No bids. Your lot costs ${money(least)} and you have ${money(held)}: let it go.`,
  waitBid: (who: readonly string[]) => `Waiting for ${list(who)} to bid.`,
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
  least: (sum: number) => `Min: ${money(sum)}`,
  raise: (by: number) => `+${money(by)}`,
  half: (sum: number) => `Half price: ${money(sum)}`,
  full: (sum: number) => `Full price: ${money(sum)}`,
  // A limit, kept by the page.
  limit: (sum: number) => `Bid up to ${money(sum)} for me`,
  limitShort: (sum: number) => `Auto-bid to ${money(sum)}`,
  limitOnce: (sum: number) => `Bid ${money(sum)} for me on my turn`,
  limitHint:
    'While this page is open, it bids the minimum for you, up to your limit. Beyond that, you decide.',
  limitOnceHint: 'You only get one bid: it’s placed for you if it’s high enough, while this page is open.',
  limitOn: (sum: number) => `Bidding up to ${money(sum)} for you.`,
  limitOnceOn: (sum: number) => `Will bid ${money(sum)} for you on your turn.`,
  limitPassed: (sum: number) => `The bidding has passed your limit of ${money(sum)}: you decide.`,
  stop: 'Cancel',
};
