/** Buying, auctions and drafts: what a lot is worth to a player, against its price and what it is worth to the others. */

import type { Offer } from '../../games/buyword/offers.ts';
import { chooseBidAmongRivals, putUpOutlook } from './auction-choices.ts';
import { chooseDraftAmongRivals } from './draft-choices.ts';
import { type BuyWordChoice, type OfferOf, offerOf } from './evaluator.ts';
import { moneyOf, type Player, sharesOf, worthTo } from './player.ts';
import { sensibleBid } from './raise.ts';
import type { BuyWordReason } from './reasons.ts';
import { rivalsOf } from './rivals.ts';
import { costOf } from './standing.ts';

/** What others are expected to bid at most for a lot. */
const expectedBid = (player: Player, lot: string): number =>
  Math.max(
    0,
    ...rivalsOf(player.view, player.seat).map((rival) =>
      Math.min(worthTo(player, rival, lot), moneyOf(player.view, rival)),
    ),
  );

const leastBid = ({ view }: Player, lot: string): number =>
  view.options.auctions === 'french' ? Math.ceil(costOf(view, lot) / 2) : 1;

/** What putting a lot up promises: the bid that is expected, the gain that is hoped for, and whether that is better than the gain of buying. */
type PuttingUp = { readonly expected: number; readonly hoped: number; readonly isBetter: boolean };

const puttingUp = (player: Player, lot: string, gain: number): PuttingUp => {
  const { view, seat, style } = player;
  const expected = expectedBid(player, lot);
  const least = leastBid(player, lot);
  const paid = expected >= least ? Math.floor(expected) + 1 : least;
  const worth = worthTo(player, seat, lot);
  const hoped = worth > paid && paid <= moneyOf(view, seat) ? worth - paid : 0;
  const isBetter = hoped > Math.max(0, gain) + style.putUpMargin || gain <= style.buyMargin;
  return { expected, hoped, isBetter };
};

/** The same by who stands where: a lot that would only serve a rival is not put up. */
const puttingUpAmongRivals = (player: Player, lot: string, gain: number): PuttingUp => {
  const { view, seat, style } = player;
  const from = view.lots.filter(({ holder }) => holder === seat).sort((a, b) => a.from - b.from)[0]?.from;
  const { edge, paid } = putUpOutlook(player, { tiles: lot, from: from ?? seat, seller: seat });
  const isBetter = edge > Math.max(0, gain) + (gain > style.buyMargin ? style.putUpMargin : 0);
  return { expected: paid, hoped: edge, isBetter };
};

/** Buys the lot, puts it up for auction, or declines it, whichever promises most. */
export const chooseBuy = (player: Player, open: readonly Offer[]): BuyWordChoice => {
  const { view, seat, evaluator, style, shrewd } = player;
  const lot = view.seats[seat]?.lot ?? '';
  const price = costOf(view, lot);
  const money = moneyOf(view, seat);
  const gain = price > money ? Number.NEGATIVE_INFINITY : evaluator.gainOfBuying(view, seat, lot, price);
  const canPut = offerOf(open, 'auction') !== undefined;
  const put = canPut ? (shrewd ? puttingUpAmongRivals : puttingUp)(player, lot, gain) : undefined;
  if (put?.isBetter === true) {
    if (put.hoped <= 0) return { action: { kind: 'auction' }, why: { code: 'put-up-dear', lot, price } };
    const worth = Math.round(worthTo(player, seat, lot));
    return {
      action: { kind: 'auction' },
      why: { code: 'put-up', lot, price, worth, expected: Math.round(put.expected) },
    };
  }
  if (gain > style.buyMargin) {
    return { action: { kind: 'buy' }, why: { code: 'bought', lot, price, worth: Math.round(price + gain) } };
  }
  if (put !== undefined && put.hoped < 0) {
    const theirs = Math.round(Math.max(...rivalsOf(view, seat).map((rival) => worthTo(player, rival, lot))));
    return { action: { kind: 'decline' }, why: { code: 'declined-to-deny', lot, price, theirs } };
  }
  if (price > money) {
    return { action: { kind: 'decline' }, why: { code: 'could-not-pay', lot, price, money } };
  }
  return {
    action: { kind: 'decline' },
    why: { code: 'declined', lot, price, worth: Math.round(price + gain) },
  };
};

