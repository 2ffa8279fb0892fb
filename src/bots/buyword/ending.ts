/**
 * The end of a game played alone, reckoned exactly: all lots that may still come, every size that may be named, buying and declining, and
 * what to sell, keep and discard. Nothing is drawn by chance; the work is counted, and given up where it grows too much.
 */
import { priceOf } from '../../games/buyword/tile-set.ts';
import { LETTERS } from '../../lexicon/alphabet.ts';
import type { DearestFinder, LetterSet } from '../../lexicon/dearest.ts';
import { createSubParts, totalsByPart } from '../../lexicon/part-totals.ts';
import { partNumber, partsOf, sizesOf, wordsByPart } from '../../lexicon/rack-parts.ts';
import { createLots, type Lot } from './ending-lots.ts';
import { beforeRoll, LOT_SIZES } from './value/value-net.ts';

export type EndingParts = {
  readonly finder: DearestFinder;
  readonly accept?: ((letters: Uint8Array) => boolean) | undefined;
  readonly pips: ArrayLike<number>;
  /** All letters of the ending: held, on offer and in the bag. */
  readonly letters: Uint8Array;
  readonly wilds: number;
  readonly tileLimit: number;
  /** Whether a lot may be bought that the bag did not fill (BW-3.3). */
  readonly buysShort: boolean;
  /** So many steps may be taken. */
  readonly steps: number;
};

/** Letters still in the bag, and what is held. Money is never short here: whoever asks has seen to that. */
export type Question = { readonly bag: Uint8Array; readonly hand: Uint8Array; readonly wilds: number };

/** What to do in the selling: a word to sell first, letters to discard, or neither where waiting gains more. */
export type EndingSale = {
  readonly word: LetterSet | undefined;
  readonly discard: Uint8Array | undefined;
  /** Whether nothing is gained by waiting: all that sells is sold now. */
  readonly sellsOut: boolean;
};

/** What is asked for is undefined where the steps did not suffice. All amounts leave out the money that is held. */
export type Ending = {
  /** What the rest of the game brings by the size of the next lot. */
  readonly sizes: (question: Question) => readonly number[] | undefined;
  /** The same in the selling of a round, sales included. */
  readonly selling: (question: Question) => number | undefined;
  readonly sale: (question: Question) => EndingSale | undefined;
  /** Whether it was reckoned already, on the way to something else. */
  readonly isSolved: (question: Question) => boolean;
};

/** What may be done with a hand that is too large: sell a word, or discard a letter. */
type Way = { readonly part: number; readonly wild: 0 | 1; readonly paid: number; readonly bound: number };

/** What it takes to find a word, in steps. */
const STEPS_A_WORD = 110;
/** Amounts closer than this are the same. */
const SAME = 1e-7;

