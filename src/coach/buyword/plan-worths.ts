/** What plans are worth when the next rounds are played in the head: all of them in the same futures, so that their differences tell. */
import { createEndings, workWithoutEnding } from '../../bots/buyword/endings.ts';
import { createFutures } from '../../bots/buyword/futures.ts';
import { type Choosable, sceneOf } from '../../bots/buyword/look-ahead.ts';
import { playOn, type Start } from '../../bots/buyword/rollouts.ts';
import type { Position } from './position.ts';

/** So many futures can be played through in a unit of work (bots/levels.ts). */
const FUTURES_A_UNIT = 6;
/** Fewer futures tell less than the network does; more than this tell nothing new. They come in sixes, one for each face of the die. */
const BLOCK = 6;
const MOST_FUTURES = 96;
/** Plans worth so much less than the best by the network's word are not looked at further, nor more than so many. */
const CLOSE = 25;
const MOST_PLANS = 8;

const startKey = ({ after: { hand, wilds, money }, head, gain }: Choosable): string =>
  `${hand.join()}/${wilds}/${money}/${head ?? ''}/${gain}`;

/** What comes in now, and what is held then. */
export type Step = Start & { readonly gain: number };

/** What steps of a seat are worth if it plays perfectly afterwards; undefined where that cannot be told, as it can near the end of a game alone. */
export const exactWorths = (
  { view, seat, own, words, work }: Position,
  steps: readonly Step[],
): number[] | undefined => {
  // A new one each time: what it can answer depends on nothing that was asked before.
  const after = createEndings(words, work).outlooks(view, seat, own.lot ?? '', steps);
  return after?.map((worth, i) => (steps[i] as Step).gain + worth);
};

/** The plans that are close to the best, those that come to the same only once. */
const closePlans = (plans: readonly Choosable[]): Map<string, Choosable> => {
  const most = Math.max(...plans.map(({ worth }) => worth));
  const close = new Map<string, Choosable>();
  for (const plan of [...plans].sort((a, b) => b.worth - a.worth)) {
    if (plan.worth > most - CLOSE && close.size < MOST_PLANS) close.set(startKey(plan), plan);
  }
  return close;
};

/**
 * What each plan is worth, in the order given. Those that are not looked at are as much behind the best of the others as the network says, so
 * that no plan gains by not being looked at.
 */
export const planWorths = (
  { view, seat, worths, work, seed }: Position,
  plans: readonly Choosable[],
): number[] => {
  const close = closePlans(plans);
  const most = workWithoutEnding(view, seat, work) * FUTURES_A_UNIT;
  const futures = Math.min(MOST_FUTURES, Math.floor(most / close.size / BLOCK) * BLOCK);
  if (close.size < 2 || futures < BLOCK || view.options.crossword || view.lastChance)
    return plans.map(({ worth }) => worth);
  const thinker = worths.thinker();
  const { scene, depths, letters } = sceneOf(view);
  const futureAt = createFutures(letters, depths.length, `${seed}/${view.round}/${seat}/${view.bagCount}`);
  const counted = depths.reduce((sum, each) => sum + each, 0);
  const looked = new Map<string, number>();
  for (const [key, plan] of close) {
    let sum = 0;
    for (let at = 0; at < futures; at++) sum += playOn(thinker, scene, depths, plan, futureAt(at));
    looked.set(key, plan.gain + sum / futures + (1 - counted) * (plan.worth - plan.gain));
  }
  const best = (of: Iterable<number>): number => Math.max(...of);
  const shift = best(looked.values()) - best([...close.values()].map(({ worth }) => worth));
  return plans.map((plan) => looked.get(startKey(plan)) ?? plan.worth + shift);
};
