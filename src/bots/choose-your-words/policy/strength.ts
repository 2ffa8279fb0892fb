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
/** Hands that are kept, some two megabytes: a betting asks for the same ones again and again, and measurements play the same deals. */
const MOST_KEPT = 16_000;

/** The part of finished hands that a score beats. */
const partBeaten = (words: OwnWords, score: number): number =>
  chanceAgainst(fieldOf(words).after([]), score, 1);

const judge = (words: OwnWords, hand: readonly CardCode[], from: number, key: string): number => {
  const pile = createPile(unseenBy(hand, words.deck), createRandom(`strength ${key}`));
  const { quick, values } = words;
  return meanWorth(hand, from, { pile, quick, values }, FUTURES, (score) => partBeaten(words, score));
};

const keptStrengths = keptBy((_words: OwnWords) => new Map<string, number>());

/** The part of finished hands that a hand is expected to beat, in a betting from 1 on; always the same for the same hand. */
export const strengthOf = (words: OwnWords, hand: readonly CardCode[], betting: number): number => {
  const sorted = [...hand].sort((a, b) => a - b);
  if (betting > MOST_EXCHANGED.length) return partBeaten(words, words.quick(sorted).score);
  const key = `${betting} ${sorted.join()}`;
  const kept = keptStrengths(words);
  const strength = kept.get(key) ?? judge(words, sorted, betting - 1, key);
  kept.set(key, strength);
  const [oldest] = kept.keys();
  if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
  return strength;
};
