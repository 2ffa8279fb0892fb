/** What hands sell for at best, kept: the same few letters stay in hand through many thoughts about one round. */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { DearestFinder } from '../../../lexicon/dearest.ts';

/** The pips of the dearest word without a wild and with one, 0 where there is none; with one only where that was asked for. */
export type Dearest = { readonly plain: number; readonly wild: number };

/** Kept as it was found; the search with a wild takes longer and waits until it is asked for. */
type Kept = { readonly plain: number; wild: number | undefined };

const MOST_KEPT = 100_000;

/** A prime a letter, common letters small ones: a hand's product is its own, as long as it is told apart from the next number. */
const PRIMES = [
  5, 53, 37, 31, 2, 59, 43, 41, 3, 97, 71, 29, 47, 17, 11, 61, 101, 19, 7, 13, 23, 67, 73, 89, 79, 83,
] as const;

const keyOf = (hand: Uint8Array): number => {
  let key = 1;
  for (let code = 0; code < LETTERS; code++) {
    for (let count = hand[code] as number; count > 0; count--) key *= PRIMES[code] as number;
  }
  return key;
};

/** Asks a finder, once for each hand, and tells of wilds where there are some. */
export const createDearestMemory = (
  finder: DearestFinder,
): ((hand: Uint8Array, withWild: boolean) => Dearest) => {
  const kept = new Map<number, Kept>();

  const find = (hand: Uint8Array): Kept => {
    const key = keyOf(hand);
    const known = kept.get(key);
    if (known !== undefined) return known;
    const found: Kept = {
      plain: Math.max(0, finder.dearestWorth({ rack: hand, wild: false })),
      wild: undefined,
    };
    if (key > Number.MAX_SAFE_INTEGER) return found;
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(key, found);
    return found;
  };

  return (hand, withWild) => {
    const found = find(hand);
    const { plain } = found;
    if (!withWild) return { plain, wild: 0 };
    found.wild ??= Math.max(plain, finder.dearestWorth({ rack: hand, wild: true, known: plain }));
    return { plain, wild: found.wild };
  };
};
