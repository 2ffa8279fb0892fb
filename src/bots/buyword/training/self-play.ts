/** Self-play: games by the weights so far become samples, samples become better weights, round and round. */
import { LETTERS } from '../../../lexicon/alphabet.ts';
import type { DearestFinder } from '../../../lexicon/dearest.ts';
import { createRandom, type Random } from '../../random.ts';
import { addBag, addHeld, addMeans, createInputs } from '../value/features.ts';
import { createFitter, drawWeights, type Fitter, type Lesson } from '../value/net-fit.ts';
import { createRoundThinker, type Effort } from '../value/round-thinker.ts';
import { UNIT, type Weights } from '../value/value-net.ts';
import { type Box, type Moment, playSolo, returnsOf } from './solitaire.ts';

/** What is learned about: a box of tiles, and a search of the words they may spell. */
export type Subject = { readonly box: Box; readonly finder: DearestFinder };

/** A way of learning: where its chance starts. */
export type Course = { readonly seed: string };

/** Samples as rows of numbers, and what the games alone at a full bag earned. */
export type Harvest = { readonly rows: Float32Array; readonly earned: readonly number[] };

/** Where the parts of a row stand. */
const BAG = LETTERS;
const [WILDS, MONEY, BAG_COUNT, HEAD, TARGET, PLAIN_BEST, WILD_BEST] = [52, 53, 54, 55, 56, 57, 58];
const ROW = 59;

const EFFORT: Effort = { plain: 40, wild: 60, judged: 18 };
const TILE_LIMIT = 8;
const BATCH = 128;
const PASSES = 4;

/** Of the games, so many are as for one, two, three and four players. */
const shareOf = (random: Random): number => {
  const chance = random.next();
  if (chance < 0.6) return 1;
  if (chance < 0.84) return 2;
  return chance < 0.92 ? 3 : 4;
};

/** How much of what came counts, against what the network said of later moments. */
const lambdaAt = (generation: number): number => (generation < 40 ? 0.8 : 0.6);

/** How often the size of lots is named at random: often at first, so that all sizes are tried. */
const wanderAt = (generation: number): number => (generation < 40 ? 0.25 : 0.08);

/** Samples of so many generations are learned from: few at first, when each plays better than those before. */
const rememberedAt = (generation: number): number => Math.min(20, 4 + Math.floor(generation / 6));

/** The learning rate; it halves every so many generations. */
const rateAt = (generation: number): number => 1e-3 * 0.5 ** (generation / 50);

const writeRow = (finder: DearestFinder, row: Float32Array, moment: Moment, target: number): void => {
  const { hand, bag, wilds, money, bagCount, head } = moment;
  row.set(hand);
  row.set(bag, BAG);
  row[WILDS] = wilds;
  row[MONEY] = money;
  row[BAG_COUNT] = bagCount;
  row[HEAD] = head;
  row[TARGET] = target / UNIT;
  row[PLAIN_BEST] = Math.max(0, finder.dearestWorth({ rack: hand, wild: false }));
  row[WILD_BEST] = wilds === 0 ? 0 : Math.max(0, finder.dearestWorth({ rack: hand, wild: true }));
};

/** Plays some games of a generation, from one number up to, not including, another. */
export const playGames = (
  { box, finder }: Subject,
  weights: Weights,
  { seed }: Course,
  generation: number,
  from: number,
  to: number,
): Harvest => {
  const thinker = createRoundThinker({ finder, weights, tileLimit: TILE_LIMIT });
  const rows: Float32Array[] = [];
  const earned: number[] = [];
  for (let game = from; game < to; game++) {
    const random = createRandom(`${seed}/${generation}/${game}`);
    const share = shareOf(random);
    const { moments, money } = playSolo({
      box,
      thinker,
      random,
      effort: EFFORT,
      share,
      wander: wanderAt(generation),
    });
    if (share === 1) earned.push(money);
    const returns = returnsOf(moments, lambdaAt(generation));
    moments.forEach((moment, i) => {
      const row = new Float32Array(ROW);
      writeRow(finder, row, moment, returns[i] as number);
      rows.push(row);
    });
  }
  const all = new Float32Array(rows.length * ROW);
  rows.forEach((row, i) => {
    all.set(row, i * ROW);
  });
  return { rows: all, earned };
};

const lessonOf = (rows: Float32Array, index: number): Lesson => {
  const row = rows.subarray(index * ROW, (index + 1) * ROW);
  const inputs = createInputs();
  addHeld(inputs, Uint8Array.from(row.subarray(0, BAG)), row[WILDS] as number);
  addMeans(inputs, row[PLAIN_BEST] as number, row[WILD_BEST] as number, row[MONEY] as number);
  addBag(inputs, row.subarray(BAG, BAG + LETTERS), row[BAG_COUNT] as number);
  return { inputs, head: row[HEAD] as number, target: row[TARGET] as number };
};

export type Learner = {
  /** The weights to play the next generation by. */
  readonly weights: Weights;
  /** Learns from a generation's samples, in the order of its games; gives the mean squared error. */
  readonly learn: (generation: number, harvests: readonly Harvest[]) => number;
};

/** Starts to learn from nothing. */
export const createLearner = ({ seed }: Course): Learner => {
  const fitter: Fitter = createFitter(drawWeights(`${seed}/weights`));
  const remembered: Float32Array[] = [];
  return {
    weights: fitter.played,
    learn: (generation, harvests) => {
      const fresh = new Float32Array(harvests.reduce((sum, { rows }) => sum + rows.length, 0));
      let at = 0;
      for (const { rows } of harvests) {
        fresh.set(rows, at);
        at += rows.length;
      }
      remembered.push(fresh);
      if (remembered.length > rememberedAt(generation)) remembered.shift();
      const random = createRandom(`${seed}/batches/${generation}`);
      const steps = Math.ceil((fresh.length / ROW / BATCH) * PASSES);
      let error = 0;
      for (let step = 0; step < steps; step++) {
        const batch = Array.from({ length: BATCH }, () => {
          const rows = remembered[random.below(remembered.length)] as Float32Array;
          return lessonOf(rows, random.below(rows.length / ROW));
        });
        error += fitter.step(batch, rateAt(generation));
      }
      return error / steps;
    },
  };
};