/** Opens an ending; undefined where its words alone take too many steps. */
export const openEnding = ({
  finder,
  accept,
  pips,
  letters,
  wilds: mostWilds,
  tileLimit,
  buysShort,
  steps,
}: EndingParts): Ending | undefined => {
  const parts = partsOf(letters);
  const { count, strides } = parts;
  let left = steps - count * (mostWilds + 1);
  if (left < 0) return undefined;
  const words = wordsByPart(finder, parts, { wilds: mostWilds, pay: priceOf, accept });
  left -= STEPS_A_WORD * (words.setAt[0].size + words.setAt[1].size);
  const subs = createSubParts(parts);
  const found = totalsByPart(parts, subs, words, mostWilds, left);
  if (found === undefined) return undefined;
  left -= found.steps;
  const { totals } = found;
  const sizeAt = sizesOf(parts);
  const lotsOf = createLots(parts, pips, buysShort);
  const known = new Map<number, Map<number, number>>();

  /** What a hand sells for if nothing more comes. */
  const sellsFor = (hand: number, wilds: number): number => (totals[wilds] as Float64Array)[hand] as number;

  const isLast = (bag: number): boolean =>
    bag === 0 || (!buysShort && (sizeAt[bag] as number) < LOT_SIZES[0]);

  /** The better of buying a lot and declining it; what cannot be better is left out, even if all the bag were to come for nothing. */
  const withLot = (bag: number, hand: number, wilds: number, { part, price }: Lot): number => {
    const rest = bag - part;
    const kept = { hand, paid: 0, bound: sellsFor(hand + rest, wilds) };
    const bought = { hand: hand + part, paid: price, bound: sellsFor(hand + bag, wilds) - price };
    const [first, second] = bought.bound > kept.bound ? [bought, kept] : [kept, bought];
    const worth = inSelling(rest, first.hand, wilds) - first.paid;
    return second.bound <= worth ? worth : Math.max(worth, inSelling(rest, second.hand, wilds) - second.paid);
  };

  const bySize = (bag: number, hand: number, wilds: number): number[] =>
    LOT_SIZES.map((size) => {
      const lots = lotsOf(bag, size);
      if (lots.length === 0) return sellsFor(hand, wilds);
      left -= lots.length;
      return lots.reduce((sum, lot) => sum + lot.chance * withLot(bag, hand, wilds, lot), 0);
    });

  const partsToGo = new Map<number, readonly Int32Array[]>();

  /** Parts of a hand that can go: words without a wild, words with one, single letters. */
  const partsToGoFrom = (hand: number): readonly Int32Array[] => {
    const found = partsToGo.get(hand);
    if (found !== undefined) return found;
    const all = subs.list.subarray(0, subs.fill(hand));
    const [plain, wild] = words.pays;
    const made = [
      all.filter((part) => (plain[part] as number) > 0),
      mostWilds === 0 ? new Int32Array() : all.filter((part) => (wild[part] as number) > 0),
      all.filter((part) => sizeAt[part] === 1),
    ];
    left -= 3 * all.length;
    partsToGo.set(hand, made);
    return made;
  };

  /** What may be done with a hand, the most promising first: only what may bring more than selling out now. */
  const waysOf = (bag: number, hand: number, wilds: number): Way[] => {
    const ways: Way[] = [];
    const worth = sellsFor(hand, wilds);
    const add = (gone: Int32Array, wild: 0 | 1, pays: Float64Array | undefined): void => {
      const ifGone = totals[wilds - wild] as Float64Array;
      for (let i = 0; i < gone.length; i++) {
        const part = gone[i] as number;
        const paid = pays === undefined ? 0 : (pays[part] as number);
        const bound = paid + (ifGone[hand - part + bag] as number);
        if (bound > worth) ways.push({ part, wild, paid, bound });
      }
      left -= gone.length;
    };
    const [plain, wild, letter] = partsToGoFrom(hand) as [Int32Array, Int32Array, Int32Array];
    add(plain, 0, words.pays[0]);
    if (wilds > 0) add(wild, 1, words.pays[1]);
    add(letter, 0, undefined);
    left -= 8 * ways.length;
    return ways.sort((a, b) => b.bound - a.bound);
  };

  /** The best way to make a hand smaller, and what all brings; no way where selling out now is best. */
  const bestWay = (
    bag: number,
    hand: number,
    wilds: number,
  ): { readonly worth: number; readonly way: Way | undefined } => {
    let worth = sellsFor(hand, wilds);
    let best: Way | undefined;
    for (const way of waysOf(bag, hand, wilds)) {
      if (way.bound <= worth || left < 0) break;
      const each = way.paid + inSelling(bag, hand - way.part, wilds - way.wild);
      if (each <= worth + SAME) continue;
      worth = each;
      best = way;
    }
    return { worth, way: best };
  };

  /** What a hand brings in the selling of a round. Money being no matter, nothing is sold before it must be: what stays may still grow. */
  const inSelling = (bag: number, hand: number, wilds: number): number => {
    if (isLast(bag)) return sellsFor(hand, wilds);
    const key = hand * (mostWilds + 1) + wilds;
    const ofBag = known.get(bag) ?? new Map<number, number>();
    known.set(bag, ofBag);
    const found = ofBag.get(key);
    if (found !== undefined) return found;
    if (left < 0) return 0;
    const worth =
      (sizeAt[hand] as number) <= tileLimit
        ? beforeRoll(bySize(bag, hand, wilds))
        : bestWay(bag, hand, wilds).worth;
    if (left >= 0) ofBag.set(key, worth);
    return worth;
  };

  const numbered = ({ bag, hand, wilds }: Question): readonly [bag: number, hand: number, wilds: number] => [
    partNumber(parts, bag),
    partNumber(parts, hand),
    wilds,
  ];

  const isKnown = (bag: number, hand: number, wilds: number): boolean =>
    isLast(bag) || known.get(bag)?.has(hand * (mostWilds + 1) + wilds) === true;

  /** One of the words that sell a hand out, the dearest. */
  const firstToSell = (hand: number, wilds: number): LetterSet | undefined => {
    let best: LetterSet | undefined;
    const length = subs.fill(hand);
    for (const wild of wilds > 0 ? ([0, 1] as const) : ([0] as const)) {
      for (let i = 0; i < length; i++) {
        const part = subs.list[i] as number;
        const paid = words.pays[wild][part] as number;
        const isBest = paid > 0 && paid + sellsFor(hand - part, wilds - wild) >= sellsFor(hand, wilds);
        if (isBest && paid > (best === undefined ? 0 : priceOf(best.worth)))
          best = words.setAt[wild].get(part);
      }
    }
    return best;
  };

  /** What to discard, all at once: selling a word first was no better. */
  const discardFrom = (bag: number, hand: number, wilds: number): Uint8Array => {
    const gone = new Uint8Array(LETTERS);
    for (let rest = hand; (sizeAt[rest] as number) > tileLimit; ) {
      const way = bestWay(bag, rest, wilds).way;
      if (way === undefined || way.paid > 0) break;
      const code = strides.findIndex((stride, at) => stride === way.part && letters[at] !== 0);
      gone[code] = (gone[code] as number) + 1;
      rest -= way.part;
    }
    return gone;
  };

  /** Answers once all that the question leads to is known, which is what takes the steps. */
  const answer = <Answer>(
    question: Question,
    answerFor: (bag: number, hand: number, wilds: number) => Answer,
  ): Answer | undefined => {
    const [bag, hand, wilds] = numbered(question);
    inSelling(bag, hand, wilds);
    if (!isKnown(bag, hand, wilds)) return undefined;
    const before = left;
    left = Number.POSITIVE_INFINITY;
    const answered = answerFor(bag, hand, wilds);
    left = before;
    return answered;
  };

  const saleOf = (bag: number, hand: number, wilds: number): EndingSale => {
    if (inSelling(bag, hand, wilds) <= sellsFor(hand, wilds) + SAME) {
      return { word: firstToSell(hand, wilds), discard: undefined, sellsOut: true };
    }
    const isHeld = (sizeAt[hand] as number) <= tileLimit;
    const way = isHeld ? undefined : bestWay(bag, hand, wilds).way;
    const word = way === undefined || way.paid === 0 ? undefined : words.setAt[way.wild].get(way.part);
    const discards = way !== undefined && way.paid === 0;
    return { word, discard: discards ? discardFrom(bag, hand, wilds) : undefined, sellsOut: false };
  };

  return {
    sizes: (question) => answer(question, bySize),
    selling: (question) => answer(question, inSelling),
    sale: (question) => answer(question, saleOf),
    isSolved: (question) => isKnown(...numbered(question)),
  };
};
