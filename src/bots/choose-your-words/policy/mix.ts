/** How often each action is played at a place: parts of one, for the actions that are open, a bit each. */
import { ACTIONS, stepsToAlike } from './abstraction.ts';
import type { Policy } from './policy-text.ts';

const readRow = (policy: Policy, row: number, open: number, mix: Float64Array): boolean => {
  let sum = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const part = (open >> action) & 1 ? (policy[row * ACTIONS + action] as number) : 0;
    mix[action] = part;
    sum += part;
  }
  if (sum === 0) return false;
  for (let action = 0; action < ACTIONS; action++) mix[action] = (mix[action] as number) / sum;
  return true;
};

/**
 * Writes what a policy plays at a row into `mix`, actions that are not open left out; where training hardly came to the row, what it plays at one
 * much like it. False where it knows none of them.
 */
export const readMix = (policy: Policy, row: number, open: number, mix: Float64Array): boolean =>
  readRow(policy, row, open, mix) || stepsToAlike(row).some((step) => readRow(policy, row + step, open, mix));

/** The action that a lot from 0 to 1 falls on. */
export const drawFrom = (mix: Float64Array, lot: number): number => {
  let left = lot;
  let last = 0;
  for (let action = 0; action < ACTIONS; action++) {
    const part = mix[action] as number;
    if (part <= 0) continue;
    last = action;
    left -= part;
    if (left < 0) return action;
  }
  return last;
};
