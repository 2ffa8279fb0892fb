import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { bestResponse } from './best-response.ts';
import type { Hands } from './betting-tree.ts';
import { trainPolicy } from './train-policy.ts';

/** Hands whose strength changes little from one betting to the next. */
const makeHands = (count: number): Hands => {
  const random = createRandom('hands');
  const scores = Int32Array.from({ length: count }, () => random.below(1000));
  const near = (noise: number): Float32Array =>
    Float32Array.from(scores, (score) =>
      Math.min(0.999, Math.max(0, score / 1000 + noise * (random.next() - 0.5))),
    );
  const few = () => Uint8Array.from(scores, (score) => (score > 700 ? 1 : 0));
  const ranks: Hands['ranks'] = [near(0.6), near(0.3), near(0)];
  return { count, ranks, strengths: ranks, few: [few(), few()], scores };
};

const HANDS = makeHands(300);
const STAKES = { players: 2, stack: 20, ante: 1, minBet: 1 } as const;

describe('training to bet', () => {
  it('gives the same policy for the same seed, one that is harder to beat the longer it was trained', () => {
    const policyOf = (rounds: number) => trainPolicy(HANDS, { rounds, seed: 's' }, () => {});
    const trained = policyOf(8_000);
    expect(Buffer.from(policyOf(8_000)).equals(Buffer.from(trained))).toBe(true);
    const lossOf = (policy: Uint8Array): number =>
      bestResponse(HANDS, policy, STAKES, { rounds: 5_000, seed: 's' }).gain;
    expect(lossOf(trained)).toBeLessThan(lossOf(policyOf(100)) / 2);
  });
});
