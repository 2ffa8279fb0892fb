/** `npm run train`: the bots of BuyWord learn what a hand is worth by playing themselves; `-- cards`, those of the other game to bet. */
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Course, createLearner, type Harvest } from '../bots/buyword/training/self-play.ts';
import { UNIT, type Weights } from '../bots/buyword/value/value-net.ts';
import { packWeights } from '../bots/buyword/value/weights-text.ts';
import { formatMoney } from '../messages/money.ts';
import { trainMessages } from '../messages/train-cli.ts';
import { isLanguage, type Language } from '../shared/language.ts';
import { createArgumentReader } from './arguments.ts';
import { askedLanguage, print, runCommandLine, UsageError } from './terminal.ts';
import { trainCards } from './train-cards.ts';
import type { TrainTask } from './train-worker.ts';

const MOST_GENERATIONS = 10_000;
const MOST_GAMES = 100_000;
const MOST_THREADS = 64;
/** A thread plays so many games before it asks for more. */
const GAMES_AT_ONCE = 10;

const OPTIONS = {
  words: { type: 'string', default: 'en' },
  generations: { type: 'string', default: '200' },
  games: { type: 'string', default: '240' },
  seed: { type: 'string', default: '1' },
  threads: { type: 'string', default: String(Math.min(MOST_THREADS, availableParallelism())) },
  out: { type: 'string' },
  lang: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const language = askedLanguage(process.argv.slice(2), process.env);
const messages = trainMessages[language];
const readers = createArgumentReader(messages);
const { readArguments, readNumber } = readers;

/** Where the bots take their weights from. */
const moduleOf = (words: Language): string =>
  fileURLToPath(new URL(`../bots/buyword/value/weights-${words}.ts`, import.meta.url));

/** One generation's games, shared out among threads; what came of them in the order of the games. */
const playGeneration = async (
  workers: readonly Worker[],
  weights: Weights,
  generation: number,
  games: number,
): Promise<Harvest[]> => {
  const harvests: Harvest[] = [];
  let next = 0;
  await Promise.all(
    workers.map(async (worker) => {
      while (next < games) {
        const from = next;
        next = Math.min(games, next + GAMES_AT_ONCE);
        worker.postMessage({ weights, generation, from, to: next } satisfies TrainTask);
        const [harvest] = (await once(worker, 'message')) as [Harvest];
        harvests[from / GAMES_AT_ONCE] = harvest;
      }
    }),
  );
  return harvests;
};

const writeWeights = (file: string, words: Language, command: string, weights: Weights): void => {
  const name = `${words.toUpperCase()}_WEIGHTS`;
  const text = `/** Made by \`${command}\`. */\nexport const ${name} =\n  '${packWeights(weights)}';\n`;
  try {
    writeFileSync(file, text);
  } catch {
    throw new UsageError(messages.cannotWrite(file));
  }
};

const main = async (): Promise<void> => {
  if (process.argv[2] === 'cards') return trainCards(messages, readers);
  const { values } = readArguments(OPTIONS);
  if (values.help) {
    print(messages.usage);
    return;
  }
  const { words } = values;
  if (!isLanguage(words)) throw new UsageError(messages.badWords(words));
  const generations = readNumber('--generations', values.generations, 1, MOST_GENERATIONS);
  const games = readNumber('--games', values.games, 1, MOST_GAMES);
  const threads = readNumber('--threads', values.threads, 1, MOST_THREADS);
  const course: Course = { seed: values.seed };
  const command = `npm run train -- --words ${words} --generations ${generations} --games ${games} --seed ${values.seed}`;
  const workers = Array.from(
    { length: threads },
    () => new Worker(new URL('./train-worker.ts', import.meta.url), { workerData: { course, words } }),
  );
  try {
    const learner = createLearner(course);
    const start = performance.now();
    for (let generation = 0; generation < generations; generation++) {
      const harvests = await playGeneration(workers, learner.weights, generation, games);
      const error = UNIT * Math.sqrt(learner.learn(generation, harvests));
      const earned = harvests.flatMap((harvest) => harvest.earned);
      const mean = earned.reduce((sum, each) => sum + each, 0) / Math.max(1, earned.length);
      const [meanShown, errorShown] = [mean, error].map((each) => formatMoney(language, Math.round(each)));
      const seconds = ((performance.now() - start) / 1000).toFixed(0);
      print(messages.generation(generation + 1, generations, meanShown ?? '', errorShown ?? '', seconds));
    }
    const file = values.out ?? moduleOf(words);
    writeWeights(file, words, command, learner.weights);
    print(messages.written(file));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
};

await runCommandLine(main);
