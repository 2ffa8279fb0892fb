/**
 * The value network: inputs (features.ts) → 64 → 32 → one head for each size of lot. A head tells how much money the rest of
 * the game brings if the next lot has that many letters. Beside it a linear ranking of what stays in hand.
 */
import { INPUTS, type Inputs } from './features.ts';

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

/** Adds the weighted inputs to the sums of the first layer. */
export const addInputs = (
  { first }: Weights,
  sums: Float64Array,
  { places, amounts, count }: Inputs,
): void => {
  for (let i = 0; i < count; i++) {
    const row = (places[i] as number) * FIRST;
    const amount = amounts[i] as number;
    for (let j = 0; j < FIRST; j++) sums[j] = (sums[j] as number) + (first[row + j] as number) * amount;
  }
};

/** What the heads say, from the sums of the first layer; fills `hidden` and `heads`. */
export const readHeads = (
  weights: Weights,
  sums: Float64Array,
  hidden: Float64Array,
  heads: Float64Array,
): void => {
  const { second, secondBias } = weights;
  hidden.set(secondBias);
  for (let i = 0; i < FIRST; i++) {
    const value = sums[i] as number;
    if (value <= 0) continue;
    const row = i * SECOND;
    for (let j = 0; j < SECOND; j++) hidden[j] = (hidden[j] as number) + (second[row + j] as number) * value;
  }
  heads.set(weights.headBias);
  for (let i = 0; i < SECOND; i++) {
    const value = hidden[i] as number;
    if (value <= 0) continue;
    for (let j = 0; j < HEADS; j++) {
      heads[j] = (heads[j] as number) + (weights.heads[i * HEADS + j] as number) * value;
    }
  }
};
