/** The end of a game played alone, by the rules and brute force: every draw tile by tile, every word in every order. Only for tests. */
import { pipsOf, priceOf, WILD_PIPS } from '../../src/games/buyword/tile-set.ts';
import { TILE_SETS } from '../../src/games/buyword/tile-sets.ts';

export type EndingRules = {
  readonly words: readonly string[];
  readonly tileLimit: number;
  /** Whether a lot may be bought that the bag did not fill (BW-3.3). */
  readonly buysShort: boolean;
};

/** Letters held and in the bag, in any order, and wilds. */
export type Standing = { readonly hand: string; readonly wilds: number; readonly bag: string };

const SIZES = [2, 3, 4, 5];
const CLASSIC = TILE_SETS.classic;

const sorted = (letters: string): string => [...letters].sort().join('');

/** What stays of some letters without others; undefined where they are not all there. */
const without = (letters: string, taken: string): string | undefined => {
  let rest = letters;
  for (const letter of taken) {
    const at = rest.indexOf(letter);
    if (at < 0) return undefined;
    rest = rest.slice(0, at) + rest.slice(at + 1);
  }
  return rest;
};

/** All ways to draw so many tiles, equal letters told apart, with what stays in the bag. */
const draws = (bag: string, size: number): { readonly lot: string; readonly rest: string }[] => {
  if (size === 0) return [{ lot: '', rest: bag }];
  return [...bag].flatMap((letter, at) =>
    draws(bag.slice(at + 1), size - 1).map(({ lot, rest }) => ({
      lot: letter + lot,
      rest: bag.slice(0, at) + rest,
    })),
  );
};

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** What endings bring who plays them perfectly, money held left out. */
export const createEndingByForce = ({ words, tileLimit, buysShort }: EndingRules) => {
  const known = new Map<string, number>();
  const once = (kind: string, { hand, wilds, bag }: Standing, value: () => number): number => {
    const key = `${kind} ${sorted(hand)} ${wilds} ${sorted(bag)}`;
    const found = known.get(key) ?? value();
    known.set(key, found);
    return found;
  };

  /** A word laid, a wild in lower case: what is held then, and what it pays. */
  const sell = (standing: Standing, word: string, wildAt: number | null) => {
    const letters = wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);
    const rest = without(standing.hand, letters);
    if (rest === undefined || (wildAt !== null && standing.wilds === 0)) return undefined;
    const pips = pipsOf(CLASSIC, letters) + (wildAt === null ? 0 : WILD_PIPS);
    const wilds = standing.wilds - (wildAt === null ? 0 : 1);
    return { after: { ...standing, hand: rest, wilds }, paid: priceOf(pips) };
  };

  const selling = (standing: Standing): number =>
    once('sell', standing, () => {
      const { hand, bag } = standing;
      const values = [...new Set(words)].flatMap((word) =>
        [null, ...Array.from(word, (_, at) => at)].flatMap((wildAt) => {
          const sold = sell(standing, word, wildAt);
          return sold === undefined ? [] : [sold.paid + selling(sold.after)];
        }),
      );
      if (bag === '') values.push(0);
      else if (hand.length <= tileLimit) values.push(beforeRoll(standing));
      else for (const letter of hand) values.push(selling(discard(standing, letter)));
      return Math.max(...values);
    });

  const discard = (standing: Standing, letters: string): Standing => ({
    ...standing,
    hand: without(standing.hand, letters) as string,
  });

  /** With a lot on offer, the bag being what is left after it. */
  const buying = (standing: Standing, lot: string) => ({
    buy: selling({ ...standing, hand: standing.hand + lot }) - priceOf(pipsOf(CLASSIC, lot)),
    decline: selling(standing),
  });

  const bySize = (standing: Standing, size: number): number => {
    const { bag } = standing;
    if (size > bag.length && !buysShort) return selling({ ...standing, bag: '' });
    const lots = draws(bag, Math.min(size, bag.length));
    return mean(
      lots.map(({ lot, rest }) => {
        const { buy, decline } = buying({ ...standing, bag: rest }, lot);
        return Math.max(buy, decline);
      }),
    );
  };

  const beforeRoll = (standing: Standing): number =>
    once('roll', standing, () => {
      const values = SIZES.map((size) => bySize(standing, size));
      const named = Math.max(...values);
      return mean([...values, named, named]);
    });

  return { selling, buying, bySize, beforeRoll, sell, discard };
};
