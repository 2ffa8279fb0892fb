/** What it is worth to sell a word, to discard, or to be done (BW-5, BW-7). */
import type { BuyWordReason } from '../../bots/buyword/reasons.ts';
import { lettersOf } from '../../bots/buyword/standing.ts';
import { afterSale, type Effort, type Holding, type Plan } from '../../bots/buyword/value/round-thinker.ts';
import type { PlayerAction } from '../../games/buyword/actions.ts';
import { formatLaid, type LaidWord } from '../../games/buyword/events.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import { bestSet } from '../../lexicon/best-set.ts';
import type { LetterSet } from '../../lexicon/dearest.ts';
import { exactWorths, planWorths, type Step } from './plan-worths.ts';
import { baseOf, type Position, withoutLetters } from './position.ts';
import { playedAs, type Weighed } from './weighed.ts';

export const SELL_EFFORT: Effort = { plain: 60, wild: 60, judged: 24, thorough: true };
/** Further words that are looked at in the last round, beside the best set of them. */
const LAST_LOOKED_AT = 8;
/** A word that no list has is challenged about as often as not. */
const CHALLENGED = 0.5;

/** Something to do, what it comes to by the best plan that begins with it, and what it does by itself. */
type Idea = {
  readonly action: PlayerAction;
  readonly plan: Plan;
  readonly step: Step;
  readonly why?: BuyWordReason;
};

const pricedAs = ({ view }: Position, { word, wildAt }: LaidWord): number => {
  const letters = wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);
  return priceOf(pipsOf(TILE_SETS[view.options.tiles], letters) + (wildAt === null ? 0 : WILD_PIPS));
};

/** What is held once a word is sold. */
const holdingAfter = (position: Position, laid: LaidWord): Holding => {
  const { word, wildAt } = laid;
  const letters = wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);
  const { hand, wilds, money } = withoutLetters(position.holding, letters);
  return {
    hand,
    wilds: Math.max(0, wilds - (wildAt === null ? 0 : 1)),
    money: money + pricedAs(position, laid),
  };
};

/** The best way on from a holding, something having come in already. */
const continued = ({ view, worths }: Position, from: Holding, gain: number): Plan => {
  if (view.lastChance) {
    const rest = worths.selling(from);
    return { word: undefined, discard: undefined, after: from, gain: gain + rest, worth: gain + rest };
  }
  const next = worths.thinker().plan(from, SELL_EFFORT);
  return { ...next, gain: gain + next.gain, worth: gain + next.worth };
};

/** Why a word is sold, as a bot would say it. */
const saleReason = (position: Position, laid: LaidWord): BuyWordReason => {
  const { view, holding, words } = position;
  const sold = { word: formatLaid(laid), price: pricedAs(position, laid) };
  if (view.lastChance) return { code: 'sold-last', ...sold };
  const kept = lettersOf(holdingAfter(position, laid).hand);
  if (kept === '') return { code: 'sold-all', ...sold };
  if (laid.wildAt === null) return { code: 'sold-and-kept', ...sold, kept };
  const without = Math.max(0, words.sets().dearestWorth({ rack: holding.hand, wild: false }));
  return { code: 'spent-wild', ...sold, without: priceOf(without), kept };
};

const saleIdea = (position: Position, set: LetterSet, plan: Plan): Idea[] => {
  const spelt = position.words.spell(set);
  if (spelt === undefined) return [];
  const step = { after: afterSale(position.holding, set), gain: priceOf(set.worth) };
  return [{ action: { kind: 'sell', ...spelt }, plan, step, why: saleReason(position, spelt) }];
};

/** The words that are sold in the last round, each with all that can be sold beside it. */
const lastIdeas = (position: Position): Idea[] => {
  const { holding, words } = position;
  const rack = holding.hand;
  const { accept } = words;
  const best = bestSet(words.sets(), { rack, wilds: holding.wilds, pay: priceOf, accept }).sets;
  const dearest = words.sets().dearestSets({ rack, wild: holding.wilds > 0 }, LAST_LOOKED_AT, accept);
  return [...best, ...dearest].flatMap((set) =>
    saleIdea(position, set, continued(position, afterSale(holding, set), priceOf(set.worth))),
  );
};

