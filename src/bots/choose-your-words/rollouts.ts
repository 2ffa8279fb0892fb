/** Playing a round on in one's head: exchanges with cards nobody has seen, up to the score at the end. */
import type { Random } from '../random.ts';
import { type CardCode, type QuickScorer, WILD_CODE } from './quick-score.ts';

/** CW-4.2, CW-4.4: how many cards may be exchanged, by exchange. */
export const MOST_EXCHANGED = [4, 2] as const;

/** Cards nobody has seen, drawn at random and put back for the next thought. */
export type Pile = { readonly shuffle: () => void; readonly draw: () => CardCode };

export const createPile = (cards: readonly CardCode[], random: Random): Pile => {
  const order = [...cards];
  let drawn = 0;
  return {
    shuffle: () => {
      drawn = 0;
    },
    draw: () => {
      if (drawn === order.length) drawn = 0;
      const at = drawn + random.below(order.length - drawn);
      const card = order[at] as CardCode;
      order[at] = order[drawn] as CardCode;
      order[drawn++] = card;
      return card;
    },
  };
};

/** The cards of a hand that its best word does not need, at most so many, the dearest first; never a wild. */
export const idleCards = (
  hand: readonly CardCode[],
  used: number,
  values: Uint8Array,
  most: number,
): number[] =>
  hand
    .flatMap((card, i) => (card === WILD_CODE || (used >> i) & 1 ? [] : [i]))
    .sort(
      (a, b) => (values[(hand[b] as number) & 31] as number) - (values[(hand[a] as number) & 31] as number),
    )
    .slice(0, most);

/** A hand with some of its cards, by place, exchanged. */
export const exchanged = (hand: readonly CardCode[], places: readonly number[], pile: Pile): CardCode[] => {
  const next = [...hand];
  for (const place of places) next[place] = pile.draw();
  return next;
};

/** What became of a hand: its score at the end, its score in each betting up to there, and how many cards were exchanged. */
export type Played = {
  readonly score: number;
  readonly scores: readonly number[];
  readonly exchanged: readonly number[];
};

/** What hands are played on with: unseen cards, and what hands and letters are worth. */
type Means = { readonly pile: Pile; readonly quick: QuickScorer; readonly values: Uint8Array };

/** Plays a hand on from an exchange (0: the first, 2: none is left): keeps its best word, gives the rest away. */
export const playOn = (
  hand: readonly CardCode[],
  from: number,
  { pile, quick, values }: Means,
  now = quick(hand),
): Played => {
  let held = hand;
  let best = now;
  const counts: number[] = [];
  const scores = [best.score];
  for (let exchange = from; exchange < MOST_EXCHANGED.length; exchange++) {
    const idle = idleCards(held, best.used, values, MOST_EXCHANGED[exchange] as number);
    counts.push(idle.length);
    if (idle.length > 0) {
      held = exchanged(held, idle, pile);
      best = quick(held);
    }
    scores.push(best.score);
  }
  return { score: best.score, scores, exchanged: counts };
};

/** What the scores that a hand may come to are worth on average, over so many ways to play it on from an exchange. */
export const meanWorth = (
  hand: readonly CardCode[],
  from: number,
  means: Means,
  futures: number,
  worthOf: (score: number) => number,
): number => {
  const now = means.quick(hand);
  let sum = 0;
  for (let i = 0; i < futures; i++) {
    means.pile.shuffle();
    sum += worthOf(playOn(hand, from, means, now).score);
  }
  return sum / futures;
};
