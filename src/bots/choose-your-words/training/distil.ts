/** What training summed up, as a policy in fifteenths. */
import { ACTIONS, PASS, ROWS } from '../policy/abstraction.ts';
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

/** What is played less often than this is mostly what training has not unlearned yet. */
const SELDOM = 0.2;

/** The average of what was played at every row, later rounds counting more. */
export const distil = ({ played, regrets }: Sums): Policy => {
  const policy = new Uint8Array(ROWS * ACTIONS);
  const sums = Float64Array.from({ length: ROWS }, (_, row) =>
    sumOf(played.subarray(row * ACTIONS, (row + 1) * ACTIONS)),
  );
  const least = sums.toSorted()[ROWS - MOST_ROWS] as number;
  for (let row = 0; row < ROWS; row++) {
    const sum = sums[row] as number;
    if (sum === 0 || sum < least) continue;
    const from = row * ACTIONS;
    const regretted = regrets.subarray(from, from + ACTIONS);
    const of = played
      .subarray(from, from + ACTIONS)
      .map((each, action) => (each < SELDOM * sum || isHopeless(regretted, action) ? 0 : each));
    const left = sumOf(of);
    if (left === 0) continue;
    let rest = WHOLE;
    for (let action = 0; action < ACTIONS; action++) {
      if (action === PASS) continue;
      const part = Math.min(rest, Math.round((WHOLE * (of[action] as number)) / left));
      policy[from + action] = part;
      rest -= part;
    }
    policy[from + PASS] = rest;
  }
  return policy;
};
