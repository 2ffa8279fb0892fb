import type { BuyWordReason } from '../bots/buyword/reasons.ts';
import { formatMoney } from './money.ts';
import { plural } from './wording.ts';

/** A sentence for each reason a bot of BuyWord may have had. */
export type BuyWordReasonSentences = {
  readonly [Code in BuyWordReason['code']]: (reason: Extract<BuyWordReason, { code: Code }>) => string;
};

const money = (amount: number): string => formatMoney('en', amount);

/** Letters as one says them: S and E; A, N and T. */
const letters = (tiles: string): string => {
  const all = [...tiles];
  const last = all.pop() ?? '';
  return all.length === 0 ? last : `${all.join(', ')} and ${last}`;
};

export const buyWordReasonsEn: BuyWordReasonSentences = {
  'named-size': ({ size, held }) =>
    held === 0
      ? `Chose ${size} tiles, the best lot for an empty hand.`
      : `Chose ${size} tiles, the best lot to go with ${held} ${plural('en', held, 'letter', 'letters')}.`,
  'named-on-whim': ({ size }) => `Chose ${size} tiles on a whim.`,
  bought: ({ lot, price, worth }) => `Bought ${lot} for ${money(price)}: it looked worth ${money(worth)}.`,
  declined: ({ lot, price, worth }) =>
    `Declined ${lot}: it cost ${money(price)} and looked worth ${money(worth)}.`,
  'could-not-pay': ({ lot, price }) => `Couldn’t afford ${money(price)} for ${lot}.`,
  'sold-and-kept': ({ word, price, kept }) =>
    `Sold ${word} for ${money(price)} and kept ${letters(kept)} for a longer word.`,
  'sold-all': ({ word, price }) => `Sold ${word} for ${money(price)} and kept no letters.`,
  'sold-last': ({ word, price }) => `Sold ${word} for ${money(price)}: it was the last chance.`,
  'sold-out': ({ word, price }) =>
    `Sold ${word} for ${money(price)}: nothing left in the bag was worth waiting for.`,
  'spent-wild': ({ word, price, without }) =>
    without > 0
      ? `Spent a wild on ${word}: ${money(price)} instead of ${money(without)}.`
      : `Spent a wild on ${word} for ${money(price)}: saw no word without one.`,
  'held-back': ({ kept, dearest }) =>
    dearest > 0
      ? `Kept ${letters(kept)} for a longer word, instead of selling one for ${money(dearest)}.`
      : `Kept ${letters(kept)} for a longer word.`,
  'no-word': ({ kept }) => (kept === '' ? 'Had no letters to sell.' : `Saw no word in ${letters(kept)}.`),
  discarded: ({ tiles, kept }) =>
    kept === '' ? `Discarded ${letters(tiles)}.` : `Discarded ${letters(tiles)} and kept ${letters(kept)}.`,
  'put-up-dear': ({ lot, price }) => `Put ${lot} up for auction rather than pay ${money(price)} for it.`,
  'put-up': ({ lot, expected }) =>
    `Put ${lot} up for auction, hoping to get it for about ${money(expected)}.`,
  bid: ({ lot, amount, worth }) => `Bid ${money(amount)} for ${lot}, which looked worth ${money(worth)}.`,
  'declined-to-deny': ({ lot, theirs }) =>
    `Declined ${lot} and didn’t put it up: it looked worth ${money(theirs)} to a rival.`,
  'bid-to-deny': ({ lot, amount, theirs }) =>
    `Bid ${money(amount)} for ${lot} to keep it from a rival: to them it looked worth ${money(theirs)}.`,
  'bid-bluff': ({ lot, amount }) => `Bid ${money(amount)} for ${lot} to make others pay more.`,
  passed: ({ lot, worth }) => `Passed on ${lot}, which looked worth no more than ${money(worth)}.`,
  drafted: ({ letter }) => `Took ${letter}, the tile that helped most.`,
  'drafted-away': ({ letter }) => `Took ${letter} so that nobody else would.`,
  proposed: ({ gain }) => `Proposed a deal worth ${money(gain)}.`,
  'proposed-ring': ({ gain }) => `Proposed a three-way swap worth ${money(gain)}: all three gained.`,
  accepted: ({ gain }) => `Accepted a deal worth ${money(gain)}.`,
  rejected: () => 'Turned down a deal that cost more than it was worth.',
  'rejected-unfair': () => 'Turned down a deal that did more for others.',
  'no-deal': () => 'Saw no deal worth making.',
  challenged: ({ word }) => `Challenged ${word}: never heard of it.`,
  'voted-no': ({ word }) => `Voted against ${word}.`,
  'voted-yes': ({ word }) => `Voted for ${word}.`,
  'made-up': ({ word, price }) => `Made ${word} up and tried to sell it for ${money(price)}.`,
};
