/** How to lay a word out of a hand so that it scores most: which cards, which wilds, and what colours they have (CW-5). */
import { type Card, type Colour, colourOf, type LaidCard, letterOf, WILD } from './card.ts';
import type { Deck } from './deck.ts';
import { extrasOf, flushFactor, LENGTH_BONUS, LONGEST_WORD, OUTBURST, pairFactor } from './score.ts';

const LETTERS = 26;
const CODE_OF_A = 65;

/** Wilds beyond this many raise no bound: a pair takes two. */
export const WILDS_THAT_COUNT = 2;

/** The values of the letters of a deck, A to Z. */
export const valuesOf = ({ letters }: Deck): Uint8Array =>
  Uint8Array.from(
    { length: LETTERS },
    (_, code) => letters[String.fromCharCode(CODE_OF_A + code)]?.value ?? 0,
  );

/** The most that pairs of a word are worth, once: both letters of each. */
const pairValue = (values: Uint8Array, word: string): number => {
  let sum = 0;
  for (let i = 0; i + 1 < word.length; i++) {
    if (word.charCodeAt(i) !== word.charCodeAt(i + 1)) continue;
    sum += 2 * (values[word.charCodeAt(i) - CODE_OF_A] as number);
    i++;
  }
  return sum;
};

const baseOf = (values: Uint8Array, word: string): number => {
  let sum = LENGTH_BONUS[word.length] ?? 0;
  for (let i = 0; i < word.length; i++) sum += values[word.charCodeAt(i) - CODE_OF_A] as number;
  return sum;
};

/** What a word scores by its letters and its length alone, whatever its pairs and colours. */
export const plainScore = (values: Uint8Array, word: string): number =>
  baseOf(values, word) + (word.length === LONGEST_WORD ? OUTBURST : 0);

/** The most that letters come to in one colour (null: mixed), before the extras. */
const boundIn = (base: number, pairs: number, colour: Colour | null, wilds: number): number => {
  const factor = pairFactor(colour ?? 'r', colour ?? 'r', Math.min(WILDS_THAT_COUNT, wilds));
  return (base + pairs * (factor - 1)) * flushFactor(colour, wilds > 0);
};

/** The most a word can score with so many wilds, whatever else is held, the category left out. */
export const mostOf = (values: Uint8Array, word: string, wilds: number): number =>
  boundIn(baseOf(values, word), pairValue(values, word), 'r', wilds) + extrasOf(word);

/** A way to lay a word: the places where wilds stand and those that are red, a bit each, and what the letters come to. */
type Laying = { readonly wildAt: number; readonly redAt: number; readonly sum: number };

export type HandScorer = {
  /** What a word scores at most with the hand, or anything not above `floor` where it is not more; −1: it cannot be laid. */
  readonly scoreOf: (word: string, floor: number) => number;
  /** The word laid so that it scores that. */
  readonly lay: (word: string) => LaidCard[] | undefined;
};

