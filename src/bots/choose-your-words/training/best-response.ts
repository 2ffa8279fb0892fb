/** How much a policy can lose inside the abstraction: a rival learns to beat it, then plays what it has learned. */
import { createRandom } from '../../random.ts';
import { ACTIONS, PASS } from '../policy/abstraction.ts';
import { drawFrom, readMix } from '../policy/mix.ts';
import type { Policy } from '../policy/policy-text.ts';
import { createTree, type Hands, type Stakes } from './betting-tree.ts';
import { emptySums, learnBetting } from './learn-betting.ts';

export type Response = {
  /** What the rival gains a round, in chips, and the standard error. */
  readonly gain: number;
  readonly standardError: number;
};

/** The open action that a row regrets most. */
const bestOf = (regrets: Float64Array, row: number, open: number): number => {
  let best = PASS;
  for (let action = 0; action < ACTIONS; action++) {
    if (((open >> action) & 1) === 0) continue;
    if ((regrets[row * ACTIONS + action] as number) > (regrets[row * ACTIONS + best] as number))
      best = action;
  }
  return best;
};

/** What a policy plays at a row; where it knows none much like it, it passes. */
export const playedBy =
  (policy: Policy) =>
  (row: number, open: number, mix: Float64Array): void => {
    if (!readMix(policy, row, open, mix)) mix[PASS] = 1;
  };

/** One learns for so many rounds against a policy on all other seats, and is then measured over as many. */
export const bestResponse = (
  hands: Hands,
  policy: Policy,
  stakes: Stakes,
  { rounds, seed }: { readonly rounds: number; readonly seed: string },
): Response => {
  const random = createRandom(`response ${stakes.players} ${stakes.stack} ${seed}`);
  const sums = emptySums();
  const fixed = playedBy(policy);
  learnBetting(hands, { sums, fixed }, { stakesOf: () => stakes, random, from: 0, to: rounds });
  const play = createTree(hands, random);
  const mix = new Float64Array(ACTIONS);
  let [sum, squares] = [0, 0];
  for (let round = 0; round < rounds; round++) {
    const learner = round % stakes.players;
    const gain = play(stakes, learner, (row, seat, open, follow) => {
      if (seat === learner) return follow(bestOf(sums.regrets, row, open));
      fixed(row, open, mix);
      return follow(drawFrom(mix, random.next()));
    });
    sum += gain;
    squares += gain * gain;
  }
  const mean = sum / rounds;
  return { gain: mean, standardError: Math.sqrt(Math.max(0, squares / rounds - mean * mean) / rounds) };
};
