/** Betting learned by playing itself: external-sampling counterfactual regret minimisation, later rounds counting more. */
import type { Random } from '../../random.ts';
import { ACTIONS, ROWS } from '../policy/abstraction.ts';
import { drawFrom } from '../policy/mix.ts';
import { createTree, type Decide, type Hands, type Stakes } from './betting-tree.ts';

/** What is summed up at every row: regrets, and how often each action was played. */
export type Sums = { readonly regrets: Float64Array; readonly played: Float64Array };

export const emptySums = (): Sums => ({
  regrets: new Float64Array(ROWS * ACTIONS),
  played: new Float64Array(ROWS * ACTIONS),
});

/** Plays actions as often as they are regretted not to have been played; evenly where none is. Writes into `mix`; gives all that is regretted. */
const mixByRegret = (regrets: Float64Array, row: number, open: number, mix: Float64Array): number => {
  let sum = 0;
  let count = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const isOpen = (open >> action) & 1;
    const regret = isOpen ? Math.max(0, regrets[row * ACTIONS + action] as number) : 0;
    mix[action] = regret;
    sum += regret;
    count += isOpen;
  }
  for (let action = 0; action < ACTIONS; action++)
    mix[action] = sum > 0 ? (mix[action] as number) / sum : ((open >> action) & 1) / count;
  return sum;
};

/** Actions that lost so many times more than others could still gain are hopeless, and are mostly not tried out. */
const HOPELESS = 2;
const SPARED = 0.9;
/**
 * How often it is tried, besides what the others play, what comes of anything that is open to them: without that nobody would learn to answer what
 * good players never do.
 */
const STRAYS = 0.1;
/** No round has more turns of one player than this. */
const MOST_TURNS = 64;

const anyOf = (open: number, random: Random): number => {
  for (;;) {
    const action = random.below(ACTIONS);
    if ((open >> action) & 1) return action;
  }
};

/** Keeps sums small; no choice depends on it. */
const WEIGHT_UNIT = 1_000_000;

/** The stakes of the next round to learn from: often those that tables have, else any, the short ones as often as the deep ones. */
export const drawStakes = (random: Random, players: number): Stakes => {
  const usual = [20, 50, 200, 200];
  const stack =
    random.next() < 0.4
      ? (usual[random.below(usual.length)] as number)
      : Math.round(3 * (300 / 3) ** random.next());
  const minBet = [1, 1, 1, 1, 2, 4][random.below(6)] as number;
  return { players, stack: Math.max(stack, 2 + minBet), ante: 1, minBet };
};

/** Whether a seat learns, or plays as it always does by `fixed`. */
type Student = {
  readonly sums: Sums;
  readonly fixed?: (row: number, open: number, mix: Float64Array) => void;
};

/** Rounds from one number to another, and their stakes. */
type Rounds = {
  readonly stakesOf: (round: number) => Stakes;
  readonly random: Random;
  readonly from: number;
  readonly to: number;
  /** How much counts what is learned after somebody strayed, beside what is learned in good play. */
  readonly strayWeight?: number;
};

/**
 * What a chip counts for: places with deep and with short stacks share rows, and neither may outweigh the other, as deep ones would by the chip and
 * short ones by the stack.
 */
const chipWeightOf = ({ players, stack, ante, minBet }: Stakes): number =>
  1 / Math.sqrt(stack * players * (ante + minBet));

/** Plays rounds and sums up what was learned; a round counts by its number, so that later ones weigh more. */
export const learnBetting = (
  hands: Hands,
  { sums, fixed }: Student,
  { stakesOf, random, from, to, strayWeight = 1 }: Rounds,
): void => {
  const { regrets, played } = sums;
  const play = createTree(hands, random);
  // One mix a depth of the tree: a place asks for the next ones while it still needs its own.
  const mixes = Array.from({ length: MOST_TURNS }, () => new Float64Array(ACTIONS));
  const gains = Array.from({ length: MOST_TURNS }, () => new Float64Array(ACTIONS));
  let [weight, chipWeight, learner, depth, path] = [0, 1, 0, 0, 1];

  const playOther = (row: number, open: number, follow: (action: number) => number): number => {
    const mix = mixes[depth] as Float64Array;
    if (fixed !== undefined) {
      fixed(row, open, mix);
      return follow(drawFrom(mix, random.next()));
    }
    mixByRegret(regrets, row, open, mix);
    for (let action = 0; action < ACTIONS; action++) {
      const at = row * ACTIONS + action;
      played[at] = (played[at] as number) + weight * weight * path * (mix[action] as number);
    }
    const drawn = drawFrom(mix, random.next());
    if (random.next() < STRAYS) {
      // What comes of it is learned from at the places after it only: those before reckon with good play.
      const before = path;
      path *= strayWeight;
      follow(anyOf(open, random));
      path = before;
    }
    return follow(drawn);
  };

  const decide: Decide = (row, seat, open, follow) => {
    if (seat !== learner) return playOther(row, open, follow);
    const mix = mixes[depth] as Float64Array;
    const hopeless = -HOPELESS * mixByRegret(regrets, row, open, mix);
    const gain = gains[depth] as Float64Array;
    depth++;
    let mean = 0;
    let tried = 0;
    for (let action = 0; action < ACTIONS; action++) {
      if (((open >> action) & 1) === 0) continue;
      const regret = regrets[row * ACTIONS + action] as number;
      if (hopeless < 0 && regret < hopeless && random.next() < SPARED) continue;
      tried |= 1 << action;
      gain[action] = follow(action);
      mean += (mix[action] as number) * (gain[action] as number);
    }
    depth--;
    const unit = weight * path * chipWeight;
    for (let action = 0; action < ACTIONS; action++) {
      if (((tried >> action) & 1) === 0) continue;
      const at = row * ACTIONS + action;
      regrets[at] = (regrets[at] as number) + unit * ((gain[action] as number) - mean);
    }
    return mean;
  };

  for (let round = from; round < to; round++) {
    const stakes = stakesOf(round);
    weight = (round + 1) / WEIGHT_UNIT;
    chipWeight = chipWeightOf(stakes);
    learner = round % stakes.players;
    play(stakes, learner, decide);
  }
};
