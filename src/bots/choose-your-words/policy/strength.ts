/** How strong a hand is: which part of finished hands it beats, over what the exchanges to come may bring. */
import { keptBy } from '../../../shared/kept-by.ts';
import { createRandom } from '../../random.ts';
import { unseenBy } from '../card-codes.ts';
import { chanceAgainst, fieldOf } from '../field.ts';
import type { OwnWords } from '../own-words.ts';
import type { CardCode } from '../quick-score.ts';
import { createPile, MOST_EXCHANGED, meanWorth } from '../rollouts.ts';

/** Futures that are looked at; the same number in simulations and at tables, so that what is measured is what plays. */
const FUTURES = 60;
/** Hands that are kept: a betting asks for the same ones again and again. */
const MOST_KEPT = 1000;

const judge = (words: OwnWords, hand: readonly CardCode[], from: number, key: string): number => {
  const finished = fieldOf(words).after([]);
  const beaten = (score: number): number => chanceAgainst(finished, score, 1);
  if (from === MOST_EXCHANGED.length) return beaten(words.quick(hand).score);
  const pile = createPile(unseenBy(hand, words.deck), createRandom(`strength ${key}`));
  const { quick, values } = words;
  return meanWorth(hand, from, { pile, quick, values }, FUTURES, beaten);
};

const keptStrengths = keptBy((_words: OwnWords) => new Map<string, number>());

/** The part of finished hands that a hand is expected to beat, in a betting from 1 on; always the same for the same hand. */
export const strengthOf = (words: OwnWords, hand: readonly CardCode[], betting: number): number => {
  const sorted = [...hand].sort((a, b) => a - b);
  const key = `${betting} ${sorted.join()}`;
  const kept = keptStrengths(words);
  const strength = kept.get(key) ?? judge(words, sorted, betting - 1, key);
  kept.set(key, strength);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return strength;
};
