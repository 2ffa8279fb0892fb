/**
 * How an auction may go on (BW-10), by what the lot is worth to each player and the money they have. Nobody's limit is known, so the
 * rest of it is played through with limits below and above that worth; what counts is what comes of it against the rivals.
 */

/** A player at an auction, as another sees it. */
export type Bidder = {
  readonly seat: number;
  /** What the lot brings them. */
  readonly worth: number;
  readonly money: number;
  /** How much a dollar of theirs counts against one's own (rivals.ts); 0 for oneself. */
  readonly share: number;
};

export type AuctionTable = {
  readonly french: boolean;
  readonly me: Bidder;
  /** May be oneself. */
  readonly seller: Bidder;
  /** The others who may still bid, in order, without oneself and the seller. */
  readonly others: readonly Bidder[];
  readonly high: number | null;
  readonly bidder: Bidder | null;
  /** The least that a bid must be now. */
  readonly least: number;
};

/** What is done now and later: a bid, and how far one would go on where bidding goes round; nothing: a pass. */
export type BidPlan = { readonly amount: number; readonly limit: number } | undefined;

/** What comes of a plan: dollars against the rivals, how often one has the lot in the end, and what it costs then. */
export type Outlook = { readonly edge: number; readonly has: number; readonly paid: number };

/** What a lot may really be worth to others, as parts of what it seems to be; each is as likely as the others. */
const PARTS = [0.4, 0.6, 0.8, 0.9, 1, 1.15, 1.35] as const;
/** In half of the cases those who do not want a lot drive its price up to this part of what it seems worth to the seller. */
const DRIVEN_TO = 0.6;

type Bid = { readonly by: Bidder; readonly amount: number } | undefined;
type Ending = { readonly winner: Bidder | undefined; readonly price: number };
/** The others as they may be. */
type Case = { readonly seller: Bidder; readonly others: readonly Bidder[]; readonly driven: number };

const NOBODY: Ending = { winner: undefined, price: 0 };

/** All cases that are reckoned with: in any two places all pairs of parts meet once. */
const casesOf = ({ me, seller, others }: AuctionTable): Case[] =>
  Array.from({ length: PARTS.length ** 2 }, (_, which) => {
    const mayBe = (bidder: Bidder, place: number): Bidder => {
      const part = PARTS[(which + place * Math.floor(which / PARTS.length)) % PARTS.length] as number;
      return { ...bidder, worth: bidder.worth * part };
    };
    return {
      seller: seller.seat === me.seat ? seller : mayBe(seller, others.length),
      others: others.map(mayBe),
      driven: which % 2 === 0 ? 0 : DRIVEN_TO,
    };
  });

const limitOf = ({ worth, money }: Bidder): number => Math.min(money, Math.floor(worth));

/** The dollars that an ending is worth against the rivals. */
const edgeOf = ({ me }: AuctionTable, { winner, price }: Ending): number => {
  if (winner === undefined) return 0;
  return winner.seat === me.seat ? winner.worth - price : -winner.share * (winner.worth - price);
};

/** The seller tops the last bid, takes the lot for the least bid where there is none (BW-10.4), or lets it go. */
const settle = (table: AuctionTable, { seller }: Case, last: Bid): Ending => {
  const { me, least } = table;
  const price = last === undefined ? least : last.amount + 1;
  const kept: Ending = { winner: seller, price };
  const letGo: Ending = last === undefined ? NOBODY : { winner: last.by, price: last.amount };
  if (seller.seat !== me.seat) return limitOf(seller) >= price ? kept : letGo;
  return price <= me.money && edgeOf(table, kept) > edgeOf(table, letGo) ? kept : letGo;
};

/** What it seems to take to keep a seller from topping. */
const enoughFor = ({ worth, money }: Bidder): number => Math.ceil(Math.min(worth, money));

/** BW-10.2: each of the others has one chance, and bids no more than it seems to take to keep the seller from topping. */
const bidOnce = ({ seller, least }: AuctionTable, { others, driven }: Case, first: Bid): Bid => {
  const enough = enoughFor(seller);
  let last = first;
  for (const by of others) {
    const from = last === undefined ? least : last.amount + 1;
    const drives = Math.min(by.money, Math.floor(driven * enough));
    if (limitOf(by) >= from) last = { by, amount: Math.max(from, Math.min(limitOf(by), enough)) };
    else if (drives >= from) last = { by, amount: drives };
  }
  return last;
};

/**
 * BW-10.3: round and round until one is left: who goes furthest has it for a little more than the next would give. Where nobody else
 * wants it, that is the least, or what it seems to take to keep the seller from topping.
 */
const bidRound = (
  { me, seller, least }: AuctionTable,
  { others, driven }: Case,
  first: Bid,
  mine: number,
): Bid => {
  const from = first === undefined ? least : first.amount + 1;
  let most: Bid = mine > 0 ? { by: me, amount: mine } : undefined;
  let next = 0;
  for (const by of others) {
    const amount = limitOf(by);
    if (amount <= (most?.amount ?? 0)) {
      next = Math.max(next, amount);
      continue;
    }
    next = most?.amount ?? 0;
    most = { by, amount };
  }
  if (most === undefined || most.amount < from) return first;
  // Who holds the highest bid already need not raise it.
  if (first?.by.seat === most.by.seat && next < from) return first;
  const wanted = next < from && most.by.seat !== me.seat && driven > 0 ? enoughFor(seller) : next + 1;
  return { by: most.by, amount: Math.max(from, Math.min(most.amount, wanted)) };
};

/** Makes what tells what comes of a bid, or of a pass, over all cases. */
export const createAuctionOutlook = (table: AuctionTable): ((plan: BidPlan) => Outlook) => {
  const { french, me, high, bidder } = table;
  const cases = casesOf(table);
  const standing: Bid = high === null || bidder === null ? undefined : { by: bidder, amount: high };
  return (plan) => {
    const first: Bid = plan === undefined ? standing : { by: me, amount: plan.amount };
    let edge = 0;
    let has = 0;
    let paid = 0;
    for (const each of cases) {
      const last = french ? bidRound(table, each, first, plan?.limit ?? 0) : bidOnce(table, each, first);
      const ending = settle(table, each, last);
      edge += edgeOf(table, ending);
      if (ending.winner?.seat !== me.seat) continue;
      has++;
      paid += ending.price;
    }
    return { edge: edge / cases.length, has: has / cases.length, paid: has === 0 ? 0 : paid / has };
  };
};
