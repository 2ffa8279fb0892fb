/**
 * What a player should sell and keep at the end of a round, and what that is worth: words that the hand can spell are ranked by
 * their price and a linear value of what stays; the best of them are judged by the network.
 */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { DearestFinder, LetterSet } from '../../../lexicon/dearest.ts';
import { addBag, addHeld, addMeans, createInputs } from './features.ts';
import { addInputs, beforeRoll, FIRST, HEADS, readHeads, SECOND, UNIT, type Weights } from './value-net.ts';

/** What a player holds: letters (counts by code) and wilds, and the money that is left. */
export type Holding = { readonly hand: Uint8Array; readonly wilds: number; readonly money: number };

/** How much work goes into a choice: words looked at without and with a wild, and how many of them the network judges. */
export type Effort = { readonly plain: number; readonly wild: number; readonly judged: number };

/** Something to do with a hand: a word to sell first (none: keep all), letters to discard, and what it is all worth. */
export type Plan = {
  readonly word: LetterSet | undefined;
  readonly discard: Uint8Array | undefined;
  /** What is held then. */
  readonly after: Holding;
  /** What comes in now, and in all, in dollars. */
  readonly gain: number;
  readonly worth: number;
};

export type ThinkerParts = {
  readonly finder: DearestFinder;
  readonly weights: Weights;
  /** Leaves out sets of letters that spell no word the player says. */
  readonly accept?: (letters: Uint8Array) => boolean;
  readonly tileLimit: number;
};

export type RoundThinker = {
  /** Says what the bag holds for each player from now on; all that follows is judged by it. */
  readonly setBag: (bag: ArrayLike<number>, bagCount: number) => void;
  /** What the rest of the game brings by the size of the next lot, in dollars; the array is used again. */
  readonly outlooks: (holding: Holding) => Float64Array;
  /** What the rest of the game brings, before the roll. */
  readonly outlook: (holding: Holding) => number;
  /** The best thing to do with a hand, where more rounds come. */
  readonly plan: (holding: Holding, effort: Effort) => Plan;
  /** Several, best first. */
  readonly plans: (holding: Holding, effort: Effort) => Plan[];
  /** The same in the last round, where what is not sold is lost. */
  readonly lastPlan: (holding: Holding) => Plan;
};

const LAST_LOOKED_AT = 24;

const sizeOf = (hand: Uint8Array): number => {
  let size = 0;
  for (let code = 0; code < LETTERS; code++) size += hand[code] as number;
  return size;
};

/** What stays of a hand when a set of letters is sold. */
export const handAfter = (hand: Uint8Array, { letters, wildLetter }: LetterSet): Uint8Array => {
  const rest = new Uint8Array(LETTERS);
  for (let code = 0; code < LETTERS; code++) rest[code] = (hand[code] as number) - (letters[code] as number);
  if (wildLetter >= 0) rest[wildLetter] = (rest[wildLetter] as number) + 1;
  return rest;
};

const afterSale = ({ hand, wilds, money }: Holding, word: LetterSet): Holding => ({
  hand: handAfter(hand, word),
  wilds: wilds - (word.wildLetter >= 0 ? 1 : 0),
  money: money + word.worth * word.worth,
});

