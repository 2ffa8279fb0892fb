/** The Expert at auctions (BW-10): bids, tops and puts up by what comes of it against the rivals, whose hands lie open. */
import {
  type AuctionTable,
  type Bidder,
  type BidPlan,
  createAuctionOutlook,
  type Outlook,
} from './auction-outlook.ts';
import type { BuyWordChoice, OfferOf } from './evaluator.ts';
import { moneyOf, type Player, sharesOf } from './player.ts';
import { sensibleBid } from './raise.ts';
import type { BuyWordReason } from './reasons.ts';
import { rivalsOf } from './rivals.ts';
import { costOf } from './standing.ts';

/** What a lot brings a seat on top of the lots that it will buy itself. */
export const worthOnTop = ({ view, evaluator }: Player, seat: number, from: number, lot: string): number => {
  const money = moneyOf(view, seat);
  const own = view.lots
    .filter((each) => each.holder === seat && each.from !== from && costOf(view, each.tiles) <= money)
    .map(({ tiles }) => tiles)
    .join('');
  const before = own === '' ? 0 : evaluator.lotWorth(view, seat, own);
  return Math.max(0, evaluator.lotWorth(view, seat, own + lot) - before);
};

type Lot = { readonly tiles: string; readonly from: number; readonly seller: number };

/** The table as it is, or as it would be once the lot is put up. */
export const tableOf = (player: Player, { tiles, from, seller }: Lot): AuctionTable => {
  const { view, seat, style } = player;
  const { auction, options } = view;
  const shares = sharesOf(player);
  const french = options.auctions === 'french';
  const bidderOf = (each: number): Bidder => ({
    seat: each,
    worth: worthOnTop(player, each, from, tiles) * (each === seat ? style.bidShare : 1),
    money: moneyOf(view, each),
    share: shares[each] ?? 0,
  });
  const players = view.seats.length;
  const turn = (each: number): number => (each - seat + players) % players;
  // BW-10.2: who sits between oneself and the seller is still to bid; BW-10.3: who has not passed.
  const isToCome = (each: number): boolean =>
    each !== seller &&
    !(auction?.passed.includes(each) ?? false) &&
    (french || seat === seller || turn(each) < turn(seller));
  const high = auction?.high ?? null;
  const bidder = auction?.bidder ?? null;
  return {
    french,
    me: bidderOf(seat),
    seller: bidderOf(seller),
    others: rivalsOf(view, seat)
      .filter(isToCome)
      .sort((a, b) => turn(a) - turn(b))
      .map(bidderOf),
    high,
    bidder: bidder === null ? null : bidderOf(bidder),
    least: auction?.least ?? (french ? Math.ceil(costOf(view, tiles) / 2) : 1),
  };
};

/** Round sums from the least bid up to the most, both included. */
const sumsBetween = (least: number, most: number): number[] => {
  const sums = least <= most ? [least] : [];
  for (let sum = sensibleBid(least, most); sum > (sums.at(-1) ?? most); sum = sensibleBid(sum + 1, most))
    sums.push(sum);
  return sums;
};

/** All whom the lot could go to but oneself. */
const rivalsAt = ({ me, seller, others, bidder }: AuctionTable): Bidder[] =>
  [seller, ...others, ...(bidder === null ? [] : [bidder])].filter(({ seat }) => seat !== me.seat);

/** The plans that are worth a thought. */
export const plansOf = (table: AuctionTable, from: number, to: number, drives: boolean): BidPlan[] => {
  const { french, me } = table;
  const rivals = rivalsAt(table);
  // More than the lot is worth to oneself and takes from a rival, or than any rival would give, no bid can be.
  const taken = Math.max(0, ...rivals.map(({ share, worth }) => share * worth));
  const given = Math.max(0, ...rivals.map(({ worth, money }) => Math.min(worth, money)));
  const most = Math.min(to, Math.floor(drives ? Math.max(me.worth + taken, given) : me.worth));
  const sums = sumsBetween(from, most);
  if (!french) return sums.map((amount) => ({ amount, limit: amount }));
  const step = sensibleBid(from, Math.max(from, most));
  return sums.flatMap((amount) =>
    amount < step ? [] : sums.filter((limit) => limit >= amount).map((limit) => ({ amount, limit })),
  );
};

/** A plan must be better than a pass by so many dollars, for what is reckoned is not that sure. */
const LEAST_EDGE = 1;
/** Who bids more than a lot is worth to them means to have it mostly, or to be left with it seldom. */
const MOSTLY = 0.5;
const SELDOM = 0.25;

type Weighed = { readonly plan: BidPlan; readonly outlook: Outlook };

const bestPlan = (table: AuctionTable, from: number, to: number, drives: boolean): Weighed => {
  const outlookOf = createAuctionOutlook(table);
  const pass: Weighed = { plan: undefined, outlook: outlookOf(undefined) };
  let best = pass;
  for (const plan of plansOf(table, from, to, drives)) {
    const limit = plan?.limit ?? 0;
    const outlook = outlookOf(plan);
    const least = best === pass ? pass.outlook.edge + LEAST_EDGE : best.outlook.edge;
    const isMeant = limit <= table.me.worth || outlook.has >= MOSTLY || outlook.has <= SELDOM;
    if (isMeant && outlook.edge > least) best = { plan, outlook };
  }
  return best;
};

/** Why a bid was made: for its own worth, to keep the lot from another, or to make another pay. */
const bidReason = (
  table: AuctionTable,
  lot: string,
  { amount, worth, has }: { readonly amount: number; readonly worth: number; readonly has: number },
): BuyWordReason => {
  if (amount <= worth) return { code: 'bid', lot, amount, worth };
  if (has < MOSTLY) return { code: 'bid-bluff', lot, amount, worth };
  const theirs = Math.round(Math.max(...rivalsAt(table).map((rival) => rival.worth)));
  return { code: 'bid-to-deny', lot, amount, worth, theirs };
};

/** Bids what promises most against the rivals, or passes. */
export const chooseBidAmongRivals = (player: Player, { from, to }: OfferOf<'bid'>): BuyWordChoice => {
  const { view, seat, style } = player;
  const { auction } = view;
  if (auction === null) return { action: { kind: 'pass' } };
  const { lot } = auction;
  const table = tableOf(player, { tiles: lot, from: auction.from, seller: auction.seller });
  const worth = Math.round(worthOnTop(player, seat, auction.from, lot));
  const bidding = (amount: number, has: number): BuyWordChoice => ({
    action: { kind: 'bid', amount },
    why: bidReason(table, lot, { amount, worth, has }),
  });
  const passing: BuyWordChoice = { action: { kind: 'pass' }, why: { code: 'passed', lot, worth } };
  const { me, bidder, high } = table;
  if (auction.seller === seat) {
    const lost = bidder === null ? 0 : bidder.share * (bidder.worth - (high ?? 0));
    return me.worth - from > -lost ? bidding(from, 1) : passing;
  }
  const { plan, outlook } = bestPlan(table, from, to, style.bluffShare > 0);
  return plan === undefined ? passing : bidding(plan.amount, outlook.has);
};

/** What comes of putting the lot up that is to be bought. */
export const putUpOutlook = (player: Player, lot: Lot): Outlook =>
  createAuctionOutlook(tableOf(player, lot))(undefined);
