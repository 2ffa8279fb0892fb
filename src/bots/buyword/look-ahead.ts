/** One round ahead: of several plans close to each other, the one that does best against lots that may come. */

import { pipsByLetter, priceOf } from '../../games/buyword/tile-set.ts';
import { TILE_SETS } from '../../games/buyword/tile-sets.ts';
import type { View } from '../../games/buyword/view.ts';
import { LETTERS } from '../../lexicon/alphabet.ts';
import { createRandom, type Random } from '../random.ts';
import { bagShare, stayingSeats } from './standing.ts';
import type { Effort, Holding, Plan, RoundThinker } from './value/round-thinker.ts';
import { LOT_SIZES } from './value/value-net.ts';

export type LookAheadMind = { readonly work: number; readonly seed: string };

/** So many lots can be looked at in a unit of work (levels.ts). */
const LOTS_A_UNIT = 4;
/** Plans worth so much less than the best are not looked at, nor more than so many. */
const CLOSE = 12;
const MOST_PLANS = 4;
/** With fewer lots than this chance says more than they do. */
const LEAST_LOTS = 8;
const MOST_LOTS = 96;
/** How much the lots count against the network's word. */
const LOTS_COUNT = 0.6;
const QUICK: Effort = { plain: 14, wild: 16, judged: 8 };

type Draw = { readonly lot: Uint8Array; readonly price: number; readonly short: boolean };

/** Lots as they may come out of a bag: sizes in turn, as the die has them, letters by chance. */
const drawLots = (view: View, count: number, best: number, random: Random): Draw[] => {
  const { letters, count: inBag } = bagShare(view);
  const pips = pipsByLetter(TILE_SETS[view.options.tiles]);
  const players = stayingSeats(view);
  const sizes = [...LOT_SIZES, best, best];
  return Array.from({ length: count }, (_, i) => {
    const size = sizes[i % sizes.length] as number;
    const lot = new Uint8Array(LETTERS);
    const left = letters.map((each) => each * players);
    let total = left.reduce((sum, each) => sum + each, 0);
    let sum = 0;
    for (let tile = 0; tile < size && total > 0.5; tile++) {
      let at = random.next() * total;
      let code = 0;
      while (code < LETTERS - 1 && at >= (left[code] as number)) at -= left[code++] as number;
      const taken = Math.min(1, left[code] as number);
      left[code] = (left[code] as number) - taken;
      total -= taken;
      lot[code] = (lot[code] as number) + 1;
      sum += pips[code] as number;
    }
    return { lot, price: priceOf(sum), short: size > inBag };
  });
};

/** Makes a look ahead that is the same for the same view, seed and work. */
export const createLookAhead =
  ({ work, seed }: LookAheadMind) =>
  <Some extends Plan>(view: View, seat: number, thinker: RoundThinker, plans: readonly Some[]): Some => {
    const [first] = plans as readonly [Some];
    const close = plans.filter(({ worth }, i) => i < MOST_PLANS && worth > first.worth - CLOSE);
    const lots = Math.min(MOST_LOTS, Math.floor((work * LOTS_A_UNIT) / close.length));
    if (close.length < 2 || lots < LEAST_LOTS || view.options.crossword) return first;
    const random = createRandom(`${seed}/${view.round}/${seat}/${view.phase}/${view.bagCount}`);
    const heads = thinker.outlooks(first.after);
    let head = 0;
    for (let i = 1; i < heads.length; i++) if ((heads[i] as number) > (heads[head] as number)) head = i;
    const draws = drawLots(view, lots, LOT_SIZES[head] as number, random);
    const later = bagShare(view);
    const ahead = close.map((plan) => ({ plan, sum: 0 }));
    for (const { lot, price, short } of draws) {
      const left = later.letters.map((each, code) => Math.max(0, each - (lot[code] as number)));
      let size = 0;
      for (const count of lot) size += count;
      const bagCount = Math.max(0, later.count - size);
      const last = bagCount < 0.5 && view.bag >= view.lastBag;
      thinker.setBag(left, bagCount);
      const think = (holding: Holding): number =>
        last ? thinker.lastPlan(holding).worth : thinker.plan(holding, QUICK).worth;
      for (const each of ahead) {
        const { hand, wilds, money } = each.plan.after;
        let worth = think(each.plan.after);
        if (!short && price <= money) {
          const more = hand.map((count, code) => count + (lot[code] as number));
          worth = Math.max(worth, think({ hand: more, wilds, money: money - price }) - price);
        }
        each.sum += worth;
      }
    }
    const { letters, count } = later;
    thinker.setBag(letters, count);
    let best: Some = first;
    let most = Number.NEGATIVE_INFINITY;
    for (const { plan, sum } of ahead) {
      const worth = plan.gain + LOTS_COUNT * (sum / lots) + (1 - LOTS_COUNT) * (plan.worth - plan.gain);
      if (worth <= most) continue;
      most = worth;
      best = { ...plan, worth };
    }
    return best;
  };