export const createRoundThinker = ({ finder, weights, accept, tileLimit }: ThinkerParts): RoundThinker => {
  const bagInputs = createInputs();
  const inputs = createInputs();
  /** The first layer's sums of all that does not change within a round. */
  const base = new Float64Array(FIRST);
  const sums = new Float64Array(FIRST);
  const hidden = new Float64Array(SECOND);
  const heads = new Float64Array(HEADS);

  const setBag: RoundThinker['setBag'] = (bag, bagCount) => {
    bagInputs.count = 0;
    addBag(bagInputs, bag, bagCount);
    base.set(weights.firstBias);
    addInputs(weights, base, bagInputs);
  };

  const outlooks: RoundThinker['outlooks'] = ({ hand, wilds, money }) => {
    const plain = Math.max(0, finder.dearestWorth({ rack: hand, wild: false }));
    const wild = wilds === 0 ? 0 : Math.max(0, finder.dearestWorth({ rack: hand, wild: true }));
    inputs.count = 0;
    addHeld(inputs, hand, wilds);
    addMeans(inputs, plain, wild, money);
    sums.set(base);
    addInputs(weights, sums, inputs);
    readHeads(weights, sums, hidden, heads);
    for (let i = 0; i < HEADS; i++) heads[i] = (heads[i] as number) * UNIT;
    return heads;
  };

  const outlook = (holding: Holding): number => beforeRoll(outlooks(holding));

  const rank = (hand: Uint8Array, wilds: number): number => {
    inputs.count = 0;
    addHeld(inputs, hand, wilds);
    let sum = 0;
    for (let i = 0; i < inputs.count; i++) {
      sum += (weights.ranking[inputs.places[i] as number] as number) * (inputs.amounts[i] as number);
    }
    return sum * UNIT;
  };

  /** Takes letters off down to the limit, each time those that the ranking misses least; changes the hand. */
  const trim = (hand: Uint8Array, wilds: number): Uint8Array | undefined => {
    let size = sizeOf(hand);
    if (size <= tileLimit) return undefined;
    const gone = new Uint8Array(LETTERS);
    for (; size > tileLimit; size--) {
      let least = -1;
      let most = Number.NEGATIVE_INFINITY;
      for (let code = 0; code < LETTERS; code++) {
        if (hand[code] === 0) continue;
        hand[code] = (hand[code] as number) - 1;
        const worth = rank(hand, wilds);
        hand[code] = (hand[code] as number) + 1;
        if (worth > most) {
          most = worth;
          least = code;
        }
      }
      hand[least] = (hand[least] as number) - 1;
      gone[least] = (gone[least] as number) + 1;
    }
    return gone;
  };

  const wordsOf = ({ hand, wilds }: Holding, { plain, wild }: Effort): LetterSet[] => {
    const sets = plain > 0 ? finder.dearestSets({ rack: hand, wild: false }, plain, accept) : [];
    if (wilds === 0 || wild === 0) return sets;
    // A search with a wild finds words without one too.
    const more = finder.dearestSets({ rack: hand, wild: true }, wild, accept);
    return [...sets, ...more.filter(({ wildLetter }) => wildLetter >= 0)];
  };

  const plans: RoundThinker['plans'] = (holding, effort) => {
    const { wilds, money } = holding;
    const kept = { hand: Uint8Array.from(holding.hand), wilds, money };
    const discard = trim(kept.hand, wilds);
    const judged: Plan[] = [{ word: undefined, discard, after: kept, gain: 0, worth: outlook(kept) }];
    const ranked = wordsOf(holding, effort)
      .map((word) => {
        const after = afterSale(holding, word);
        trim(after.hand, after.wilds);
        return { word, after, rank: word.worth * word.worth + rank(after.hand, after.wilds) };
      })
      .sort((a, b) => b.rank - a.rank);
    for (let i = 0; i < ranked.length && i < effort.judged; i++) {
      const { word, after } = ranked[i] as (typeof ranked)[number];
      const gain = word.worth * word.worth;
      judged.push({ word, discard: undefined, after, gain, worth: gain + outlook(after) });
    }
    return judged.sort((a, b) => b.worth - a.worth);
  };

  const plan: RoundThinker['plan'] = (holding, effort) => plans(holding, effort)[0] as Plan;

  /** What a hand sells for if the dearest word is always sold next. */
  const soldGreedily = (hand: Uint8Array, wilds: number): number => {
    const rack = Uint8Array.from(hand);
    let left = wilds;
    let total = 0;
    for (;;) {
      const [word] = finder.dearestSets({ rack, wild: left > 0 }, 1, accept);
      if (word === undefined) return total;
      rack.set(handAfter(rack, word));
      if (word.wildLetter >= 0) left--;
      total += word.worth * word.worth;
    }
  };

  const lastPlan: RoundThinker['lastPlan'] = (holding) => {
    let best: Plan = { word: undefined, discard: undefined, after: holding, gain: 0, worth: 0 };
    for (const word of wordsOf(holding, { plain: LAST_LOOKED_AT, wild: LAST_LOOKED_AT, judged: 0 })) {
      const after = afterSale(holding, word);
      const gain = word.worth * word.worth;
      const worth = gain + soldGreedily(after.hand, after.wilds);
      if (worth > best.worth) best = { word, discard: undefined, after, gain, worth };
    }
    return best;
  };

  return { setBag, outlooks, outlook, plan, plans, lastPlan };
};
