/** Plays on from a holding in the head: some rounds by the quick thoughts of the network, against a future that may come. */
import type { Future } from './futures.ts';
import type { BagShare } from './standing.ts';
import type { Effort, Holding, Plan, RoundThinker } from './value/round-thinker.ts';
import { bestHead, LOT_SIZES } from './value/value-net.ts';

/** Where a player stands before the next roll. */
export type Scene = {
  /** What the bag holds for the player. */
  readonly share: BagShare;
  /** Whether the game is over when the bag is empty. */
  readonly final: boolean;
  readonly pips: ArrayLike<number>;
};

/** What is held at the start, and the size of the first lot as a place in LOT_SIZES where that is the question. */
export type Start = { readonly after: Holding; readonly head?: number };

/** How much the outcome after one round, two, three … counts; what is missing to 1 is the network's word before any of them. */
export type Depths = readonly number[];

const QUICK: Effort = { plain: 8, wild: 10, judged: 6, within: 4 };
/** A hand that was kept a round ago is kept again where the lot is declined. */
const KEEP: Effort = { plain: 0, wild: 0, judged: 0 };
const LAST_LOOKED_AT = 8;

/** What the rest of the game brings from a start, played on through a future: the mean of the depths by what they count. */
export const playOn = (
  thinker: RoundThinker,
  { share, final, pips }: Scene,
  depths: Depths,
  { after, head: given }: Start,
  { faces, tiles }: Future,
): number => {
  const bag = Float64Array.from(share.letters);
  let left = share.count;
  let holding = after;
  let drawn = 0;
  let earned = 0;
  let reached = 0;
  let sum = 0;
  let over = false;
  for (let round = 0; round < depths.length; round++) {
    const counts = depths[round] as number;
    // The game that is over stays what it came to.
    if (!over) {
      const face = faces[round] as number;
      let head = round === 0 && given !== undefined ? given : face;
      if (head >= LOT_SIZES.length) {
        if (round === 0) thinker.setBag(bag, left);
        head = bestHead(thinker.outlooks(holding));
      }
      const size = LOT_SIZES[head] as number;
      const whole = size <= left;
      const bought = Uint8Array.from(holding.hand);
      let worth = 0;
      for (let i = 0; i < size && drawn < tiles.length; i++) {
        const code = tiles[drawn++] as number;
        bag[code] = Math.max(0, (bag[code] as number) - 1);
        bought[code] = (bought[code] as number) + 1;
        worth += pips[code] as number;
      }
      left = Math.max(0, left - size);
      const price = worth * worth;
      over = left < 0.5;
      thinker.setBag(bag, left);
      const last = over && final;
      const think = (from: Holding, effort: Effort): Plan =>
        last ? thinker.lastPlan(from, LAST_LOOKED_AT) : thinker.plan(from, effort);
      let plan = think(holding, KEEP);
      let paid = 0;
      if (whole && price <= holding.money) {
        const { wilds, money } = holding;
        const withLot = think({ hand: bought, wilds, money: money - price }, QUICK);
        if (withLot.worth - price > plan.worth) {
          plan = withLot;
          paid = price;
        }
      }
      reached = earned + plan.worth - paid;
      earned += plan.gain - paid;
      holding = plan.after;
    }
    sum += counts * reached;
  }
  return sum;
};
