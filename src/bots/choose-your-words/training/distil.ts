/** What training summed up, as a policy in fifteenths. */
import { ACTIONS, PASS, ROWS } from '../policy/abstraction.ts';
import { type Policy, WHOLE } from '../policy/policy-text.ts';
import type { Sums } from './learn-betting.ts';

/** So many rows ship at most: those that were come to most often. */
const MOST_ROWS = 78_000;

const sumOf = (parts: Float64Array): number => parts.reduce((total, each) => total + each, 0);

/** The average of what was played at every row. */
export const distil = ({ played }: Sums): Policy => {
  const policy = new Uint8Array(ROWS * ACTIONS);
  const sums = Float64Array.from({ length: ROWS }, (_, row) =>
    sumOf(played.subarray(row * ACTIONS, (row + 1) * ACTIONS)),
  );
  const least = sums.toSorted()[ROWS - MOST_ROWS] as number;
  for (let row = 0; row < ROWS; row++) {
    const sum = sums[row] as number;
    if (sum === 0 || sum < least) continue;
    const from = row * ACTIONS;
    const of = played.subarray(from, from + ACTIONS);
    let rest = WHOLE;
    for (let action = 0; action < ACTIONS; action++) {
      if (action === PASS) continue;
      const part = Math.min(rest, Math.round((WHOLE * (of[action] as number)) / sum));
      policy[from + action] = part;
      rest -= part;
    }
    policy[from + PASS] = rest;
  }
  return policy;
};