/**
 * Bids up to what a lot is worth to it; against a seller who may still top the bid, no more than it takes to keep them from it, and
 * somewhat more than that worth where the seller wants the lot badly.
 */
export const chooseBid = (player: Player, { from, to }: OfferOf<'bid'>): BuyWordChoice => {
  if (player.shrewd) return chooseBidAmongRivals(player, { kind: 'bid', from, to });
  const { view, seat, style } = player;
  const { auction } = view;
  const lot = auction?.lot ?? '';
  const worth = worthTo(player, seat, lot);
  const pass = { action: { kind: 'pass' }, why: { code: 'passed', lot, worth: Math.round(worth) } } as const;
  if (auction === null) return pass;
  const isSeller = auction.seller === seat;
  const rival = auction.bidder === seat ? null : auction.bidder;
  const theirs = rival === null ? 0 : worthTo(player, rival, lot);
  const lost =
    rival === null ? 0 : (sharesOf(player)[rival] as number) * Math.max(0, theirs - (auction.high ?? 0));
  const bidding = (amount: number, code: 'bid' | 'bid-bluff'): BuyWordChoice => {
    const said = { lot, amount, worth: Math.round(worth) };
    // More than the lot is worth to it, it bids for what the rival would gain by it.
    const why: BuyWordReason =
      code === 'bid' && amount > said.worth
        ? { code: 'bid-to-deny', ...said, theirs: Math.round(theirs) }
        : { code, ...said };
    return { action: { kind: 'bid', amount }, why };
  };
  const ceiling = Math.min(to, Math.floor(isSeller ? worth + lost : worth * style.bidShare + lost));
  if (isSeller) return ceiling >= from ? bidding(from, 'bid') : pass;
  const sellers = Math.min(worthTo(player, auction.seller, lot), moneyOf(view, auction.seller));
  if (view.options.auctions === 'french')
    return ceiling >= from ? bidding(sensibleBid(from, ceiling), 'bid') : pass;
  const enough = Math.max(from, Math.min(ceiling, Math.ceil(sellers)));
  if (ceiling >= from) return bidding(enough, 'bid');
  const bluff = Math.min(to, Math.floor(sellers * style.bluffShare));
  return bluff >= from ? bidding(bluff, 'bid-bluff') : pass;
};

/** Picks still to come bring letters of about so many pips. */
const USUAL_PIPS = 1.4;
/** What a rival would gain by a tile counts this much. */
const AWAY = 0.5;

/** Takes the open tile that adds most to lot and hand, less what it adds to the price, and what it would bring the next to pick. */
export const chooseDraft = (player: Player, offer: OfferOf<'draft'>): BuyWordChoice => {
  if (player.shrewd) return chooseDraftAmongRivals(player, offer);
  const { tiles } = offer;
  const { view, seat, evaluator } = player;
  const lotOf = (each: number): string => view.lots.find(({ from }) => from === each)?.tiles ?? '';
  const lot = lotOf(seat);
  const rivals = rivalsOf(view, seat);
  const next = rivals.find((rival) => rival > seat) ?? rivals[0];
  const toCome = Math.max(0, (view.lotSize ?? lot.length + 1) - lot.length - 1);
  const paidFor = (letters: string): number => (Math.sqrt(costOf(view, letters)) + toCome * USUAL_PIPS) ** 2;
  const takenFrom = (rival: number, letter: string): number => {
    const theirs = lotOf(rival);
    const gain = evaluator.lotWorth(view, rival, theirs + letter) - evaluator.lotWorth(view, rival, theirs);
    return Math.max(0, gain - (costOf(view, theirs + letter) - costOf(view, theirs)));
  };
  const picks = [...new Set(tiles)].sort().map((letter) => {
    const own = evaluator.lotWorth(view, seat, lot + letter) - paidFor(lot + letter);
    const away = next === undefined ? 0 : takenFrom(next, letter);
    return { letter, own, worth: own + (AWAY / rivals.length) * away };
  });
  const best = picks.reduce((a, b) => (b.worth > a.worth ? b : a));
  const code = picks.some(({ own }) => own > best.own) ? 'drafted-away' : 'drafted';
  return { action: { kind: 'draft', letter: best.letter }, why: { code, letter: best.letter } };
};
