/** What hands sell for at best, kept: the same few letters stay in hand through many thoughts about one round. */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { DearestFinder } from '../../../lexicon/dearest.ts';

/** The pips of the dearest word without a wild and with one; 0 where there is none. */
export type Dearest = { readonly plain: number; readonly wild: number };

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

/** Asks a finder, once for each hand. */
export const createDearestMemory = (finder: DearestFinder): ((hand: Uint8Array) => Dearest) => {
  const kept = new Map<number, Dearest>();
  const look = (hand: Uint8Array): Dearest => {
    const plain = finder.dearestWorth({ rack: hand, wild: false });
    const wild = finder.dearestWorth({ rack: hand, wild: true, known: plain });
    return { plain: Math.max(0, plain), wild: Math.max(0, wild) };
  };
  return (hand) => {
    const key = keyOf(hand);
    if (key > Number.MAX_SAFE_INTEGER) return look(hand);
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const found = look(hand);
    kept.set(key, found);
    return found;
  };
};
