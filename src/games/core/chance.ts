import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * Chance from a seed: whole orders and single numbers, each under a name, each fixed as soon as the seed is. One cannot be
 * told from another without the seed (ChaCha20, keyed by the seed and the name), so what was drawn tells nothing of what
 * comes.
 */
export type Chance = {
  /** A random order of things. */
  readonly order: <Thing>(name: string, things: readonly Thing[]) => Thing[];
  /** A random whole number from 0 up to, not including, `sides`. */
  readonly number: (name: string, sides: number) => number;
};

const BLOCK_BYTES = 256;
const WORD_VALUES = 2 ** 32;

/** Random 32-bit words from one key, as many as are asked for. */
const wordsOf = (key: Uint8Array): (() => number) => {
  const nonce = new Uint8Array(12);
  let block = new DataView(new ArrayBuffer(0));
  let blocks = 0;
  let at = 0;
  return () => {
    if (at === block.byteLength) {
      new DataView(nonce.buffer).setUint32(0, blocks++, true);
      block = new DataView(chacha20(key, nonce, new Uint8Array(BLOCK_BYTES)).buffer);
      at = 0;
    }
    const word = block.getUint32(at, true);
    at += 4;
    return word;
  };
};

/** A number below `sides`, each equally likely: words beyond the last full multiple are drawn again. */
const below = (next: () => number, sides: number): number => {
  if (!Number.isInteger(sides) || sides < 1 || sides > WORD_VALUES)
    throw new RangeError(`no die has ${sides} sides`);
  const limit = WORD_VALUES - (WORD_VALUES % sides);
  for (;;) {
    const word = next();
    if (word < limit) return word % sides;
  }
};

export const seededChance = (seed: string): Chance => {
  const stream = (name: string): (() => number) =>
    wordsOf(sha256(utf8ToBytes(`wordstake 1\n${name.length}\n${name}\n${seed}`)));
  return {
    order: (name, things) => {
      const next = stream(name);
      const ordered = [...things];
      for (let i = ordered.length - 1; i > 0; i--) {
        const j = below(next, i + 1);
        const thing = ordered[i] as (typeof ordered)[number];
        ordered[i] = ordered[j] as (typeof ordered)[number];
        ordered[j] = thing;
      }
      return ordered;
    },
    number: (name, sides) => below(stream(name), sides),
  };
};
