/**
 * What a player holds after a round, as the numbers a value network reads. Few of them are not zero, so they are
 * listed as pairs of place and amount.
 */
import { LETTERS } from '../../../lexicon/alphabet.ts';

/** More letters of one kind, letters in all, wilds and pips than these are told apart no further. */
const MOST_ALIKE = 3;
const MOST_HELD = 8;
const MOST_WILDS = 8;
const MOST_PIPS = 24;

/** Between these the network reads how full the bag and the purse are. */
const BAG_KNOTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 13, 17, 22, 30, 40, 54, 70, 90, 108] as const;
const MONEY_KNOTS = [0, 9, 16, 25, 36, 50, 75, 100, 150, 200, 300, 500] as const;

const HELD = 0;
const HELD_SIZE = HELD + LETTERS * MOST_ALIKE;
const VOWELS = HELD_SIZE + MOST_HELD + 1;
const WILDS = VOWELS + MOST_HELD + 1;
const PLAIN_BEST = WILDS + MOST_WILDS + 1;
const WILD_BEST = PLAIN_BEST + MOST_PIPS + 1;
const MONEY = WILD_BEST + MOST_PIPS + 1;
const BAG_SIZE = MONEY + MONEY_KNOTS.length;
const BAG_LETTERS = BAG_SIZE + BAG_KNOTS.length;
export const INPUTS = BAG_LETTERS + LETTERS;

/** Whether the linear ranking reads an input: all but what the letters would sell for, which takes a search to know. */
export const isRanked = (place: number): boolean => place < PLAIN_BEST || place >= MONEY;

const BAG_LETTER_SCALE = 0.25;
const IS_VOWEL = Uint8Array.from({ length: LETTERS }, (_, code) =>
  'AEIOUY'.includes(String.fromCharCode(65 + code)) ? 1 : 0,
);

/** A first guess of what the rest of a game brings, as amounts a letter, a wild and a tile in the bag bring. */
export const eachFirstGuess = (
  amounts: { readonly letter: number; readonly wild: number; readonly bagTile: number },
  tell: (place: number, amount: number) => void,
): void => {
  for (let place = HELD; place < HELD_SIZE; place++) tell(place, amounts.letter);
  for (let wilds = 0; wilds <= MOST_WILDS; wilds++) tell(WILDS + wilds, amounts.wild * wilds);
  BAG_KNOTS.forEach((knot, i) => {
    tell(BAG_SIZE + i, amounts.bagTile * knot);
  });
};

/** A list of places and amounts that grows and is emptied again. */
export type Inputs = { readonly places: Int32Array; readonly amounts: Float64Array; count: number };

export const createInputs = (): Inputs => ({
  places: new Int32Array(INPUTS),
  amounts: new Float64Array(INPUTS),
  count: 0,
});

const add = (inputs: Inputs, place: number, amount: number): void => {
  inputs.places[inputs.count] = place;
  inputs.amounts[inputs.count++] = amount;
};

/** A value between two knots counts to both, the nearer one more. */
const addBetween = (inputs: Inputs, first: number, knots: readonly number[], value: number): void => {
  const last = knots.length - 1;
  if (value >= (knots[last] as number)) {
    add(inputs, first + last, 1);
    return;
  }
  let at = 0;
  while (value >= (knots[at + 1] as number)) at++;
  const share = (value - (knots[at] as number)) / ((knots[at + 1] as number) - (knots[at] as number));
  add(inputs, first + at, 1 - share);
  if (share > 0) add(inputs, first + at + 1, share);
};

/** Letters (counts by code) and wilds held: the inputs that ranking reads too. */
export const addHeld = (inputs: Inputs, hand: Uint8Array, wilds: number): void => {
  let size = 0;
  let vowels = 0;
  for (let code = 0; code < LETTERS; code++) {
    const count = hand[code] as number;
    if (count === 0) continue;
    size += count;
    if (IS_VOWEL[code] === 1) vowels += count;
    for (let i = 0; i < count && i < MOST_ALIKE; i++) add(inputs, HELD + code * MOST_ALIKE + i, 1);
  }
  add(inputs, HELD_SIZE + Math.min(size, MOST_HELD), 1);
  add(inputs, VOWELS + Math.min(vowels, MOST_HELD), 1);
  add(inputs, WILDS + Math.min(wilds, MOST_WILDS), 1);
};

/** What the letters held would sell for now, without and with a wild (pips of the dearest word, 0 for none), and money. */
export const addMeans = (inputs: Inputs, plainBest: number, wildBest: number, money: number): void => {
  add(inputs, PLAIN_BEST + Math.min(plainBest, MOST_PIPS), 1);
  add(inputs, WILD_BEST + Math.min(wildBest, MOST_PIPS), 1);
  addBetween(inputs, MONEY, MONEY_KNOTS, money);
};

/** The letters still in the bag, for each player that draws from it (counts by code, and in all). */
export const addBag = (inputs: Inputs, bag: ArrayLike<number>, bagCount: number): void => {
  addBetween(inputs, BAG_SIZE, BAG_KNOTS, bagCount);
  for (let code = 0; code < LETTERS; code++) {
    const count = bag[code] as number;
    if (count > 0) add(inputs, BAG_LETTERS + code, count * BAG_LETTER_SCALE);
  }
};
