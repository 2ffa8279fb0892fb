/** What training summed up, as a policy in fifteenths. */
import { ACTIONS, FOLD, PASS, placesByHand, ROWS } from '../policy/abstraction.ts';
import { type Policy, WHOLE } from '../policy/policy-text.ts';
import type { Sums } from './learn-betting.ts';

/** So many rows ship at most: those that were come to most often. */
const MOST_ROWS = 78_000;

const sumOf = (parts: Float64Array): number => parts.reduce((total, each) => total + each, 0);

/** Actions that lost so many times more than others could still gain were played before that was known, and are left out. */
const HOPELESS = 4;

const isHopeless = (regrets: Float64Array, action: number): boolean => {
  const hopes = regrets.reduce((sum, regret) => sum + Math.max(0, regret), 0);
  return hopes > 0 && (regrets[action] as number) < -HOPELESS * hopes;
};

/** The average of what was played at a row, later rounds counting more, as parts of one; hopeless actions left out. */
const averageOf = ({ played, regrets }: Sums, row: number): Float64Array => {
  const [from, to] = [row * ACTIONS, (row + 1) * ACTIONS];
  const regretted = regrets.subarray(from, to);
  const of = played.slice(from, to).map((each, action) => (isHopeless(regretted, action) ? 0 : each));
  const left = sumOf(of);
  return left > 0 ? of.map((each) => each / left) : of;
};

/** Hands of a place, from the weakest on, that fold as often. */
type Block = { fold: number; weight: number; hands: number };

/**
 * How often each hand of a place folds, from the weakest on: a stronger one never more often. Where it was learned otherwise, which is chance, hands fold
 * as often as they did together (isotonic regression by pooling adjacent violators).
 */
export const withoutReversals = (folds: readonly number[], weights: readonly number[]): number[] => {
  const blocks: Block[] = [];
  folds.forEach((fold, hand) => {
    let last: Block = { fold, weight: weights[hand] as number, hands: 1 };
    for (
      let before = blocks.at(-1);
      before !== undefined && before.fold <= last.fold;
      before = blocks.at(-1)
    ) {
      blocks.pop();
      const weight = before.weight + last.weight;
      const pooled =
        weight > 0 ? (before.fold * before.weight + last.fold * last.weight) / weight : last.fold;
      last = { fold: pooled, weight, hands: before.hands + last.hands };
    }
    blocks.push(last);
  });
  return blocks.flatMap(({ fold, hands }) => Array.from({ length: hands }, () => fold));
};

/** Lets a row fold so often, and share out the rest as before. */
const foldSoOften = (mix: Float64Array, fold: number): void => {
  const rest = 1 - (mix[FOLD] as number);
  if (rest > 0)
    mix.forEach((part, action) => {
      mix[action] = (part * (1 - fold)) / rest;
    });
  else mix[PASS] = 1 - fold;
  mix[FOLD] = fold;
};

/** What is played at a row, in fifteenths. */
const writeRow = (policy: Policy, row: number, mix: Float64Array): void => {
  let rest = WHOLE;
  for (let action = 0; action < ACTIONS; action++) {
    if (action === PASS) continue;
    const part = Math.min(rest, Math.round(WHOLE * (mix[action] as number)));
    policy[row * ACTIONS + action] = part;
    rest -= part;
  }
  policy[row * ACTIONS + PASS] = rest;
};

/** What training summed up, as a policy: the rows that were come to most often. */
export const distil = (sums: Sums): Policy => {
  const policy = new Uint8Array(ROWS * ACTIONS);
  const weights = Float64Array.from({ length: ROWS }, (_, row) =>
    sumOf(sums.played.subarray(row * ACTIONS, (row + 1) * ACTIONS)),
  );
  const least = weights.toSorted()[ROWS - MOST_ROWS] as number;
  for (const rows of placesByHand()) {
    const known = rows.filter((row) => (weights[row] as number) > 0);
    const mixes = known.map((row) => averageOf(sums, row));
    const folds = withoutReversals(
      mixes.map((mix) => mix[FOLD] as number),
      known.map((row) => weights[row] as number),
    );
    known.forEach((row, hand) => {
      const mix = mixes[hand] as Float64Array;
      if ((weights[row] as number) < least || sumOf(mix) === 0) return;
      foldSoOften(mix, folds[hand] as number);
      writeRow(policy, row, mix);
    });
  }
  return policy;
};
