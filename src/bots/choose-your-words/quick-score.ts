/** What a hand scores, found in microseconds, for thinking ahead; the word that is declared is found by best-hand.ts. */
import { LENGTH_BONUS, LONGEST_WORD, OUTBURST } from '../../games/choose-your-words/score.ts';
import type { Eyes } from './eyes.ts';
import { lowest, sizeOf } from './letter-sets.ts';
import type { Pattern, QuickWords } from './quick-words.ts';

/** A card as a number: the letter's code, 32 more where it is red; a wild. */
export type CardCode = number;
export const RED_BIT = 32;
export const WILD_CODE = 64;
const CODE_BITS = 31;
/** Wilds beyond these are left out: who holds three asks the exact finder. */
export const WILDS_LAID = 2;
const NO_LETTER = -1;

export type QuickScore = {
  readonly score: number;
  /** The cards of the hand that the word takes, a bit each, wilds left out. */
  readonly used: number;
};

/** Scores a hand; `glance` decides which words are overlooked. */
export type QuickScorer = (hand: readonly CardCode[], glance?: number) => QuickScore;

/** For so many cards, their subsets, the largest first. */
const SUBSETS = Array.from({ length: LONGEST_WORD + 1 }, (_, cards) =>
  Uint8Array.from(
    Array.from({ length: 1 << cards }, (_, set) => set).sort((a, b) => sizeOf(b) - sizeOf(a) || a - b),
  ),
);

/** What is known of each subset of a hand's cards. */
const createSets = () => {
  const most = 1 << LONGEST_WORD;
  return {
    one: new Int32Array(most),
    two: new Int32Array(most),
    worth: new Int32Array(most),
    size: new Uint8Array(most),
    /** The letters, a bit each; those that stand twice; what these are worth, both of each; the dearest one's worth. */
    letters: new Int32Array(most),
    twice: new Int32Array(most),
    pairWorth: new Int32Array(most),
    dearest: new Uint8Array(most),
    /** CW-15: by what the set multiplies without a wild and with one. */
    flush: new Uint8Array(most),
    wildFlush: new Uint8Array(most),
  };
};

/** What a hand is looked at with: a deck's values, the letters that wilds are tried as, and how many wilds and bonuses are seen. */
export type Looks = Pick<Eyes, 'wilds' | 'counts'> & {
  readonly values: Uint8Array;
  readonly wildLetters: readonly number[];
};

/**
 * A scorer for some words. It knows flushes, pairs, palindromes and lengths as far as the eyes do, and lays two wilds
 * at most; of a letter that stands three times it takes the best two for a pair.
 */