/** Lays words out of one hand. */
export const createHandScorer = (values: Uint8Array, hand: readonly Card[]): HandScorer => {
  const blue = new Uint8Array(LETTERS);
  const red = new Uint8Array(LETTERS);
  let wilds = 0;
  for (const card of hand) {
    if (card === WILD) wilds++;
    else {
      const held = colourOf(card) === 'b' ? blue : red;
      const code = letterOf(card).charCodeAt(0) - CODE_OF_A;
      held[code] = (held[code] as number) + 1;
    }
  }

  /** Whether the cards of a hand lie as a laying says. */
  const isHeld = (word: string, wildAt: number, redAt: number): boolean => {
    for (let i = 0; i < word.length; i++) {
      if (wildAt & (1 << i)) continue;
      const code = word.charCodeAt(i) - CODE_OF_A;
      const isRed = (redAt >> i) & 1;
      let before = 0;
      for (let j = 0; j < i; j++) {
        const isAlike = word.charCodeAt(j) === word.charCodeAt(i) && ((redAt >> j) & 1) === isRed;
        if (isAlike && !(wildAt & (1 << j))) before++;
      }
      if (before >= ((isRed ? red : blue)[code] as number)) return false;
    }
    return true;
  };

  /** What pairs add, the best of them where they overlap (CW-13). */
  const pairGain = (word: string, wildAt: number, redAt: number): number => {
    let next = 0;
    let afterNext = 0;
    for (let i = word.length - 2; i >= 0; i--) {
      let gain = next;
      if (word.charCodeAt(i) === word.charCodeAt(i + 1)) {
        const wildCount = ((wildAt >> i) & 1) + ((wildAt >> (i + 1)) & 1);
        const [first, second] = [(redAt >> i) & 1, (redAt >> (i + 1)) & 1];
        const factor = pairFactor(first ? 'r' : 'b', second ? 'r' : 'b', wildCount);
        const value = values[word.charCodeAt(i) - CODE_OF_A] as number;
        gain = Math.max(gain, 2 * (factor - 1) * value + afterNext);
      }
      afterNext = next;
      next = gain;
    }
    return next;
  };

  /** Every choice of places for at most as many wilds as are held, each with every choice of colours, tried out. */
  const bestLaying = (word: string): Laying | undefined => {
    const base = baseOf(values, word);
    const all = (1 << word.length) - 1;
    // Colours matter where like letters touch, and where all are alike.
    let touching = 0;
    for (let i = 0; i + 1 < word.length; i++) {
      if (word.charCodeAt(i) === word.charCodeAt(i + 1)) touching |= 3 << i;
    }
    // A letter that has a pair takes its cards from where it stands alone, too.
    for (let i = 0; i < word.length; i++) {
      for (let j = 0; j < word.length; j++) {
        if ((touching >> j) & 1 && word.charCodeAt(i) === word.charCodeAt(j)) touching |= 1 << i;
      }
    }
    let best: Laying | undefined;
    const consider = (wildAt: number, redAt: number, colour: Colour | null): void => {
      if (!isHeld(word, wildAt, redAt)) return;
      const sum = (base + pairGain(word, wildAt, redAt)) * flushFactor(colour, wildAt !== 0);
      if (best === undefined || sum > best.sum) best = { wildAt, redAt, sum };
    };
    for (let wildAt = 0; wildAt <= all; wildAt++) {
      if (bitsIn(wildAt) > wilds) continue;
      consider(wildAt, 0, 'b');
      consider(wildAt, all, 'r');
      const rest = plainColours(word, wildAt, touching);
      if (rest === undefined) continue;
      // All subsets of the touching places, the empty one last.
      for (let some = touching; ; some = (some - 1) & touching) {
        consider(wildAt, some | rest, null);
        if (some === 0) break;
      }
    }
    return best;
  };

  /** The red ones among letters whose colours do not matter, blue cards used first; undefined where cards are missing. */
  const plainColours = (word: string, wildAt: number, touching: number): number | undefined => {
    let redAt = 0;
    for (let i = 0; i < word.length; i++) {
      const bit = 1 << i;
      if (touching & bit || wildAt & bit) continue;
      const code = word.charCodeAt(i) - CODE_OF_A;
      let before = 0;
      for (let j = 0; j < i; j++)
        if (word.charCodeAt(j) === word.charCodeAt(i) && !(wildAt & (1 << j))) before++;
      if (before < (blue[code] as number)) continue;
      if (before >= (blue[code] as number) + (red[code] as number)) return undefined;
      redAt |= bit;
    }
    return redAt;
  };

  return {
    scoreOf: (word, floor) => {
      let base = LENGTH_BONUS[word.length] ?? 0;
      let [missing, notBlue, notRed, hasPair] = [0, 0, 0, false];
      for (let i = 0; i < word.length; i++) {
        const sign = word.charCodeAt(i);
        const code = sign - CODE_OF_A;
        let before = 0;
        for (let j = 0; j < i; j++) if (word.charCodeAt(j) === sign) before++;
        base += values[code] as number;
        if (before >= (blue[code] as number)) notBlue++;
        if (before >= (red[code] as number)) notRed++;
        if (before >= (blue[code] as number) + (red[code] as number)) missing++;
        if (i > 0 && word.charCodeAt(i - 1) === sign) hasPair = true;
      }
      if (missing > wilds) return -1;
      const pairs = hasPair ? pairValue(values, word) : 0;
      const most = Math.max(
        boundIn(base, pairs, null, wilds),
        notBlue <= wilds ? boundIn(base, pairs, 'b', wilds) : 0,
        notRed <= wilds ? boundIn(base, pairs, 'r', wilds) : 0,
      );
      const extras = extrasOf(word);
      // Without a pair the bound is what the word scores.
      if (!hasPair || most + extras <= floor) return most + extras;
      return (bestLaying(word)?.sum ?? -1) + extras;
    },
    lay: (word) => {
      const laying = bestLaying(word);
      if (laying === undefined) return undefined;
      return [...word].map((letter, i) => {
        const wild = laying.wildAt & (1 << i) ? WILD : '';
        return `${wild}${letter}${laying.redAt & (1 << i) ? 'r' : 'b'}`;
      });
    },
  };
};

const bitsIn = (mask: number): number => {
  let count = 0;
  for (let left = mask; left !== 0; left &= left - 1) count++;
  return count;
};
