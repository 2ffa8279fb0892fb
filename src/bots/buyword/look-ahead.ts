/** Some rounds ahead: of several plans close to each other, the one that does best when the next rounds are played in the head. */
import { pipsByLetter } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { NEARLY_EMPTY, workWithoutEnding } from './endings.ts';
import { createFutures, type Future } from './futures.ts';
import { type Depths, playOn, type Scene, type Start } from './rollouts.ts';
import { bagShare, stayingSeats } from './standing.ts';
import type { RoundThinker } from './value/round-thinker.ts';

export type LookAheadMind = { readonly work: number; readonly seed: string };

/** Something to choose: what comes in now, and what it is worth in all by the network's word. */
export type Choosable = Start & { readonly gain: number; readonly worth: number };

/** So many futures can be played through in a unit of work (levels.ts). */
const FUTURES_A_UNIT = 6;
/** Plans worth so much less than the best are not looked at, nor more than so many. */
const CLOSE = 14;
const MOST_PLANS = 8;
/** With fewer futures than this chance says more than they do; so often plans that fall behind are given up. */
const BLOCK = 6;
const MOST_FUTURES = 96;
/** A plan is given up where it is behind by so many standard errors. */
const BEHIND = 2;
/** Differences are never taken to be surer than this, in dollars a future. */
const LEAST_SPREAD = 1;
const DEPTHS: Depths = [0.2, 0.2, 0.4];
/** Where the bag is nearly empty the game is played to its end, and nothing else counts. */
const TO_THE_END: Depths = [0, 0, 0, 0, 1];

/** A scene with the futures that were drawn for it and what was played. */
type Stage = {
  readonly key: string;
  readonly thinker: RoundThinker;
  readonly scene: Scene;
  readonly depths: Depths;
  readonly futureAt: (at: number) => Future;
  readonly played: Map<string, number[]>;
};

const stageKey = (view: View, seat: number): string =>
  `${view.round}/${seat}/${view.bag}/${view.bagCount}/${stayingSeats(view)}`;

/** What is played on from a view: the scene, how much each round counts, and all letters that futures draw from. */
export const sceneOf = (
  view: View,
): { readonly scene: Scene; readonly depths: Depths; readonly letters: Float64Array } => {
  const share = bagShare(view);
  const players = stayingSeats(view);
  const final = view.bag >= view.lastBag;
  return {
    scene: { share, final, pips: pipsByLetter(TILE_SETS[view.options.tiles]) },
    depths: final && share.count <= NEARLY_EMPTY ? TO_THE_END : DEPTHS,
    letters: share.letters.map((each) => each * players),
  };
};

const openStage = (view: View, key: string, thinker: RoundThinker, seed: string): Stage => {
  const { scene, depths, letters } = sceneOf(view);
  return {
    key: `${key}/${scene.share.letters.join()}`,
    thinker,
    scene,
    depths,
    futureAt: createFutures(letters, depths.length, `${seed}/${key}`),
    played: new Map(),
  };
};

const startKey = ({ after: { hand, wilds, money }, head }: Start): string =>
  `${hand.join()}/${wilds}/${money}/${head ?? ''}`;

/** The plans that are worth a look: close to the best, and no two that come to the same, as one word and then another may. */
const closePlans = <Some extends Choosable>(plans: readonly Some[], best: Some): Some[] => {
  const seen = new Set<string>();
  const different = plans
    .filter(({ worth }) => worth > best.worth - CLOSE)
    .filter((plan) => {
      const key = `${startKey(plan)}/${plan.gain}`;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  return different.slice(0, MOST_PLANS);
};

/** Whether a plan is clearly behind, by what both brought in the same futures. */
const isBehind = (values: readonly number[], best: readonly number[], count: number): boolean => {
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const behind = (best[i] as number) - (values[i] as number);
    sum += behind;
    squares += behind * behind;
  }
  const mean = sum / count;
  const spread = Math.max(LEAST_SPREAD, squares / count - mean * mean);
  return mean > BEHIND * Math.sqrt(spread / count);
};

export type LookAhead = <Some extends Choosable>(
  view: View,
  seat: number,
  thinker: RoundThinker,
  plans: readonly Some[],
) => Some;

/** Makes a look ahead that is the same for the same view, seed and work. */
export const createLookAhead = ({ work, seed }: LookAheadMind): LookAhead => {
  /** The last scene: a holding that is thought about again in the same round is not played out again. */
  let stage: Stage | undefined;

  const stageOf = (view: View, seat: number, thinker: RoundThinker): Stage => {
    const opened = openStage(view, stageKey(view, seat), thinker, seed);
    if (stage?.key !== opened.key || stage.thinker !== thinker) stage = opened;
    return stage;
  };

  /** Tells what a plan brings in a future, all in all. */
  const worthsOf = ({ thinker, scene, depths, futureAt, played }: Stage, plan: Choosable) => {
    const key = startKey(plan);
    const values = played.get(key) ?? [];
    played.set(key, values);
    const counted = depths.reduce((sum, each) => sum + each, 0);
    return (at: number): number => {
      while (values.length <= at) {
        values.push(playOn(thinker, scene, depths, plan, futureAt(values.length)));
      }
      return plan.gain + (values[at] as number) + (1 - counted) * (plan.worth - plan.gain);
    };
  };

  return (view, seat, thinker, plans) => {
    const [first] = plans as readonly [(typeof plans)[number]];
    const looked = closePlans(plans, first);
    const units = workWithoutEnding(view, seat, work);
    let budget = Math.min(units * FUTURES_A_UNIT, MOST_FUTURES * looked.length);
    if (looked.length < 2 || budget < BLOCK * looked.length || view.options.crossword) return first;
    const here = stageOf(view, seat, thinker);
    let close = looked.map((plan) => ({
      plan,
      worthIn: worthsOf(here, plan),
      values: [] as number[],
      sum: 0,
    }));
    let best = close[0] as (typeof close)[number];
    for (let count = 0; close.length > 1 && budget >= close.length && count < MOST_FUTURES; ) {
      for (const each of close) {
        const worth = each.worthIn(count);
        each.values.push(worth);
        each.sum += worth;
      }
      budget -= close.length;
      count++;
      if (count % BLOCK !== 0) continue;
      best = close.reduce((a, b) => (b.sum > a.sum ? b : a));
      close = close.filter((each) => each === best || !isBehind(each.values, best.values, count));
    }
    best = close.reduce((a, b) => (b.sum > a.sum ? b : a));
    thinker.setBag(here.scene.share.letters, here.scene.share.count);
    return { ...best.plan, worth: best.sum / best.values.length };
  };
};
