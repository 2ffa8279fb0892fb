/** What letters and wilds bring a seat in the rest of a game, by the value network; kept, since a review asks for the same ones again and again. */
import { bagShare, stayingSeats } from '../../bots/buyword/standing.ts';
import type { TableWords } from '../../bots/buyword/table-words.ts';
import {
  createRoundThinker,
  type Effort,
  type Holding,
  type RoundThinker,
} from '../../bots/buyword/value/round-thinker.ts';
import { beforeRoll, type Weights } from '../../bots/buyword/value/value-net.ts';
import { priceOf } from '../../games/buyword/tile-set.ts';
import { allTiles } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { countLetters } from '../../lexicon/alphabet.ts';
import { bestSet } from '../../lexicon/best-set.ts';
import { lazy } from '../../shared/lazy.ts';

/** Hands at tables without a limit grow no further than this. */
const MOST_HELD = 14;
/** How a position is judged that is passed through in a review. */
const QUICK: Effort = { plain: 24, wild: 24, judged: 10, thorough: true };
/** Bags that are thought about in turn: with hidden hands each seat has a bag of its own. */
const MOST_BAGS = 10;
/**
 * So much of what a bag brings an empty hand is lost to sharing it: others name the sizes, and what is left at the end is void more
 * often. Measured (docs/lab/coach.md).
 */
const LOST_BY_SHARING = 0.1;
/** What players start with. */
const USUAL_MONEY = 200;
/** Letters of a bag that was sold come back, about half of it. */
const SOLD_PART = 0.5;

/** What holdings bring where a certain bag is still to come, in dollars, the money held left out. */
export type Worths = {
  /** The thinker, told of this bag; whoever tells it of another one asks again. */
  readonly thinker: () => RoundThinker;
  /** Before the roll. */
  readonly outlook: (holding: Holding) => number;
  /** With a lot of 2, 3, 4 or 5 letters to come next. */
  readonly heads: (holding: Holding) => readonly number[];
  /** In the selling of a round: what is sold now and later, or in the last round, all that can be sold. */
  readonly selling: (holding: Holding) => number;
  /** How much less the bag brings where others draw from it too: the network has played alone. The same whatever is held. */
  readonly shared: () => number;
  /** What bags that are filled later bring (BW-16), letters held now left out. */
  readonly later: (money: number) => number;
};

export type HoldingWorth = (view: View) => Worths;

const keyOf = ({ hand, wilds, money }: Holding): string => `${hand.join('')} ${wilds} ${money}`;

/** Answers once for each key. */
const remember = <Made>(make: (holding: Holding) => Made): ((holding: Holding) => Made) => {
  const known = new Map<string, Made>();
  return (holding) => {
    const key = keyOf(holding);
    const found = known.get(key);
    if (found !== undefined) return found;
    const made = make(holding);
    known.set(key, made);
    return made;
  };
};

/** How many bags come after the one that is being played, or part of one where the money played for is near (BW-16.2). */
const bagsToCome = (view: View, perBag: number): number => {
  const { extended } = view.options;
  const bags = view.lastBag - view.bag;
  if (extended === null || bags <= 0) return 0;
  if (extended.target === null || perBag <= 0) return bags;
  const most = Math.max(...view.seats.map(({ money, left }) => (left ? 0 : money)));
  return Math.min(bags, Math.max(0, (extended.target - most) / perBag - 1));
};

export const createHoldingWorth = (words: TableWords, weights: Weights): HoldingWorth => {
  const kept = new Map<string, Worths>();
  /** One for each limit: it remembers what hands sell for, whatever the bag. */
  const thinkers = new Map<number, RoundThinker>();
  const thinkerOf = (tileLimit: number): RoundThinker => {
    const thinker =
      thinkers.get(tileLimit) ??
      createRoundThinker({ finder: words.sets(), weights, accept: words.accept, tileLimit });
    thinkers.set(tileLimit, thinker);
    return thinker;
  };

  const make = (view: View): Worths => {
    const tileLimit = view.options.tileLimit ?? MOST_HELD;
    const share = bagShare(view);
    const thinker = (): RoundThinker => {
      const told = thinkerOf(tileLimit);
      told.setBag(share.letters, share.count);
      return told;
    };
    const heads = remember((holding) => [...thinker().outlooks(holding)]);
    const sellLast = ({ hand, wilds }: Holding): number =>
      bestSet(words.sets(), { rack: hand, wilds, pay: priceOf, accept: words.accept }).total;
    const later = (money: number): number => {
      const { extended } = view.options;
      if (extended === null || view.bag >= view.lastBag) return 0;
      const part = (extended.refill === 'all' ? 1 : SOLD_PART) / stayingSeats(view);
      const letters = Float64Array.from(countLetters(allTiles(view.options.tiles)), (count) => count * part);
      const count = letters.reduce((sum, each) => sum + each, 0);
      const fresh = thinkerOf(tileLimit);
      fresh.setBag(letters, count);
      const perBag = fresh.outlook({ hand: new Uint8Array(26), wilds: 0, money });
      // The bag of sold letters that comes next is in the share already (standing.ts).
      const counted = extended.refill === 'sold' ? 1 : 0;
      return perBag * Math.max(0, bagsToCome(view, perBag) - counted);
    };
    const laterBy = new Map<number, number>();
    const empty: Holding = { hand: new Uint8Array(26), wilds: 0, money: USUAL_MONEY };
    return {
      shared: lazy(() =>
        stayingSeats(view) > 1 && share.count > 0 ? LOST_BY_SHARING * beforeRoll(heads(empty)) : 0,
      ),
      thinker,
      heads,
      outlook: (holding) => beforeRoll(heads(holding)),
      selling: remember(view.lastChance ? sellLast : (holding) => thinker().plan(holding, QUICK).worth),
      later: (money) => {
        const found = laterBy.get(money) ?? later(money);
        laterBy.set(money, found);
        return found;
      },
    };
  };

  return (view) => {
    const { letters, count } = bagShare(view);
    const most =
      view.options.extended?.target == null ? 0 : Math.max(...view.seats.map(({ money }) => money));
    const key = [
      view.options.tileLimit,
      view.lastChance,
      view.bag,
      most,
      stayingSeats(view),
      count,
      letters.join(),
    ].join('/');
    const worths = kept.get(key) ?? make(view);
    kept.delete(key);
    kept.set(key, worths);
    const [oldest] = kept.keys();
    if (kept.size > MOST_BAGS && oldest !== undefined) kept.delete(oldest);
    return worths;
  };
};