export const createQuickScorer = (words: QuickWords, looks: Looks): QuickScorer => {
  const { first, second, find, lacking, patternsAt, isSeen } = words;
  const { values, wildLetters, counts } = looks;
  const sets = createSets();
  const wildBits = wildLetters.reduce((bits, letter) => bits | (1 << letter), 0);
  const dearest = Math.max(0, ...wildLetters.map((letter) => values[letter] as number));
  let glance = 0;
  let cards: readonly CardCode[] = [];
  let best = 0;
  let used = 0;

  /** CW-13: the factor of a pair of a letter: of two cards of the set, or of wilds and one; `inBlue`: all are to be blue. */
  const factorOf = (letter: number, set: number, wilds: number, inBlue: boolean): number => {
    let red = 0;
    for (let i = 0; i < cards.length; i++) {
      const card = cards[i] as number;
      if ((set >> i) & 1 && (card & CODE_BITS) === letter && card & RED_BIT) red++;
    }
    if (wilds >= 2) return inBlue ? 4 : 5;
    if (wilds === 1) return red > 0 ? 4 : 3;
    return red >= 2 ? 3 : 2;
  };

  const scorePattern = (
    { pairs, extras }: Pattern,
    set: number,
    base: number,
    wildA: number,
    wildB: number,
  ): number => {
    const flush = (wildA === NO_LETTER ? sets.flush : sets.wildFlush)[set] as number;
    let [plain, blue] = [base, base];
    for (const letter of pairs) {
      const wilds = (wildA === letter ? 1 : 0) + (wildB === letter ? 1 : 0);
      const gain = 2 * (values[letter] as number);
      plain += gain * (factorOf(letter, set, wilds, false) - 1);
      blue += gain * (factorOf(letter, set, wilds, true) - 1);
    }
    // In red the best pairs and the flush go together; in blue it is one or the other.
    return Math.max(flush === 3 || flush === 1 ? plain * flush : plain, blue * flush) + extras;
  };

  /** Looks a set of cards up, with wilds for these letters, and keeps it where it scores more. */
  const consider = (set: number, wildA: number, wildB: number): void => {
    let one = sets.one[set] as number;
    let two = sets.two[set] as number;
    let base = sets.worth[set] as number;
    let length = sets.size[set] as number;
    if (wildA !== NO_LETTER) {
      one = (one + (first[wildA] as number)) | 0;
      two = (two + (second[wildA] as number)) | 0;
      base += values[wildA] as number;
      length++;
    }
    if (wildB !== NO_LETTER) {
      one = (one + (first[wildB] as number)) | 0;
      two = (two + (second[wildB] as number)) | 0;
      base += values[wildB] as number;
      length++;
    }
    const place = find(one, two);
    if (place < 0 || !isSeen(place, glance)) return;
    base += LENGTH_BONUS[length] as number;
    const outburst = length === LONGEST_WORD ? OUTBURST : 0;
    const patterns = patternsAt(place);
    let score = 0;
    if (counts === 'none' || (counts === 'plain' && wildA !== NO_LETTER)) score = base;
    else if (patterns === undefined)
      score = base * ((wildA === NO_LETTER ? sets.flush : sets.wildFlush)[set] as number);
    else
      for (const pattern of patterns) score = Math.max(score, scorePattern(pattern, set, base, wildA, wildB));
    if (score + outburst <= best) return;
    best = score + outburst;
    used = set;
  };

  const prepare = (): void => {
    for (let set = 1; set < 1 << cards.length; set++) {
      const low = set & -set;
      const rest = set ^ low;
      const card = cards[lowest(set)] as number;
      const code = card & CODE_BITS;
      const value = values[code] as number;
      const isTwice = ((sets.letters[rest] as number) >> code) & 1;
      sets.one[set] = ((sets.one[rest] as number) + (first[code] as number)) | 0;
      sets.two[set] = ((sets.two[rest] as number) + (second[code] as number)) | 0;
      sets.worth[set] = (sets.worth[rest] as number) + value;
      sets.size[set] = (sets.size[rest] as number) + 1;
      sets.letters[set] = (sets.letters[rest] as number) | (1 << code);
      sets.twice[set] = (sets.twice[rest] as number) | (isTwice << code);
      sets.pairWorth[set] = (sets.pairWorth[rest] as number) + (isTwice ? 2 * value : 0);
      sets.dearest[set] = Math.max(sets.dearest[rest] as number, value);
      const red = card & RED_BIT ? 1 : 0;
      const before = rest === 0 ? (red ? 2 : 1) : (sets.flush[rest] as number);
      const mixed = rest !== 0 && ((sets.wildFlush[rest] as number) === 1 || before - 1 !== red);
      sets.flush[set] = mixed ? 1 : red + 1;
      sets.wildFlush[set] = mixed ? 1 : red + 2;
    }
  };

  /** What wilds must add to a set, before colours multiply it, so that it may score more than the best so far. */
  const neededFrom = (set: number, wilds: number): number => {
    const length = (sets.size[set] as number) + wilds;
    const pairs = sets.pairWorth[set] as number;
    const flush = (wilds === 0 ? sets.flush : sets.wildFlush)[set] as number;
    const base = (sets.worth[set] as number) + (LENGTH_BONUS[length] as number) + pairs * 2;
    const extras = wilds > 0 || pairs > 0 ? 5 * length : 0;
    return (best - extras - (length === LONGEST_WORD ? OUTBURST : 0)) / flush - base;
  };

  /** What a wild adds at most for a letter: it is worth three times both where it makes a pair. */
  const addedBy = (set: number, letter: number): number =>
    (values[letter] as number) * (((sets.letters[set] as number) >> letter) & 1 ? 7 : 1);

  const mostAdded = (set: number): number => Math.max(dearest, 7 * (sets.dearest[set] as number));

  const tryOneWild = (set: number): void => {
    const needed = neededFrom(set, 1);
    if (mostAdded(set) <= needed) return;
    let left = lacking(sets.one[set] as number, sets.two[set] as number) & wildBits;
    for (; left !== 0; left &= left - 1) {
      const letter = lowest(left);
      if (addedBy(set, letter) > needed) consider(set, letter, NO_LETTER);
    }
  };

  const tryTwoWilds = (set: number): void => {
    const needed = neededFrom(set, 2);
    const most = mostAdded(set);
    const one = sets.one[set] as number;
    const two = sets.two[set] as number;
    for (const a of wildLetters) {
      // A pair of wilds in red gains four times both.
      const addedTwice = 10 * (values[a] as number);
      const addedOnce = addedBy(set, a);
      if (Math.max(addedTwice, addedOnce + most) <= needed) continue;
      let left = lacking((one + (first[a] as number)) | 0, (two + (second[a] as number)) | 0);
      // The other wild comes before it in the alphabet, or stands for the same letter.
      left &= wildBits & ((2 << a) - 1);
      for (; left !== 0; left &= left - 1) {
        const b = lowest(left);
        if ((a === b ? addedTwice : addedOnce + addedBy(set, b)) > needed) consider(set, a, b);
      }
    }
  };

  return (hand, at = 0) => {
    glance = at;
    const plain = hand.filter((card) => card !== WILD_CODE);
    const wilds = Math.min(WILDS_LAID, looks.wilds, hand.length - plain.length);
    cards = plain;
    prepare();
    // Wilds alone: a set of no cards is red and blue as one likes.
    sets.wildFlush[0] = 3;
    best = 0;
    used = 0;
    if (wilds === 2) tryTwoWilds(0);
    for (const set of SUBSETS[plain.length] as Uint8Array) {
      const size = sets.size[set] as number;
      if (size === 0) continue;
      if (size >= 2 && neededFrom(set, 0) < 0) consider(set, NO_LETTER, NO_LETTER);
      if (wilds >= 1 && size < LONGEST_WORD) tryOneWild(set);
      if (wilds === 2 && size + 1 < LONGEST_WORD) tryTwoWilds(set);
    }
    let usedOfHand = 0;
    let next = 0;
    for (let i = 0; i < hand.length; i++) {
      if (hand[i] === WILD_CODE) continue;
      if ((used >> next) & 1) usedOfHand |= 1 << i;
      next++;
    }
    return { score: best, used: usedOfHand };
  };
};

/** Hands that are remembered, a power of two. */
const REMEMBERED = 1 << 13;
const CODES = 128;

/** The same scorer, for one glance; it remembers hands of late, for those that are played on come back again and again. */
export const remembering = (scorer: QuickScorer): QuickScorer => {
  const keys = new Float64Array(REMEMBERED).fill(-1);
  const scores: QuickScore[] = [];
  return (hand) => {
    // From one, so that a hand that begins with code 0 has another number than one without that card.
    let [key, mixed] = [1, 0];
    for (let i = 0; i < hand.length; i++) {
      key = key * CODES + (hand[i] as number);
      mixed = Math.imul(mixed ^ (hand[i] as number), 0x85ebca6b);
    }
    const place = (mixed ^ (mixed >>> 15)) & (REMEMBERED - 1);
    if (keys[place] === key) return scores[place] as QuickScore;
    const score = scorer(hand);
    keys[place] = key;
    scores[place] = score;
    return score;
  };
};
