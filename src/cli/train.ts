/** `npm run train`: the bots of BuyWord learn what a holding is worth by playing themselves. */

import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { createLearner, type Harvest } from '../bots/buyword/training/self-play.ts';
import { packWeights } from '../bots/buyword/value/weights-text.ts';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    seed: { type: 'string', default: '1' },
    generations: { type: 'string', default: '400' },
    games: { type: 'string', default: '240' },
    threads: { type: 'string', default: '2' },
    out: { type: 'string', default: '/tmp/w.bin' },
  },
});
const language = values.lang as 'en' | 'fr';
const course = { seed: values.seed, games: Number(values.games) };
const threads = Number(values.threads);
const workers = Array.from(
  { length: threads },
  () => new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: { course, language } }),
);
const learner = createLearner(course);
const start = performance.now();
const CHUNK = 20;
for (let generation = 0; generation < Number(values.generations); generation++) {
  const harvests: Harvest[] = [];
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < course.games) {
        const from = next;
        next = Math.min(course.games, next + CHUNK);
        worker.postMessage({ weights: learner.weights, generation, from, to: next });
        const [harvest] = (await once(worker, 'message')) as [Harvest];
        harvests[from / CHUNK] = harvest;
      }
    }),
  );
  const error = learner.learn(generation, harvests);
  const earned = harvests.flatMap((h) => h.earned);
  console.log(
    generation,
    (earned.reduce((a, b) => a + b, 0) / earned.length).toFixed(0),
    'rmse',
    (100 * Math.sqrt(error)).toFixed(0),
    ((performance.now() - start) / 1000).toFixed(0) + 's',
  );
  if ((generation + 1) % 10 === 0) writeFileSync(values.out, packWeights(learner.weights));
}
writeFileSync(values.out, packWeights(learner.weights));
for (const worker of workers) await worker.terminate();
