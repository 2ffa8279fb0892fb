/** What it is worth to name a size, to buy, decline or put up a lot, to bid, and to take a tile in a draft (BW-3, 4, 10, 13). */
import { plansOf, putUpOutlook, tableOf, worthOnTop } from '../../bots/buyword/auction-choices.ts';
import { type AuctionTable, createAuctionOutlook, type Outlook } from '../../bots/buyword/auction-outlook.ts';
import { draftPicks } from '../../bots/buyword/draft-choices.ts';
import { costOf, stayingSeats } from '../../bots/buyword/standing.ts';
import { LOT_SIZES } from '../../bots/buyword/value/value-net.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { planWorths } from './plan-worths.ts';
import { baseOf, lotsOf, type Position, withLetters, worthWithLots } from './position.ts';
import { SELL_EFFORT } from './sell-values.ts';
import { playedAs, type Weighed } from './weighed.ts';

/** Of plans with and without a lot, so many are looked at. */
const PLANS_EACH = 4;

export const nameValues = (position: Position, from: number, to: number): Weighed[] => {
  const { view, worths, holding, own } = position;
  const heads = worths.heads(holding);
  const sizes = LOT_SIZES.map((size, head) => ({ size, head, worth: heads[head] as number })).filter(
    ({ size }) => size >= from && size <= to,
  );
  // With others at the table they draw as many, and the futures of one player tell nothing of that.
  const alone = stayingSeats(view) === 1;
  const values = alone
    ? planWorths(
        position,
        sizes.map(({ head, worth }) => ({ after: holding, gain: 0, worth, head })),
      )
    : sizes.map(({ worth }) => worth);
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
  if (auction.seller === seat) {
    const amounts = from <= to ? [from, ...(given === undefined ? [] : [given])] : [];
    return [
      { action: { kind: 'pass' }, value: base, why: passed },
      ...amounts.map((amount) => bid(amount, table.me.worth - amount)),
    ];
  }
  const outlookOf = createAuctionOutlook(table);
  const best = new Map<number, number>();
  const plans = [
    ...plansOf(table, from, to, false),
    ...(given === undefined
      ? []
      : [given, Math.max(given, Math.min(to, worth))].map((limit) => ({ amount: given, limit }))),
  ];
  for (const plan of plans) {
    if (plan === undefined) continue;
    const gain = gainOf(table.me.worth, outlookOf(plan));
    best.set(plan.amount, Math.max(gain, best.get(plan.amount) ?? Number.NEGATIVE_INFINITY));
  }
  return [
    { action: { kind: 'pass' }, value: base + gainOf(table.me.worth, outlookOf(undefined)), why: passed },
    ...[...best].map(([amount, gain]) => bid(amount, gain)),
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
  return draftPicks(position.player, tiles).map(({ letter, right }) => ({
    action: { kind: 'draft', letter },
    value: base + right,
    why: { code: 'drafted', letter },
  }));
};