/** What the action of a seat comes to that none of the ideas has. */
const playedIdea = (position: Position, played: PlayerAction | undefined): Idea[] => {
  const sold = playedAs(played, 'sell');
  if (sold !== undefined) {
    const step = { after: holdingAfter(position, sold), gain: pricedAs(position, sold) };
    const plan = continued(position, step.after, step.gain);
    return [{ action: sold, plan, step, why: saleReason(position, sold) }];
  }
  const gone = playedAs(played, 'discard');
  if (gone === undefined) return [];
  const after = withoutLetters(position.holding, gone.tiles);
  const why = { code: 'discarded', tiles: gone.tiles, kept: lettersOf(after.hand) } as const;
  return [{ action: gone, plan: continued(position, after, 0), step: { after, gain: 0 }, why }];
};

const keepIdea = (position: Position, plan: Plan, mustDiscard: boolean): Idea => {
  const { holding, words } = position;
  if (mustDiscard) {
    const tiles = lettersOf(plan.discard ?? new Uint8Array(26));
    const why = { code: 'discarded', tiles, kept: lettersOf(plan.after.hand) } as const;
    const step = { after: withoutLetters(holding, tiles), gain: 0 };
    return { action: { kind: 'discard', tiles }, plan, step, why };
  }
  const dearest = words.sets().dearestWorth({ rack: holding.hand, wild: holding.wilds > 0 });
  const kept = lettersOf(holding.hand);
  const why: BuyWordReason =
    dearest < 0 ? { code: 'no-word', kept } : { code: 'held-back', kept, dearest: priceOf(dearest) };
  return { action: { kind: 'done' }, plan, step: { after: holding, gain: 0 }, why };
};

/** What being done is worth: nothing more is sold in this round. */
const doneIdea = (position: Position): Idea => {
  const { view, holding, worths } = position;
  const worth = view.lastChance ? 0 : worths.outlook(holding);
  const plan: Plan = { word: undefined, discard: undefined, after: holding, gain: 0, worth };
  return keepIdea(position, plan, false);
};

/** A word of no list, where the players judge: sold as long as nobody challenges it (BW-6.2). */
const withDoubt = (position: Position, action: PlayerAction, value: number, best: number): number => {
  const { view, words } = position;
  if (view.options.judge !== 'challenge' || action.kind !== 'sell' || words.isKnown(action.word))
    return value;
  return (1 - CHALLENGED) * value + CHALLENGED * (best - view.options.penalty);
};

/** The choices of a seat that is selling, without a grid. */
export const sellValues = (
  position: Position,
  { canSell, excess, played }: { canSell: boolean; excess: number; played: PlayerAction | undefined },
): Weighed[] => {
  const { view, holding, worths } = position;
  const effort = canSell ? SELL_EFFORT : { ...SELL_EFFORT, plain: 0, wild: 0 };
  const plans = view.lastChance ? [] : worths.thinker().plans(holding, effort);
  const ideas = [
    ...(view.lastChance && canSell ? lastIdeas(position) : []),
    ...plans.flatMap((plan): Idea[] =>
      plan.word === undefined
        ? excess > 0
          ? [keepIdea(position, plan, true)]
          : []
        : saleIdea(position, plan.word, plan),
    ),
    ...(excess > 0 ? [] : [doneIdea(position)]),
    ...playedIdea(position, played),
  ];
  const base = baseOf(position);
  const steps = ideas.map(({ step }) => step);
  const plansOfIdeas = ideas.map(({ plan }) => plan);
  const values = exactWorths(position, steps) ?? planWorths(position, plansOfIdeas);
  const best = Math.max(...values);
  return ideas.map(({ action, why }, i) => ({
    action,
    value: base + withDoubt(position, action, values[i] as number, best),
    ...(why && { why }),
  }));
};
