/** A thread that plays games for `npm run train`. */
import { parentPort, workerData } from 'node:worker_threads';
import { type Course, playGames } from '../bots/buyword/training/self-play.ts';
import type { Weights } from '../bots/buyword/value/value-net.ts';
import type { Language } from '../shared/language.ts';
import { subjectOf } from './train-subject.ts';

export type TrainTask = {
  readonly weights: Weights;
  readonly generation: number;
  readonly from: number;
  readonly to: number;
};

const { course, words } = workerData as { course: Course; words: Language };
const subject = subjectOf(words);

parentPort?.on('message', ({ weights, generation, from, to }: TrainTask) => {
  parentPort?.postMessage(playGames(subject, weights, course, generation, from, to));
});
