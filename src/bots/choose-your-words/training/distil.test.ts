import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACTIONS, FOLD, PASS, placesByHand } from '../policy/abstraction.ts';
import { WHOLE } from '../policy/policy-text.ts';
import { distil, withoutReversals } from './distil.ts';
import { emptySums } from './learn-betting.ts';

const part = fc.double({ min: 0, max: 1, noNaN: true });
const weight = fc.double({ min: 0.01, max: 100, noNaN: true });
const meanOf = (values: readonly number[], weights: readonly number[]): number =>
  values.reduce((sum, value, i) => sum + value * (weights[i] as number), 0) /
  weights.reduce((sum, each) => sum + each, 0);

describe('how often hands of a place fold', () => {
  it('falls with their strength, and is as much as before in all', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(part, weight), { minLength: 1, maxLength: 20 }), (hands) => {
        const folds = hands.map(([fold]) => fold);
        const weights = hands.map(([, each]) => each);
        const mended = withoutReversals(folds, weights);
        expect(mended).toHaveLength(folds.length);
        mended.slice(1).forEach((fold, i) => {
          expect(fold).toBeLessThanOrEqual(mended[i] as number);
        });
        expect(meanOf(mended, weights)).toBeCloseTo(meanOf(folds, weights), 6);
      }),
    );
  });

  it('is left alone where it falls', () => {
    expect(withoutReversals([1, 0.5, 0.2, 0], [1, 2, 3, 4])).toEqual([1, 0.5, 0.2, 0]);
    expect(withoutReversals([0.2, 0.8, 0], [1, 1, 1])).toEqual([0.5, 0.5, 0]);
  });
});

describe('a policy from what training summed up', () => {
  it('has what was played in fifteenths, the hopeless left out, and lets a stronger hand fold no more', () => {
    const sums = emptySums();
    const [weaker, stronger] = placesByHand()[0] as [number, number];
    sums.played.set([2, 8, 0, 0, 0, 10], weaker * ACTIONS);
    sums.regrets.set([0, 1, 0, 0, 0, -100], weaker * ACTIONS);
    sums.played.set([8, 2, 0, 0, 0, 0], stronger * ACTIONS);
    sums.regrets.set([1, 1, 0, 0, 0, 0], stronger * ACTIONS);
    const policy = distil(sums);
    const rowOf = (row: number): number[] => [...policy.subarray(row * ACTIONS, (row + 1) * ACTIONS)];
    expect(rowOf(weaker).slice(PASS + 1)).toEqual([0, 0, 0, 0]);
    expect(rowOf(weaker)[FOLD]).toBe(rowOf(stronger)[FOLD]);
    expect((rowOf(weaker)[FOLD] as number) + (rowOf(weaker)[PASS] as number)).toBe(WHOLE);
  });
});
