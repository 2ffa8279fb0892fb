/**
 * The value network: inputs (features.ts) → 64 → 32 → one head for each size of lot. A head tells how much money the rest of
 * the game brings if the next lot has that many letters. Beside it a linear ranking of what stays in hand.
 */
import { createInputs, INPUTS, type Inputs } from './features.ts';

export const FIRST = 64;
export const SECOND = 32;
export const LOT_SIZES = [2, 3, 4, 5] as const;
export const HEADS = LOT_SIZES.length;
/** The network counts in hundreds of dollars. */
export const UNIT = 100;

/** The weights of a network, each part row by row: those of one input of the first layer lie together. */
export type Weights = {
  readonly first: Float64Array;
  readonly firstBias: Float64Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  readonly heads: Float64Array;
  readonly headBias: Float64Array;
  readonly ranking: Float64Array;
};

export const PARTS = {
  first: INPUTS * FIRST,
  firstBias: FIRST,
  second: FIRST * SECOND,
  secondBias: SECOND,
  heads: SECOND * HEADS,
  headBias: HEADS,
  ranking: INPUTS,
} as const satisfies Readonly<Record<keyof Weights, number>>;

export const PART_NAMES = Object.keys(PARTS) as readonly (keyof Weights)[];

/** Weights of nothing but zeros. */
export const emptyWeights = (): Weights =>
  Object.fromEntries(PART_NAMES.map((name) => [name, new Float64Array(PARTS[name])])) as Weights;

/** Before the roll: each size is on one face, and two faces let the best one be chosen (BW-1.6). */
export const beforeRoll = (heads: ArrayLike<number>): number => {
  let sum = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < HEADS; i++) {
    const head = heads[i] as number;
    sum += head;
    if (head > most) most = head;
  }
  return (sum + 2 * most) / 6;
};

/** The head that promises most. */
export const bestHead = (heads: ArrayLike<number>): number => {
  let best = 0;
  for (let i = 1; i < HEADS; i++) if ((heads[i] as number) > (heads[best] as number)) best = i;
  return best;
};

/**
 * Adds rows of weights to sums, each by its amount, row after row. Four rows are added at a time, in the same order, so that sums are read
 * and written less often; each sum comes out as it would by one row after the other.
 */
const addRows = (
  sums: Float64Array,
  weights: Float64Array,
  width: number,
  { places, amounts, count }: Inputs,
): void => {
  let i = 0;
  for (; i + 3 < count; i += 4) {
    const a = (places[i] as number) * width;
    const b = (places[i + 1] as number) * width;
    const c = (places[i + 2] as number) * width;
    const d = (places[i + 3] as number) * width;
    const byA = amounts[i] as number;
    const byB = amounts[i + 1] as number;
    const byC = amounts[i + 2] as number;
    const byD = amounts[i + 3] as number;
    for (let j = 0; j < width; j++) {
      sums[j] =
        (sums[j] as number) +
        (weights[a + j] as number) * byA +
        (weights[b + j] as number) * byB +
        (weights[c + j] as number) * byC +
        (weights[d + j] as number) * byD;
    }
  }
  for (; i < count; i++) {
    const row = (places[i] as number) * width;
    const by = amounts[i] as number;
    for (let j = 0; j < width; j++) sums[j] = (sums[j] as number) + (weights[row + j] as number) * by;
  }
};

/** Adds the weighted inputs to the sums of the first layer. */
export const addInputs = ({ first }: Weights, sums: Float64Array, inputs: Inputs): void =>
  addRows(sums, first, FIRST, inputs);

/** The units of a layer that fire, as inputs of the next; the list is used again. */
const firing = (sums: Float64Array, into: Inputs): Inputs => {
  into.count = 0;
  for (let i = 0; i < sums.length; i++) {
    const value = sums[i] as number;
    if (value <= 0) continue;
    into.places[into.count] = i;
    into.amounts[into.count++] = value;
  }
  return into;
};
const fired = createInputs();

/** What the heads say, from the sums of the first layer; fills `hidden` and `heads`. */
export const readHeads = (
  weights: Weights,
  sums: Float64Array,
  hidden: Float64Array,
  heads: Float64Array,
): void => {
  hidden.set(weights.secondBias);
  addRows(hidden, weights.second, SECOND, firing(sums, fired));
  heads.set(weights.headBias);
  addRows(heads, weights.heads, HEADS, firing(hidden, fired));
};
