/** What it is worth to name a size, to buy, decline or put up a lot, to bid, and to take a tile in a draft (BW-3, 4, 10, 13). */
import { plansOf, putUpOutlook, tableOf, worthOnTop } from '../../bots/buyword/auction-choices.ts';
import {
  type AuctionTable,
  type BidPlan,
  createAuctionOutlook,
  type Outlook,
} from '../../bots/buyword/auction-outlook.ts';
import { draftPicks } from '../../bots/buyword/draft-choices.ts';
import { rivalsOf } from '../../bots/buyword/rivals.ts';
import { costOf, holdingOf, stayingSeats } from '../../bots/buyword/standing.ts';
import { LOT_SIZES } from '../../bots/buyword/value/value-net.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { exactWorths, planWorths } from './plan-worths.ts';
import { baseOf, lotsOf, type Position, withLetters, worthWithLots } from './position.ts';
import { SELL_EFFORT } from './sell-values.ts';
import { playedAs, type Weighed, worthByBothSides } from './weighed.ts';

/** Of plans with and without a lot, so many are looked at. */
const PLANS_EACH = 4;

/** What lots of a size bring the others on average, as far as their hands lie open. */
const rivalsMean = ({ view, seat, worths }: Position, head: number): number => {
  const seen = rivalsOf(view, seat).flatMap((rival) => holdingOf(view, rival) ?? []);
  const sum = seen.reduce((all, holding) => all + (worths.heads(holding)[head] as number), 0);
  return seen.length === 0 ? 0 : sum / seen.length;
};

export const nameValues = (position: Position, from: number, to: number): Weighed[] => {
  const { view, worths, holding, own } = position;
  const heads = worths.heads(holding);
  const sizes = LOT_SIZES.map((size, head) => ({ size, head, worth: heads[head] as number })).filter(
    ({ size }) => size >= from && size <= to,
  );
  // Others draw as many letters as oneself: what a size brings them counts too.
  const alone = stayingSeats(view) === 1;
  const plans = sizes.map(({ head, worth }) => ({ after: holding, gain: 0, worth, head }));
  const values = alone
    ? (exactWorths(position, plans) ?? planWorths(position, plans))
    : worthByBothSides(
        sizes.map(({ head, worth }) => ({ own: worth, edge: worth - rivalsMean(position, head) })),
      );
  const base = baseOf(position);
  const most = Math.max(...values);
  return sizes.map(({ size }, i) => {
    const value = values[i] as number;
    const next = Math.max(...values.filter((_, other) => other !== i));
    const gain = value === most && values.length > 1 ? Math.max(0, Math.round(most - next)) : 0;
    return {
      action: { kind: 'choose', number: size },
      value: base + value,
      why: { code: 'named-size', size, held: own.tileCount, gain },
    };
  });
};

/** What an auction brings the seat itself, on top of what it has anyway. */
const gainOf = (worth: number, { has, paid }: Outlook): number => has * (worth - paid);

/** Buying against declining, where both are weighed by plans of what to sell then. */
const weighedPlans = (position: Position, lot: string, price: number): { buy: number; decline: number } => {
  const { worths, holding } = position;
  const exact = exactWorths(position, [
    { after: withLetters(holding, lot, price), gain: -price },
    { after: holding, gain: 0 },
  ]);
  if (exact !== undefined) return { buy: exact[0] as number, decline: exact[1] as number };
  const thinker = worths.thinker();
  const without = thinker.plans(holding, SELL_EFFORT).slice(0, PLANS_EACH);
  const withLot = thinker
    .plans(withLetters(holding, lot, price), SELL_EFFORT)
    .slice(0, PLANS_EACH)
    .map((plan) => ({ ...plan, gain: plan.gain - price, worth: plan.worth - price }));
  const values = planWorths(position, [...withLot, ...without]);
  return {
    buy: Math.max(...values.slice(0, withLot.length)),
    decline: Math.max(...values.slice(withLot.length)),
  };
};

