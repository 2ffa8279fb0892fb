/** Fits a network to what games brought: backward through its layers, Adam, and a running mean of the weights to play by. */
import { createRandom } from '../../random.ts';
import { eachFirstGuess, INPUTS, type Inputs, isRanked } from './features.ts';
import {
  addInputs,
  emptyWeights,
  FIRST,
  HEADS,
  PART_NAMES,
  readHeads,
  SECOND,
  type Weights,
} from './value-net.ts';

const KEEP_MEAN = 0.9;
const KEEP_SQUARES = 0.999;
const TINY = 1e-8;
/** How slowly the running mean follows. */
const KEEP_PLAYED = 0.999;
/** Errors beyond this (hundreds of dollars) pull no harder. */
const HUGE = 2;

/** What a letter, a wild and a tile in the bag may bring, in hundreds: only to start from. */
const FIRST_GUESS = { letter: 0.2, wild: 0.55, bagTile: 0.11 };
/** The heads start with little to say beside the first guess. */
const QUIET = 0.1;

/** First weights, drawn so that signals neither grow nor fade (He), but for one way through that carries a first guess. */
export const drawWeights = (seed: string): Weights => {
  const random = createRandom(seed);
  const weights = emptyWeights();
  const draw = (part: Float64Array, inputs: number): void => {
    const width = Math.sqrt(6 / inputs);
    for (let i = 0; i < part.length; i++) part[i] = (2 * random.next() - 1) * width;
  };
  draw(weights.first, 40);
  draw(weights.second, FIRST);
  draw(weights.heads, SECOND);
  for (let i = 0; i < weights.heads.length; i++) weights.heads[i] = (weights.heads[i] as number) * QUIET;
  for (let place = 0; place < INPUTS; place++) weights.first[place * FIRST] = 0;
  for (let i = 0; i < FIRST; i++) weights.second[i * SECOND] = 0;
  weights.second.fill(0, 0, SECOND);
  weights.second[0] = 1;
  weights.heads.fill(1, 0, HEADS);
  eachFirstGuess(FIRST_GUESS, (place, amount) => {
    weights.first[place * FIRST] = amount;
    weights.ranking[place] = amount;
  });
  return weights;
};

const copyWeights = (from: Weights): Weights => {
  const copy = emptyWeights();
  for (const name of PART_NAMES) copy[name].set(from[name]);
  return copy;
};

/** Adds to `slopes` how the squared error of one head changes with each weight; gives the error. */
export const addSlopes = (
  weights: Weights,
  slopes: Weights,
  inputs: Inputs,
  head: number,
  target: number,
): number => {
  const sums = Float64Array.from(weights.firstBias);
  const hidden = new Float64Array(SECOND);
  const heads = new Float64Array(HEADS);
  addInputs(weights, sums, inputs);
  readHeads(weights, sums, hidden, heads);
  const error = (heads[head] as number) - target;
  const pull = Math.max(-HUGE, Math.min(HUGE, error));
  slopes.headBias[head] = (slopes.headBias[head] as number) + pull;
  const hiddenPull = new Float64Array(SECOND);
  for (let j = 0; j < SECOND; j++) {
    const value = hidden[j] as number;
    if (value <= 0) continue;
    const at = j * HEADS + head;
    slopes.heads[at] = (slopes.heads[at] as number) + pull * value;
    const back = pull * (weights.heads[at] as number);
    hiddenPull[j] = back;
    slopes.secondBias[j] = (slopes.secondBias[j] as number) + back;
  }
  const sumPull = new Float64Array(FIRST);
  for (let i = 0; i < FIRST; i++) {
    const value = sums[i] as number;
    if (value <= 0) continue;
    const row = i * SECOND;
    let back = 0;
    for (let j = 0; j < SECOND; j++) {
      const each = hiddenPull[j] as number;
      if (each === 0) continue;
      slopes.second[row + j] = (slopes.second[row + j] as number) + each * value;
      back += each * (weights.second[row + j] as number);
    }
    sumPull[i] = back;
    slopes.firstBias[i] = (slopes.firstBias[i] as number) + back;
  }
  for (let k = 0; k < inputs.count; k++) {
    const row = (inputs.places[k] as number) * FIRST;
    const amount = inputs.amounts[k] as number;
    for (let i = 0; i < FIRST; i++) {
      const back = sumPull[i] as number;
      if (back !== 0) slopes.first[row + i] = (slopes.first[row + i] as number) + back * amount;
    }
  }
  return error;
};

/** The same for the linear ranking, which learns from lots of any size. */
const addRankingSlopes = ({ ranking }: Weights, slopes: Weights, inputs: Inputs, target: number): void => {
  const { places, amounts, count } = inputs;
  let error = -target;
  for (let k = 0; k < count; k++) {
    const place = places[k] as number;
    if (isRanked(place)) error += (ranking[place] as number) * (amounts[k] as number);
  }
  const pull = Math.max(-HUGE, Math.min(HUGE, error));
  for (let k = 0; k < count; k++) {
    const place = places[k] as number;
    if (isRanked(place)) {
      slopes.ranking[place] = (slopes.ranking[place] as number) + pull * (amounts[k] as number);
    }
  }
};

/** A sample: what was held, the size of the lot that came (as a head), and what the rest of the game brought. */
export type Lesson = { readonly inputs: Inputs; readonly head: number; readonly target: number };

export type Fitter = {
  /** The weights as they are fitted, and their running mean, which plays better. */
  readonly fitted: Weights;
  readonly played: Weights;
  /** One step over a batch of lessons; gives the mean squared error. */
  readonly step: (batch: readonly Lesson[], rate: number) => number;
};

/** Fits from given weights on. */
export const createFitter = (from: Weights): Fitter => {
  const fitted = copyWeights(from);
  const played = copyWeights(from);
  const means = emptyWeights();
  const squares = emptyWeights();
  const slopes = emptyWeights();
  let steps = 0;

  const adam = (name: keyof Weights, size: number, rate: number): void => {
    const weight = fitted[name];
    const slope = slopes[name];
    const mean = means[name];
    const square = squares[name];
    const play = played[name];
    const meanScale = 1 / (1 - KEEP_MEAN ** steps);
    const squareScale = 1 / (1 - KEEP_SQUARES ** steps);
    const keep = Math.min(KEEP_PLAYED, steps / (steps + 10));
    for (let i = 0; i < weight.length; i++) {
      const each = (slope[i] as number) / size;
      slope[i] = 0;
      const m = KEEP_MEAN * (mean[i] as number) + (1 - KEEP_MEAN) * each;
      const s = KEEP_SQUARES * (square[i] as number) + (1 - KEEP_SQUARES) * each * each;
      mean[i] = m;
      square[i] = s;
      const now = (weight[i] as number) - (rate * m * meanScale) / (Math.sqrt(s * squareScale) + TINY);
      weight[i] = now;
      play[i] = (play[i] as number) * keep + now * (1 - keep);
    }
  };

  return {
    fitted,
    played,
    step: (batch, rate) => {
      steps++;
      let squaresSum = 0;
      for (const { inputs, head, target } of batch) {
        squaresSum += addSlopes(fitted, slopes, inputs, head, target) ** 2;
        addRankingSlopes(fitted, slopes, inputs, target);
      }
      for (const name of PART_NAMES) adam(name, batch.length, rate);
      return squaresSum / batch.length;
    },
  };
};
