/**
 * What a player should sell and keep at the end of a round, and what that is worth: words that the hand can spell are ranked by
 * their price and a linear value of what stays; the best of them are judged by the network.
 */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { DearestFinder, LetterSet } from '../../../lexicon/dearest.ts';
import { createDearestMemory, type Dearest } from './dearest-memory.ts';
import { addBag, addHeld, addMeans, createInputs } from './features.ts';
import { createRanking, eachSwap } from './ranking.ts';
import { addInputs, beforeRoll, FIRST, HEADS, readHeads, SECOND, UNIT, type Weights } from './value-net.ts';

/** What a player holds: letters (counts by code) and wilds, and the money that is left. */
export type Holding = { readonly hand: Uint8Array; readonly wilds: number; readonly money: number };

/** How much work goes into a choice. */
export type Effort = {
  /** Words looked at without and with a wild, and how many of them the network judges. */
  readonly plain: number;
  readonly wild: number;
  readonly judged: number;
  /** Words worth so many pips less than the dearest are not looked at. */
  readonly within?: number | undefined;
  /** Whether the network judges what to discard too, and words that are sold one after the other. */
  readonly thorough?: boolean;
};

/** Something to do with a hand: a word to sell first (none: keep all), letters to discard, and what it is all worth. */
export type Plan = {
  /** The first of them, where several are sold. */
  readonly word: LetterSet | undefined;
  readonly discard: Uint8Array | undefined;
  /** What is held then, with all of them sold. */
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
  /** The same in the last round, where what is not sold is lost; so many words are tried out first. */
  readonly lastPlan: (holding: Holding, lookedAt?: number) => Plan;
};

const LAST_LOOKED_AT = 24;
/** Of ways to discard, so many are told; of the best plans, so many are looked at for a second word. */
const DISCARDS = 3;
const WITH_NEXT = 8;
const NEXT_WORD: Effort = { plain: 8, wild: 8, judged: 4 };

/** What stays of a hand when a set of letters is sold. */
export const handAfter = (hand: Uint8Array, { letters, wildLetter }: LetterSet): Uint8Array => {
  const rest = new Uint8Array(LETTERS);
  for (let code = 0; code < LETTERS; code++) rest[code] = (hand[code] as number) - (letters[code] as number);
  if (wildLetter >= 0) rest[wildLetter] = (rest[wildLetter] as number) + 1;
  return rest;
};

/** What is held when a word is sold, nothing discarded. */
export const afterSale = ({ hand, wilds, money }: Holding, word: LetterSet): Holding => ({
  hand: handAfter(hand, word),
  wilds: wilds - (word.wildLetter >= 0 ? 1 : 0),
  money: money + word.worth * word.worth,
});

export const createRoundThinker = ({ finder, weights, accept, tileLimit }: ThinkerParts): RoundThinker => {
  const dearestOf = createDearestMemory(finder);
  const bagInputs = createInputs();
  const inputs = createInputs();
  /** The first layer's sums of all that does not change within a round. */
  const base = new Float64Array(FIRST);
  const sums = new Float64Array(FIRST);
  const { rank, trim } = createRanking(weights);
  const hidden = new Float64Array(SECOND);
  const heads = new Float64Array(HEADS);

  const setBag: RoundThinker['setBag'] = (bag, bagCount) => {
    bagInputs.count = 0;
    addBag(bagInputs, bag, bagCount);
    base.set(weights.firstBias);
    addInputs(weights, base, bagInputs);
  };

  const outlooks: RoundThinker['outlooks'] = ({ hand, wilds, money }) => {
    const { plain, wild } = dearestOf(hand, wilds > 0);
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

  /** Words to look at; `known` is what the hand, or a part of it, is known to sell for. */
  const wordsOf = (
    { hand, wilds }: Holding,
    { plain, wild, within }: Effort,
    known?: Dearest,
  ): LetterSet[] => {
    const search = (spendsWild: boolean, limit: number, pips: number | undefined): LetterSet[] =>
      limit === 0
        ? []
        : finder.dearestSets({ rack: hand, wild: spendsWild, within, known: pips }, limit, accept);
    // A search with a wild finds words without one too.
    const more = wilds === 0 ? [] : search(true, wild, known?.wild);
    return [...search(false, plain, known?.plain), ...more.filter(({ wildLetter }) => wildLetter >= 0)];
  };

  /** What to keep where nothing is sold: by the ranking, or the best of all that differ from it in one letter. */
  const keepPlans = ({ hand, wilds, money }: Holding, weighed: boolean): Plan[] => {
    const kept = Uint8Array.from(hand);
    const gone = trim(kept, wilds, tileLimit);
    const keeping = (held: Uint8Array, discard: Uint8Array | undefined): Plan => {
      const after = { hand: held, wilds, money };
      return { word: undefined, discard, after, gain: 0, worth: outlook(after) };
    };
    const plans = [keeping(kept, gone)];
    if (gone === undefined || !weighed) return plans;
    eachSwap(kept, gone, (held, discard) => plans.push(keeping(held, discard)));
    return plans.sort((a, b) => b.worth - a.worth).slice(0, DISCARDS);
  };

  /** The same plan with the word that is best sold next, if that is worth more. */
  const withNextWord = (plan: Plan): Plan => {
    const [next] = plans(plan.after, NEXT_WORD) as [Plan, ...Plan[]];
    if (next.word === undefined) return plan;
    return { ...plan, after: next.after, gain: plan.gain + next.gain, worth: plan.gain + next.worth };
  };

  const plans: RoundThinker['plans'] = (holding, effort) => {
    const judged = keepPlans(holding, effort.thorough === true);
    const kept = (judged[0] as Plan).after;
    const known = effort.within === undefined ? undefined : dearestOf(kept.hand, kept.wilds > 0);
    const ranked = wordsOf(holding, effort, known)
      .map((word) => {
        const after = afterSale(holding, word);
        trim(after.hand, after.wilds, tileLimit);
        return { word, after, rank: word.worth * word.worth + rank(after.hand, after.wilds) };
      })
      .sort((a, b) => b.rank - a.rank);
    for (let i = 0; i < ranked.length && i < effort.judged; i++) {
      const { word, after } = ranked[i] as (typeof ranked)[number];
      const gain = word.worth * word.worth;
      judged.push({ word, discard: undefined, after, gain, worth: gain + outlook(after) });
    }
    judged.sort((a, b) => b.worth - a.worth);
    if (effort.thorough !== true) return judged;
    return judged
      .map((plan, i) => (plan.word === undefined || i >= WITH_NEXT ? plan : withNextWord(plan)))
      .sort((a, b) => b.worth - a.worth);
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

  const lastPlan: RoundThinker['lastPlan'] = (holding, lookedAt = LAST_LOOKED_AT) => {
    let best: Plan = { word: undefined, discard: undefined, after: holding, gain: 0, worth: 0 };
    for (const word of wordsOf(holding, { plain: lookedAt, wild: lookedAt, judged: 0 })) {
      const after = afterSale(holding, word);
      const gain = word.worth * word.worth;
      const worth = gain + soldGreedily(after.hand, after.wilds);
      if (worth > best.worth) best = { word, discard: undefined, after, gain, worth };
    }
    return best;
  };

  return { setBag, outlooks, outlook, plan, plans, lastPlan };
};
