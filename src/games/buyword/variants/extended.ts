import { isWhole } from '../../core/whole.ts';
import type { Spec } from '../options.ts';

/** BW-16: play goes on with a bag filled anew, until so many bags are empty or somebody has so much money. */
export type Extended = {
  readonly refill: 'all' | 'sold';
  readonly bags: number | null;
  readonly target: number | null;
  /** Only where sold letters go back the moment the bag is empty, not at the end of the round. */
  readonly refillWhen?: 'atOnce';
};

/** BW-16.2: so many bags end it anyway. */
const MOST_BAGS = 99;
const HIGHEST_TARGET = 1_000_000;
const KEYS = ['refill', 'bags', 'target', 'refillWhen'];

const readExtended = (given: unknown): Extended | undefined => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  if (!Object.keys(given).every((key) => KEYS.includes(key))) return undefined;
  const {
    refill = 'all',
    bags = null,
    target = null,
    refillWhen = 'roundEnd',
  } = given as Record<string, unknown>;
  if (refill !== 'all' && refill !== 'sold') return undefined;
  if (bags !== null && !isWhole(bags, 1, MOST_BAGS)) return undefined;
  if (target !== null && !isWhole(target, 1, HIGHEST_TARGET)) return undefined;
  if (refillWhen !== 'roundEnd' && refillWhen !== 'atOnce') return undefined;
  return { refill, bags, target, ...(refillWhen === 'atOnce' ? { refillWhen } : {}) };
};

export const extendedSpec: Spec = {
  bounds: () => ({ kind: 'extended', mostBags: MOST_BAGS, highestTarget: HIGHEST_TARGET }),
  fallback: () => null,
  read: (given) => (given === null ? null : readExtended(given)),
};

/** How many bags are played at most. */
export const bagsOf = (extended: Extended | null): number =>
  extended === null ? 1 : (extended.bags ?? MOST_BAGS);
