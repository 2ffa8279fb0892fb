/** The scores that a hand may come to, over what the exchanges to come may bring; kept, since a betting asks for the same ones again and again. */
import { unseenBy } from '../../bots/choose-your-words/card-codes.ts';
import type { OwnWords } from '../../bots/choose-your-words/own-words.ts';
import { type CardCode, WILD_CODE } from '../../bots/choose-your-words/quick-score.ts';
import { createPile, MOST_EXCHANGED, playOn } from '../../bots/choose-your-words/rollouts.ts';
import { createRandom } from '../../bots/random.ts';

export type OwnScores = (hand: readonly CardCode[], from: number) => readonly number[];

/** So many futures are looked at, at most and at least; hands with wilds take so many times longer, by their number. */
const MOST_FUTURES = 120;
const FEWEST_FUTURES = 12;
const FUTURES_A_UNIT = 8;
const WILDS_COST = [1, 2, 4, 4] as const;
const MOST_KEPT = 2000;

/** How many futures are worth it, by work and wilds. */
export const futuresFor = (work: number, hand: readonly CardCode[]): number => {
  const wilds = hand.filter((card) => card === WILD_CODE).length;
  const cost = WILDS_COST[Math.min(wilds, WILDS_COST.length - 1)] as number;
  const wanted = Math.floor((work * FUTURES_A_UNIT) / cost);
  return Math.max(FEWEST_FUTURES, Math.min(MOST_FUTURES, wanted));
};

export const createOwnScores = (words: OwnWords, work: number, seed: string): OwnScores => {
  const kept = new Map<string, readonly number[]>();
  const play = (hand: readonly CardCode[], from: number, key: string): readonly number[] => {
    const { quick, values } = words;
    const now = quick(hand);
    if (from >= MOST_EXCHANGED.length) return [now.score];
    const pile = createPile(unseenBy(hand, words.deck), createRandom(`${seed} scores ${key}`));
    return Array.from({ length: futuresFor(work, hand) }, () => {
      pile.shuffle();
      return playOn(hand, from, { pile, quick, values }, now).score;
    });
  };
  return (hand, from) => {
    const sorted = [...hand].sort((a, b) => a - b);
    const key = `${from} ${sorted.join()}`;
    const scores = kept.get(key) ?? play(sorted, from, key);
    kept.set(key, scores);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return scores;
  };
};