export const buyValues = (
  position: Position,
  { canBuy, canPutUp, played }: { canBuy: boolean; canPutUp: boolean; played: PlayerAction | undefined },
): Weighed[] => {
  const { view, seat, holding, own, player } = position;
  const [due, ...rest] = lotsOf(position);
  if (due === undefined) return [];
  const lot = due.tiles;
  const price = costOf(view, lot);
  const isPlain = rest.length === 0 && !view.lastChance && !view.options.crossword;
  const { buy, decline } =
    isPlain && canBuy
      ? weighedPlans(position, lot, price)
      : {
          buy: canBuy ? worthWithLots(position, withLetters(holding, lot, price), rest) - price : 0,
          decline: worthWithLots(position, holding, rest),
        };
  const base = baseOf(position);
  // Of several lots the due one may be named or not (BW-12.2): as it was played.
  const named = <Kind extends 'buy' | 'decline' | 'auction'>(kind: Kind) =>
    playedAs(played, kind) ?? ({ kind } as const);
  const worth = Math.round(price + buy - decline);
  const declined: Weighed = {
    action: named('decline'),
    value: base + decline,
    why: canBuy
      ? { code: 'declined', lot, price, worth }
      : { code: 'could-not-pay', lot, price, money: own.money },
  };
  const weighed = [declined];
  if (canBuy)
    weighed.push({ action: named('buy'), value: base + buy, why: { code: 'bought', lot, price, worth } });
  if (canPutUp) {
    const outlook = putUpOutlook(player, { tiles: lot, from: due.from, seller: seat });
    const top = worthOnTop(player, seat, due.from, lot);
    const expected = Math.round(outlook.paid);
    weighed.push({
      action: named('auction'),
      value: base + decline + Math.max(0, gainOf(top, outlook)),
      why: { code: 'put-up', lot, price, worth: Math.round(top), expected },
    });
  }
  return weighed;
};

const auctionTable = ({ view, player }: Position): AuctionTable | undefined =>
  view.auction === null
    ? undefined
    : tableOf(player, {
        tiles: view.auction.lot,
        from: view.auction.from,
        seller: view.auction.seller,
      });

/** What a seat can expect of an auction that goes on, if it bids no more itself. */
export const auctionGain = (position: Position): number => {
  const table = auctionTable(position);
  return table === undefined ? 0 : gainOf(table.me.worth, createAuctionOutlook(table)(undefined));
};

export const bidValues = (
  position: Position,
  { from, to, played }: { from: number; to: number; played: PlayerAction | undefined },
): Weighed[] => {
  const { view, seat, holding } = position;
  const table = auctionTable(position);
  const { auction } = view;
  if (table === undefined || auction === null) return [];
  const base = baseOf(position) + worthWithLots(position, holding, lotsOf(position));
  const { lot } = auction;
  const worth = Math.round(table.me.worth);
  const passed: Weighed['why'] = { code: 'passed', lot, worth };
  const bid = (amount: number, gain: number): Weighed => ({
    action: { kind: 'bid', amount },
    value: base + gain,
    why: { code: 'bid', lot, amount, worth },
  });
  const given = playedAs(played, 'bid')?.amount;
  const { me, bidder, high } = table;
  const outlookOf = createAuctionOutlook(table);
  const sidesOf = (plan: BidPlan) => {
    const outlook = outlookOf(plan);
    return { own: gainOf(me.worth, outlook), edge: outlook.edge };
  };
  const isSeller = auction.seller === seat;
  // A seller tops the last bid, or lets the lot go to whoever made it (BW-10.2).
  const letGo = isSeller
    ? { own: 0, edge: bidder === null ? 0 : -bidder.share * (bidder.worth - (high ?? 0)) }
    : sidesOf(undefined);
  const topped = (amount: number) => ({ own: me.worth - amount, edge: me.worth - amount });
  const amounts = new Set([
    ...(isSeller
      ? from <= to
        ? [from]
        : []
      : plansOf(table, from, to, true).flatMap((plan) => plan?.amount ?? [])),
    ...(given === undefined ? [] : [given]),
  ]);
  const bids = [...amounts].map((amount) => {
    if (isSeller) return { amount, ...topped(amount) };
    // Where bidding goes round, one may mean to go on up to what the lot is worth (BW-10.3).
    const limits = table.french ? [amount, Math.max(amount, Math.min(to, worth))] : [amount];
    const sides = limits.map((limit) => sidesOf({ amount, limit }));
    return {
      amount,
      own: Math.max(...sides.map(({ own }) => own)),
      edge: Math.max(...sides.map(({ edge }) => edge)),
    };
  });
  const [passing = 0, ...gains] = worthByBothSides([letGo, ...bids]);
  return [
    { action: { kind: 'pass' }, value: base + passing, why: passed },
    ...bids.map(({ amount }, i) => bid(amount, gains[i] as number)),
  ];
};

/** What a seat can expect of a draft that goes on: the best lot that it may still get, were it to pick next. */
export const draftGain = (position: Position): number => {
  const { view, player, holding } = position;
  const lots = lotsOf(position);
  const picks = view.open === null ? [] : draftPicks(player, view.open);
  const now = worthWithLots(position, holding, lots) - position.worths.selling(holding);
  return picks.length === 0 ? now : Math.max(...picks.map(({ right }) => right));
};

export const draftValues = (position: Position, tiles: string): Weighed[] => {
  const base = baseOf(position) + position.worths.selling(position.holding);
  const picks = draftPicks(position.player, tiles);
  const worths = worthByBothSides(picks.map(({ right, edge }) => ({ own: right, edge })));
  return picks.map(({ letter }, i) => ({
    action: { kind: 'draft', letter },
    value: base + (worths[i] as number),
    why: { code: 'drafted', letter },
  }));
};
