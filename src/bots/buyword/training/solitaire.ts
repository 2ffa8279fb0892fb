/** Games played alone, as quickly as may be: only what the value of a holding is learned from. */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { Random } from '../../random.ts';
import { type Effort, type Holding, handAfter, type RoundThinker } from '../value/round-thinker.ts';
import { beforeRoll, bestHead, LOT_SIZES } from '../value/value-net.ts';

/** What a game is played with. */
export type Box = {
  /** All tiles as letter codes, and the pips of each letter. */
  readonly tiles: Uint8Array;
  readonly pips: ArrayLike<number>;
};

/** A moment before a roll, the lot that came, and what was taken in by the end of that round. */
export type Moment = {
  readonly hand: Uint8Array;
  readonly wilds: number;
  readonly money: number;
  readonly bag: Uint8Array;
  readonly bagCount: number;
  /** Which lot size came, as a place in LOT_SIZES. */
  readonly head: number;
  readonly gain: number;
  /** What the network said of the moment: for that head, and before the roll. */
  readonly guess: number;
  readonly outlook: number;
  /** Whether the size was named at random: what came of it says nothing of the rounds before. */
  readonly random: boolean;
};

export type Solo = { readonly moments: readonly Moment[]; readonly money: number; readonly words: number };

export type SoloParts = {
  readonly box: Box;
  readonly thinker: RoundThinker;
  readonly random: Random;
  readonly effort: Effort;
  /** For how many players the bag is: each plays a part of it, with fewer wilds. */
  readonly share: number;
  /** How often a size is named at random. */
  readonly wander: number;
};

const START_MONEY = 200;
const WILDS = [8, 4, 3, 2] as const;
const DECLINED: Effort = { plain: 12, wild: 12, judged: 6 };
const MOST_SALES = 8;

const shuffled = (tiles: Uint8Array, random: Random): Uint8Array => {
  const order = Uint8Array.from(tiles);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const tile = order[i] as number;
    order[i] = order[j] as number;
    order[j] = tile;
  }
  return order;
};

const headOf = (
  heads: ArrayLike<number>,
  random: Random,
  wander: number,
): { readonly head: number; readonly random: boolean } => {
  const face = random.below(LOT_SIZES.length + 2);
  if (face < LOT_SIZES.length) return { head: face, random: false };
  if (random.next() < wander) return { head: random.below(LOT_SIZES.length), random: true };
  return { head: bestHead(heads), random: false };
};

/** Plays one game by what the thinker says. */
export const playSolo = ({ box, thinker, random, effort, share, wander }: SoloParts): Solo => {
  const order = shuffled(box.tiles, random).subarray(0, Math.round(box.tiles.length / share));
  const bag = new Uint8Array(LETTERS);
  for (const code of order) bag[code] = (bag[code] as number) + 1;
  let drawn = 0;
  let holding: Holding = {
    hand: new Uint8Array(LETTERS),
    wilds: WILDS[share - 1] as number,
    money: START_MONEY,
  };
  const moments: Moment[] = [];
  let words = 0;

  while (drawn < order.length) {
    thinker.setBag(bag, order.length - drawn);
    const heads = thinker.outlooks(holding);
    const outlook = beforeRoll(heads);
    const { head, random: wandered } = headOf(heads, random, wander);
    const before = { ...holding, bag: Uint8Array.from(bag), bagCount: order.length - drawn, head };
    const guess = heads[head] as number;
    const lot = order.subarray(drawn, drawn + (LOT_SIZES[head] as number));
    drawn += lot.length;
    for (const code of lot) bag[code] = (bag[code] as number) - 1;
    const last = drawn === order.length;
    thinker.setBag(bag, order.length - drawn);
    const think = (from: Holding, by: Effort) => (last ? thinker.lastPlan(from) : thinker.plan(from, by));

    let now = holding;
    let pips = 0;
    for (const code of lot) pips += box.pips[code] as number;
    const price = pips * pips;
    const without = think(holding, DECLINED);
    let next = without;
    if (lot.length === LOT_SIZES[head] && price <= holding.money) {
      const hand = Uint8Array.from(holding.hand);
      for (const code of lot) hand[code] = (hand[code] as number) + 1;
      const bought = { hand, wilds: holding.wilds, money: holding.money - price };
      const withLot = think(bought, effort);
      if (withLot.worth - price > without.worth) {
        now = bought;
        next = withLot;
      }
    }
    for (let sale = 0; next.word !== undefined && sale < MOST_SALES; sale++) {
      words++;
      now = {
        hand: handAfter(now.hand, next.word),
        wilds: now.wilds - (next.word.wildLetter >= 0 ? 1 : 0),
        money: now.money + next.word.worth * next.word.worth,
      };
      next = think(now, DECLINED);
    }
    if (next.discard !== undefined) {
      const { discard } = next;
      now = { ...now, hand: now.hand.map((count, code) => count - (discard[code] as number)) };
    }
    moments.push({ ...before, gain: now.money - before.money, guess, outlook, random: wandered });
    holding = now;
  }
  return { moments, money: holding.money, words };
};

/**
 * What the rest of the game brought at each moment: mostly (λ) what came, partly what the network said of later moments. The luck
 * of the die is taken out: what came is held against the guess for that size, and the outlook before the roll goes on.
 */
export const returnsOf = (moments: readonly Moment[], lambda: number): number[] => {
  const returns: number[] = [];
  let later = 0;
  for (let i = moments.length - 1; i >= 0; i--) {
    const { gain, guess, outlook, random } = moments[i] as Moment;
    const target = gain + later;
    returns[i] = target;
    later = outlook + (random ? 0 : lambda * (target - guess));
  }
  return returns;
};
