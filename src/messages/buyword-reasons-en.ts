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
    `Named ${size}, the best lot for ${held} ${plural('en', held, 'letter', 'letters')} held.`,
  bought: ({ lot, price, worth }) => `Bought ${lot} for ${money(price)}: it promised ${money(worth)}.`,
  declined: ({ lot, price, worth }) =>
    `Declined ${lot}: ${money(price)} was too much for what promised ${money(worth)}.`,
  'could-not-pay': ({ lot, price }) => `Could not pay ${money(price)} for ${lot}.`,
  'sold-and-kept': ({ word, price, kept }) =>
    `Sold ${word} for ${money(price)} and kept ${letters(kept)} for a longer word.`,
  'sold-all': ({ word, price }) => `Sold ${word} for ${money(price)}, with nothing worth keeping.`,
  'sold-last': ({ word, price }) => `Sold ${word} for ${money(price)}: it was the last chance.`,
  'spent-wild': ({ word, price, without }) =>
    `Spent a wild on ${word}: ${money(price)} instead of ${money(without)}.`,
  'held-back': ({ kept, dearest }) =>
    dearest > 0
      ? `Kept ${letters(kept)} for a longer word, though one for ${money(dearest)} was there.`
      : `Kept ${letters(kept)} for a longer word.`,
  'no-word': ({ kept }) => (kept === '' ? 'Had no letters to sell.' : `Saw no word in ${letters(kept)}.`),
  discarded: ({ tiles, kept }) =>
    kept === '' ? `Discarded ${letters(tiles)}.` : `Discarded ${letters(tiles)} and kept ${letters(kept)}.`,
  'put-up': ({ lot, expected }) =>
    `Put ${lot} up for auction, hoping to have it for about ${money(expected)}.`,
  bid: ({ lot, amount, worth }) => `Bid ${money(amount)} for ${lot}, which promised ${money(worth)}.`,
  'bid-bluff': ({ lot, amount }) => `Bid ${money(amount)} for ${lot} to make others pay more.`,
  passed: ({ lot, worth }) => `Passed on ${lot}, which promised no more than ${money(worth)}.`,
  drafted: ({ letter }) => `Took ${letter}, the tile that helped most.`,
  'drafted-away': ({ letter }) => `Took ${letter} so that nobody else would.`,
  proposed: ({ gain }) => `Proposed a deal worth ${money(gain)}.`,
  accepted: ({ gain }) => `Accepted a deal worth ${money(gain)}.`,
  rejected: () => 'Turned a deal down: it would have cost more than it brought.',
  'no-deal': () => 'Saw no deal worth making.',
  challenged: ({ word }) => `Challenged ${word}: never heard of it.`,
  'voted-no': ({ word }) => `Voted against ${word}.`,
  'voted-yes': ({ word }) => `Voted for ${word}.`,
  'made-up': ({ word, price }) => `Made ${word} up and tried to sell it for ${money(price)}.`,
};
