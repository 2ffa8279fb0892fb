/** What others may come to: the scores of hands that nobody has seen, played on to the end. */
import { keptBy } from '../../shared/kept-by.ts';
import { createRandom } from '../random.ts';
import { unseenBy } from './card-codes.ts';
import type { OwnWords } from './own-words.ts';
import { createPile, type Played, playOn } from './rollouts.ts';

const HANDS_PLAYED = 1500;
const HAND_SIZE = 7;
/** Fewer examples than this tell too little. */
const LEAST_EXAMPLES = 40;
const FEWEST_BETTER = 20;

/** The scores of many hands, ascending. */
export type Scores = Int32Array;

export type Field = {
  /** The scores at the end of those who exchanged so many cards so far. */
  readonly after: (exchanged: readonly number[]) => Scores;
  /** Of those, the scores at the end of who held one of the better hands in a betting (1 to 3), such a part of all. */
  readonly holding: (exchanged: readonly number[], betting: number, part: number) => Scores;
};

const sorted = (scores: readonly number[]): Scores => Int32Array.from(scores).sort();

/** Plays many hands to the end. Always the same ones, so that a bot sees the same field wherever it thinks. */
const createField = (words: OwnWords): Field => {
  const pile = createPile(unseenBy([], words.deck), createRandom(`field ${words.deck}`));
  const all: Played[] = [];
  for (let i = 0; i < HANDS_PLAYED; i++) {
    pile.shuffle();
    const hand = Array.from({ length: HAND_SIZE }, () => pile.draw());
    all.push(playOn(hand, 0, { pile, quick: words.at(i).quick, values: words.values }));
  }
  const examplesOf = (exchanged: readonly number[]): readonly Played[] => {
    const examples = all.filter((each) => exchanged.every((count, i) => each.exchanged[i] === count));
    if (examples.length >= LEAST_EXAMPLES || exchanged.length === 0) return examples;
    // Too rare: the last exchange says most.
    const [last] = exchanged.slice(-1);
    const alike = all.filter((each) => each.exchanged[exchanged.length - 1] === last);
    return alike.length >= LEAST_EXAMPLES ? alike : all;
  };
  const betterOf = (examples: readonly Played[], betting: number, part: number): readonly Played[] => {
    const scoreIn = ({ scores }: Played): number => scores[betting - 1] ?? 0;
    return [...examples]
      .sort((a, b) => scoreIn(b) - scoreIn(a))
      .slice(0, Math.max(FEWEST_BETTER, Math.round(examples.length * part)));
  };

  const known = new Map<string, Scores>();
  const kept = (key: string, examples: () => readonly Played[]): Scores => {
    const scores = known.get(key) ?? sorted(examples().map(({ score }) => score));
    known.set(key, scores);
    return scores;
  };
  return {
    after: (exchanged) => kept(exchanged.join(), () => examplesOf(exchanged)),
    holding: (exchanged, betting, part) => {
      const percent = Math.round(part * 100);
      return kept(`${exchanged.join()} ${betting} ${percent}`, () =>
        betterOf(examplesOf(exchanged), betting, percent / 100),
      );
    },
  };
};

/** The field of some words, made once. */
export const fieldOf = keptBy(createField);

/** How many of some ascending numbers are below one, and how many equal it count half. */
const belowIn = (scores: Scores, score: number): number => {
  let [low, high] = [0, scores.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((scores[middle] as number) < score) low = middle + 1;
    else high = middle;
  }
  let equal = 0;
  while (low + equal < scores.length && scores[low + equal] === score) equal++;
  return low + equal / 2;
};

/** The chance to beat a hand out of the best part of some scores (1: out of all). */
export const chanceAgainst = (scores: Scores, score: number, bestPart: number): number => {
  if (scores.length === 0) return 1;
  const from = Math.floor(scores.length * (1 - bestPart));
  const below = Math.max(0, belowIn(scores, score) - from);
  return below / (scores.length - from);
};
