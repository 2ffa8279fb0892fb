/** A quick stream of numbers from a seed, for bots that must choose alike on every machine. No secret depends on it. */
export type Random = {
  /** A number from 0 up to, not including, 1. */
  readonly next: () => number;
  /** A whole number from 0 up to, not including, `sides`. */
  readonly below: (sides: number) => number;
};

/** Mixes a text into 32 bits (FNV-1a, then an avalanche), so that texts alike give streams unlike. */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** The stream of a seed (mulberry32: one 32-bit word of state, enough for play). */
export const createRandom = (seed: string): Random => {
  let state = hashText(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, below: (sides) => Math.floor(next() * sides) };
};
