import { describe, expect, it } from 'vitest';
import { BASELINES } from '../baseline-bots.ts';
import { ACTIONS, PASS, ROWS } from '../policy/abstraction.ts';
import { WHOLE } from '../policy/policy-text.ts';
import type { Hands } from './betting-tree.ts';
import { gainAgainst } from './simple-players.ts';

/** Two hands, of which one always beats the other. */
const HANDS: Hands = {
  count: 2,
  ranks: [Float32Array.of(0, 0.95), Float32Array.of(0, 0.95), Float32Array.of(0, 0.95)],
  strengths: [Float32Array.of(0, 1), Float32Array.of(0, 1), Float32Array.of(0, 1)],
  few: [Uint8Array.of(0, 0), Uint8Array.of(0, 0)],
  scores: Int32Array.of(10, 20),
};
const STAKES = { players: 2, stack: 20, ante: 1, minBet: 1 } as const;

/** Checks and calls, whatever it holds. */
const CALLS = new Uint8Array(ROWS * ACTIONS);
for (let row = 0; row < ROWS; row++) CALLS[row * ACTIONS + PASS] = WHOLE;

const gainFrom = (rote: (typeof BASELINES)[number]) =>
  gainAgainst(HANDS, CALLS, rote, STAKES, { rounds: 4_000, seed: 's' });

describe('players by rote in the abstraction', () => {
  it('are all there, and gain from one who calls what they gain by', () => {
    expect(BASELINES.map((rote) => [rote, Math.abs(gainFrom(rote).gain) <= STAKES.stack])).toEqual(
      BASELINES.map((rote) => [rote, true]),
    );
    // The better hand wins all of one who calls; who folds the other loses no more than what must be put in.
    expect(gainFrom('all-in-top-10').gain).toBeLessThan(-3);
    expect(gainFrom('folds-but-top-15').gain).toBeLessThan(-3);
  });

  it('who go all-in or call with anything are even with one who calls', () => {
    for (const rote of ['always-all-in', 'always-call'] as const) {
      const { gain, standardError } = gainFrom(rote);
      expect(Math.abs(gain)).toBeLessThan(4 * standardError);
    }
    expect(gainFrom('always-all-in').standardError).toBeGreaterThan(
      3 * gainFrom('always-call').standardError,
    );
  });
});
