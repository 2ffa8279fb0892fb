/** The whole course: two players learn against each other, and three. */
import { createRandom } from '../../random.ts';
import type { Policy } from '../policy/policy-text.ts';
import type { Hands } from './betting-tree.ts';
import { distil } from './distil.ts';
import { drawStakes, emptySums, learnBetting, type Sums } from './learn-betting.ts';

/** What is learned after somebody strayed counts as much as all else at first, and so much in the end: who reckons with strays can be beaten. */
const LAST_STRAY_WEIGHT = 0.05;

/** How many rounds are played before somebody is told how far it has come. */
const ROUNDS_AT_ONCE = 100_000;
/** Tables of two and of three have rows of their own: what they learn does not mix. */
const TABLES = [2, 3] as const;

export type Course = { readonly rounds: number; readonly seed: string };

/** Plays so many rounds at tables of each size; `progress` is told of each part of them. */
export const trainPolicy = (
  hands: Hands,
  { rounds, seed }: Course,
  progress: (played: number) => void,
): Policy => {
  const sums: Sums = emptySums();
  for (let from = 0; from < rounds; from += ROUNDS_AT_ONCE) {
    const to = Math.min(rounds, from + ROUNDS_AT_ONCE);
    const strayWeight = LAST_STRAY_WEIGHT ** (from / rounds);
    for (const players of TABLES) {
      // A stream of its own for each part: one alone would begin again before the course is over.
      const random = createRandom(`betting ${players} ${from} ${seed}`);
      const stakesOf = () => drawStakes(random, players);
      learnBetting(hands, { sums }, { stakesOf, random, from, to, strayWeight });
    }
    progress(to);
  }
  return distil(sums);
};
