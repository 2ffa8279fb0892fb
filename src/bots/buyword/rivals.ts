/** Who stands where: how much a dollar of each rival takes from a player who wants to have the most at the end. */
import type { View } from '../../games/buyword/view.ts';
import { guessedWorth } from './evaluator.ts';
import { stayingSeats } from './standing.ts';

/** The others who are still there. */
export const rivalsOf = ({ seats }: View, seat: number): number[] =>
  seats.flatMap(({ left }, each) => (left || each === seat ? [] : [each]));

/** What a wild brings about, in dollars. */
const WILD_BRINGS = 45;
/** What players earn differs by about so much over a whole bag of their own, and by no less than the second at any time. */
const SPREAD = 110;
const LEAST_SPREAD = 20;
const WHOLE_BAG = 108;

/** What a seat may be guessed to have at the end, less what the bag brings everybody; open to all, whatever is hidden. */
const guessedEnd = ({ seats }: View, seat: number): number => {
  const own = seats[seat];
  if (own === undefined) return 0;
  return own.money - own.owes + WILD_BRINGS * own.wilds + guessedWorth('?'.repeat(own.tileCount));
};

/** Points at which chances are added up, in spreads from where a player stands. */
const POINTS = Array.from({ length: 33 }, (_, i) => (i - 16) / 4);

const density = (x: number): number => Math.exp((-x * x) / 2);
/** The share of the normal distribution below a point, near enough (a logistic curve). */
const below = (x: number): number => 1 / (1 + Math.exp(-1.702 * x));

/**
 * How much a dollar of each rival counts against one's own, by seat; all of them together count 1. It is the chance that this very rival
 * is the one to be passed: who leads counts most, who is far behind hardly at all.
 */
export const rivalShares = (view: View, seat: number): readonly number[] => {
  const shares = view.seats.map(() => 0);
  const rivals = rivalsOf(view, seat);
  const spread = Math.max(LEAST_SPREAD, SPREAD * Math.sqrt(view.bagCount / stayingSeats(view) / WHOLE_BAG));
  const own = guessedEnd(view, seat);
  const behind = rivals.map((rival) => (own - guessedEnd(view, rival)) / spread);
  let sum = 0;
  rivals.forEach((rival, i) => {
    let share = 0;
    for (const point of POINTS) {
      let chance = density(point) * density(point + (behind[i] as number));
      for (let other = 0; other < rivals.length; other++)
        if (other !== i) chance *= below(point + (behind[other] as number));
      share += chance;
    }
    shares[rival] = share;
    sum += share;
  });
  return shares.map((share, each) =>
    sum > Number.MIN_VALUE ? share / sum : rivals.includes(each) ? 1 / rivals.length : 0,
  );
};
