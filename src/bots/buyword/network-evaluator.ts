/** Judges by the value network, and where there is work to spend, by looking one round ahead. */
import { priceOf } from '../../games/buyword/tile-set.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { bestSet } from '../../lexicon/best-set.ts';
import type { LetterSet } from '../../lexicon/dearest.ts';
import { markWilds } from '../../lexicon/rack-words.ts';
import { createRandom } from '../random.ts';
import { createEndings } from './endings.ts';
import { type BuyWordChoice, type Evaluator, guessedWorth, offerOf, type SellOffer } from './evaluator.ts';
import { sellOnGrid } from './grid-selling.ts';
import { createLookAhead } from './look-ahead.ts';
import { bagShare, holdingOf, lettersOf, noLotToCome, stayingSeats } from './standing.ts';
import type { TableWords } from './table-words.ts';
import {
  afterSale,
  createRoundThinker,
  type Effort,
  type Holding,
  type Plan,
  type RoundThinker,
} from './value/round-thinker.ts';
import { LOT_SIZES, type Weights } from './value/value-net.ts';

/** How a player of the network thinks: words looked at, money it may err by, work for a look ahead, and a seed for both. */
export type NetworkMind = {
  readonly effort: Effort;
  /** How far off its evaluator may be, in dollars. */
  readonly slip: number;
  readonly work: number;
  readonly seed: string;
};

/** For what was looked at before: a hand that stays as it was a round ago, others' hands. */
const QUICK: Effort = { plain: 24, wild: 24, judged: 10 };
/** Sizes worth so much less than the best one are not looked at further. */
const CLOSE_SIZES = 8;
/** Hands at tables without a limit grow no further than this. */
const MOST_HELD = 14;

/** What a hand and some more letters hold together. */
const withLetters = ({ hand, wilds, money }: Holding, lot: string, paid: number): Holding => {
  const more = countLetters(lot);
  return { hand: hand.map((count, code) => count + (more[code] as number)), wilds, money: money - paid };
};

/** What stays of a holding without letters that are discarded. */
const without = (holding: Holding, discard: Uint8Array | undefined): Holding => ({
  ...holding,
  hand: holding.hand.map((count, code) => count - (discard?.[code] ?? 0)),
});

/** A size of lots, and what it is worth to name it. */
type Size = { readonly size: (typeof LOT_SIZES)[number]; readonly worth: number };

