import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../random.ts';
import { addBag, addHeld, addMeans, createInputs, INPUTS, type Inputs } from './features.ts';
import { addSlopes, createFitter, drawWeights } from './net-fit.ts';
import {
  addInputs,
  beforeRoll,
  emptyWeights,
  HEADS,
  PART_NAMES,
  readHeads,
  SECOND,
  type Weights,
} from './value-net.ts';
import { packWeights, unpackWeights } from './weights-text.ts';

const inputsOf = (seed: string): Inputs => {
  const random = createRandom(seed);
  const inputs = createInputs();
  addHeld(
    inputs,
    Uint8Array.from({ length: 26 }, () => (random.next() < 0.2 ? 1 + random.below(3) : 0)),
    random.below(9),
  );
  addMeans(inputs, random.below(20), random.below(20), random.below(400));
  addBag(
    inputs,
    Uint8Array.from({ length: 26 }, () => random.below(6)),
    random.below(109),
  );
  return inputs;
};

const headsOf = (weights: Weights, inputs: Inputs): Float64Array => {
  const sums = Float64Array.from(weights.firstBias);
  const heads = new Float64Array(HEADS);
  addInputs(weights, sums, inputs);
  readHeads(weights, sums, new Float64Array(SECOND), heads);
  return heads;
};

describe('the value network', () => {
  it('has slopes that small steps confirm, for every part', () => {
    const random = createRandom('slopes');
    for (const seed of ['a', 'b', 'c']) {
      const weights = drawWeights(seed);
      for (let i = 0; i < weights.firstBias.length; i++) weights.firstBias[i] = random.next() - 0.3;
      for (let i = 0; i < weights.secondBias.length; i++) weights.secondBias[i] = random.next() - 0.3;
      const inputs = inputsOf(seed);
      const head = random.below(HEADS);
      const target = (headsOf(weights, inputs)[head] as number) - 0.7;
      const slopes = emptyWeights();
      addSlopes(weights, slopes, inputs, head, target);
      const half = (): number => 0.5 * ((headsOf(weights, inputs)[head] as number) - target) ** 2;
      for (const name of PART_NAMES.filter((each) => each !== 'ranking')) {
        const part = weights[name];
        const steep = Array.from(part.keys()).filter((i) => (slopes[name][i] as number) !== 0);
        for (const i of steep.filter((_, k) => k % Math.ceil(steep.length / 12) === 0)) {
          const before = part[i] as number;
          const step = 1e-5;
          part[i] = before + step;
          const above = half();
          part[i] = before - step;
          const below = half();
          part[i] = before;
          expect((above - below) / (2 * step), `${name} ${i}`).toBeCloseTo(slopes[name][i] as number, 4);
        }
      }
    }
  });

  it('learns what it is shown', () => {
    const fitter = createFitter(drawWeights('learns'));
    const lessons = Array.from({ length: 64 }, (_, i) => ({
      inputs: inputsOf(`lesson ${i}`),
      head: i % HEADS,
      target: (i % 7) - 3,
    }));
    const first = fitter.step(lessons, 1e-3);
    let last = first;
    for (let step = 0; step < 300; step++) last = fitter.step(lessons, 3e-3);
    expect(last).toBeLessThan(first / 20);
  });

  it('reads no more inputs than there are, whatever is held', () => {
    const counts = fc.uint8Array({ min: 0, max: 12, minLength: 26, maxLength: 26 });
    const whole = fc.nat({ max: 2000 });
    fc.assert(
      fc.property(counts, counts, whole, whole, whole, (hand, bag, wilds, money, pips) => {
        const inputs = createInputs();
        addHeld(inputs, hand, wilds);
        addMeans(inputs, pips, pips, money);
        addBag(inputs, bag, money / 3);
        const places = Array.from(inputs.places.subarray(0, inputs.count));
        expect(new Set(places).size).toBe(places.length);
        expect(places.every((place) => place >= 0 && place < INPUTS)).toBe(true);
      }),
    );
  });

  it('BW-1.6 sees two choices of six before the roll', () => {
    expect(beforeRoll([1, 2, 3, 10])).toBeCloseTo((1 + 2 + 3 + 10 + 2 * 10) / 6);
  });

  it('is written as text and read back nearly the same; other text is refused', () => {
    const weights = drawWeights('text');
    const back = unpackWeights(packWeights(weights));
    for (const name of PART_NAMES) {
      const largest = weights[name].reduce((most, each) => Math.max(most, Math.abs(each)), 0);
      weights[name].forEach((weight, i) => {
        expect(Math.abs(weight - (back[name][i] as number))).toBeLessThanOrEqual(largest / 30_000);
      });
    }
    expect(packWeights(back)).toBe(packWeights(weights));
    expect(() => unpackWeights('AAAA')).toThrow('not the weights');
  });
});