export const createNetworkEvaluator = (words: TableWords, weights: Weights, mind: NetworkMind): Evaluator => {
  const thinkers = new Map<number, RoundThinker>();
  const thinkerOf = (view: View): RoundThinker => {
    const tileLimit = view.options.tileLimit ?? MOST_HELD;
    let thinker = thinkers.get(tileLimit);
    if (thinker === undefined) {
      thinker = createRoundThinker({ finder: words.sets(), weights, accept: words.accept, tileLimit });
      thinkers.set(tileLimit, thinker);
    }
    const { letters, count } = bagShare(view);
    thinker.setBag(letters, count);
    return thinker;
  };

  const lastWorth = ({ hand, wilds }: Holding): number =>
    bestSet(words.sets(), { rack: hand, wilds, pay: priceOf, accept: words.accept }).total;

  const worthOf = (view: View, thinker: RoundThinker, holding: Holding, effort: Effort): number =>
    noLotToCome(view) ? lastWorth(holding) : thinker.plan(holding, effort).worth;

  /** What was worked out for the view that is being thought about, by seat and letters. */
  let known: { readonly view: View; readonly worths: Map<string, number> } | undefined;

  /** What the hand of a seat with more letters brings; undefined where it is hidden. */
  const worthWith = (view: View, seat: number, letters: string): number | undefined => {
    const holding = holdingOf(view, seat);
    if (holding === undefined) return undefined;
    if (known?.view !== view) known = { view, worths: new Map() };
    const key = `${seat} ${letters}`;
    const worth =
      known.worths.get(key) ?? worthOf(view, thinkerOf(view), withLetters(holding, letters, 0), QUICK);
    known.worths.set(key, worth);
    return worth;
  };

  const lotWorth: Evaluator['lotWorth'] = (view, seat, lot) => {
    const worth = worthWith(view, seat, lot);
    return worth === undefined ? guessedWorth(lot) : worth - (worthWith(view, seat, '') as number);
  };

  const lookAhead = createLookAhead(mind);
  const endings = createEndings(words, mind.work);
  const effort: Effort = mind.work > 0 ? { ...mind.effort, thorough: true } : mind.effort;

  /** Plans as the player sees them, best first: each a little better or worse than it is, the same all through a round. */
  const slipped = <Some extends Plan>(view: View, plans: readonly Some[]): Some[] => {
    const seen = plans.map((plan) => {
      if (mind.slip === 0) return plan;
      const random = createRandom(`${mind.seed}/${view.round}/${plan.after.hand.join('')}`);
      return { ...plan, worth: plan.worth + mind.slip * (random.next() + random.next() - 1) };
    });
    return seen.sort((a, b) => b.worth - a.worth);
  };

  const gainOfBuying: Evaluator['gainOfBuying'] = (view, seat, lot, price) => {
    const holding = holdingOf(view, seat) as Holding;
    const bought = withLetters(holding, lot, price);
    if (noLotToCome(view)) return lastWorth(bought) - lastWorth(holding) - price;
    const exact = endings.gainOfBuying(view, seat, lot, price);
    if (exact !== undefined) return exact;
    const thinker = thinkerOf(view);
    const withLot = thinker.plans(bought, effort).map((plan) => ({
      ...plan,
      gain: plan.gain - price,
      worth: plan.worth - price,
      buys: true,
    }));
    const without = thinker.plans(holding, QUICK).map((plan) => ({ ...plan, buys: false }));
    const seen = slipped(view, [...withLot, ...without]);
    const bestIf = (buying: boolean): number => seen.find((plan) => plan.buys === buying)?.worth ?? 0;
    // What it saw, mistakes included, is what decides and what it tells; a look ahead may still turn a close choice.
    const gain = bestIf(true) - bestIf(false);
    const { buys } = lookAhead(view, seat, thinker, seen);
    return buys ? Math.max(1, gain) : Math.min(0, gain);
  };

  /** Of sizes by their worth, the one that does best some rounds on; with others at the table they draw too, and it is the first. */
  const inTime = (
    view: View,
    seat: number,
    thinker: RoundThinker,
    order: readonly Size[],
    first: Size,
  ): Size => {
    const after = stayingSeats(view) === 1 ? holdingOf(view, seat) : undefined;
    if (after === undefined) return first;
    const close = order.filter(({ worth }) => worth > first.worth - CLOSE_SIZES);
    const sizes = close.map((each) => ({ ...each, after, gain: 0, head: LOT_SIZES.indexOf(each.size) }));
    const { size } = lookAhead(view, seat, thinker, sizes);
    return close.find((each) => each.size === size) ?? first;
  };

  /** What each size brings a seat more than it brings the others on average: rivals draw as many. */
  const nameSize: Evaluator['nameSize'] = (view, seat, { from, to }) => {
    const thinker = thinkerOf(view);
    const exact = endings.sizes(view, seat);
    const sums = Float64Array.from(exact ?? LOT_SIZES.map(() => 0));
    const rivals = Math.max(1, stayingSeats(view) - 1);
    view.seats.forEach(({ left }, each) => {
      const holding = left || exact !== undefined ? undefined : holdingOf(view, each);
      if (holding === undefined) return;
      const share = each === seat ? 1 : -1 / rivals;
      thinker.outlooks(holding).forEach((outlook, i) => {
        sums[i] = (sums[i] as number) + share * outlook;
      });
    });
    const order = LOT_SIZES.map((size, i) => ({ size, worth: sums[i] as number }))
      .filter(({ size }) => size >= from && size <= to)
      .sort((a, b) => b.worth - a.worth);
    const [first] = order;
    const best = first && (exact === undefined ? inTime(view, seat, thinker, order, first) : first);
    if (best === undefined) return { action: { kind: 'choose', number: from } };
    const next = order.find(({ size }) => size !== best.size) ?? best;
    const gain = Math.max(0, Math.round(best.worth - next.worth));
    const held = view.seats[seat]?.tileCount ?? 0;
    return {
      action: { kind: 'choose', number: best.size },
      why: { code: 'named-size', size: best.size, held, gain },
    };
  };

  /** Tells a sale: what was kept, whether a wild went, what the dearest word without one would have paid, or that all is sold out. */
  const sale = (view: View, set: LetterSet, after: Holding, sellsOut = false): BuyWordChoice | undefined => {
    const spelt = words.spell(set);
    if (spelt === undefined) return undefined;
    const price = priceOf(set.worth);
    const shown = markWilds(spelt.word, spelt.wildAt === null ? [] : [spelt.wildAt]);
    const kept = lettersOf(after.hand);
    const action = { kind: 'sell', ...spelt } as const;
    if (view.lastChance) return { action, why: { code: 'sold-last', word: shown, price } };
    if (sellsOut) return { action, why: { code: 'sold-out', word: shown, price } };
    if (kept === '') return { action, why: { code: 'sold-all', word: shown, price } };
    if (spelt.wildAt === null) return { action, why: { code: 'sold-and-kept', word: shown, price, kept } };
    const all = Uint8Array.from(after.hand, (count, code) => count + (set.letters[code] as number));
    all[set.wildLetter] = (all[set.wildLetter] as number) - 1;
    const without = priceOf(Math.max(0, words.sets().dearestWorth({ rack: all, wild: false })));
    return { action, why: { code: 'spent-wild', word: shown, price, without, kept } };
  };

  const sellLast = (view: View, holding: Holding): BuyWordChoice | undefined => {
    const { hand, wilds } = holding;
    const [set] = bestSet(words.sets(), { rack: hand, wilds, pay: priceOf, accept: words.accept }).sets;
    return set && sale(view, set, holding, true);
  };

  const sellFromHand = (view: View, seat: number, offer: SellOffer | undefined): BuyWordChoice | Plan => {
    const holding = holdingOf(view, seat) as Holding;
    if (noLotToCome(view)) {
      return (offer && sellLast(view, holding)) ?? { action: { kind: 'done' } };
    }
    const exact = offer && endings.sale(view, seat);
    if (exact !== undefined) {
      const { word, discard, sellsOut } = exact;
      const sold = word && sale(view, word, afterSale(holding, word), sellsOut);
      return sold ?? { word: undefined, discard, after: without(holding, discard), gain: 0, worth: 0 };
    }
    const thinker = thinkerOf(view);
    const looked = offer === undefined ? { ...effort, plain: 0, wild: 0 } : effort;
    const plan = lookAhead(view, seat, thinker, slipped(view, thinker.plans(holding, looked)));
    return (plan.word && sale(view, plan.word, afterSale(holding, plan.word))) ?? plan;
  };

  const sell: Evaluator['sell'] = (view, seat, open) => {
    const offer = offerOf(open, 'sell');
    const excess = offerOf(open, 'discard');
    const thinker = thinkerOf(view);
    const chosen = view.options.crossword
      ? sellOnGrid(words, view, holdingOf(view, seat) as Holding, offer, (after) =>
          view.lastChance ? 0 : thinker.plan(after, { plain: 0, wild: 0, judged: 0 }).worth,
        )
      : sellFromHand(view, seat, offer);
    if (chosen !== undefined && 'action' in chosen) {
      if (chosen.action.kind !== 'done' || excess === undefined) return chosen;
    }
    const holding = holdingOf(view, seat) as Holding;
    if (excess !== undefined) {
      const { discard, after } =
        chosen === undefined || 'action' in chosen || chosen.discard === undefined
          ? thinker.plan(holding, { plain: 0, wild: 0, judged: 0 })
          : chosen;
      const tiles = lettersOf(discard ?? new Uint8Array(26)).slice(0, excess.most);
      return {
        action: { kind: 'discard', tiles },
        why: { code: 'discarded', tiles, kept: lettersOf(after.hand) },
      };
    }
    const dearest = words.sets().dearestWorth({ rack: holding.hand, wild: holding.wilds > 0 });
    const kept = lettersOf(holding.hand);
    return {
      action: { kind: 'done' },
      why: dearest < 0 ? { code: 'no-word', kept } : { code: 'held-back', kept, dearest: priceOf(dearest) },
    };
  };

  return { lotWorth, nameSize, gainOfBuying, sell };
};
