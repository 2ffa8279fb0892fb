/**
 * `npm run test:stress -- --runs 5 --load 4`: the browser tests again and again beside that many busy processes, in another
 * order of files each time; then what failed how often. More words choose files.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { buildClient } from './build.ts';
import { runTests, type TestRun } from './run-tests.ts';
import { needChromium, needNginx, needPostgres } from './system-programs.ts';
import { createWordReader, fail } from './typed-words.ts';

const PAGES_AT_A_TIME = 4;
const { readWords, wholeNumber } = createWordReader(
  'usage: npm run test:stress -- [--runs 5] [--load 4] [--seed N] [file …]',
);

const startBusyProcess = (): ChildProcess => {
  const child = spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });
  process.once('exit', () => child.kill('SIGKILL'));
  return child;
};

const { values, positionals } = readWords({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    load: { type: 'string', default: '4' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const runs = wholeNumber('runs', values.runs, 1);
const load = wholeNumber('load', values.load);
const firstSeed = wholeNumber('seed', values.seed);

await buildClient();
const missing = needChromium() ?? needNginx() ?? needPostgres();
if (missing !== undefined) fail(missing);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
for (let busy = 0; busy < load; busy++) startBusyProcess();

const timesFailed = new Map<string, number>();
const finished: TestRun[] = [];
const startedMs = performance.now();
for (let run = 1; run <= runs; run++) {
  const seed = firstSeed + run;
  const runMs = performance.now();
  const result = await runTests(positionals, {
    project: ['browser'],
    reporters: [['dot', {}]],
    // More pages at a time than cores: they stand in each other's way too.
    maxWorkers: PAGES_AT_A_TIME,
    sequence: { shuffle: { files: true, tests: false }, seed },
  });
  finished.push(result);
  for (const failure of result.failures) timesFailed.set(failure, (timesFailed.get(failure) ?? 0) + 1);
  console.log(
    `run ${run} of ${runs}, load ${load}, order ${seed}: ${result.passed} passed, ${result.failed} failed, ` +
      `${Math.round((performance.now() - runMs) / 1000)} s`,
  );
}

const sum = (count: (run: TestRun) => number): number => finished.reduce((all, run) => all + count(run), 0);
console.log(`\n${runs} runs at load ${load} in ${Math.round((performance.now() - startedMs) / 1000)} s.`);
if (timesFailed.size === 0) console.log('Nothing failed in any of them.');
for (const [failure, times] of [...timesFailed].toSorted((a, b) => b[1] - a[1]))
  console.log(`failed ${times} of ${runs}: ${failure}`);
const passed = sum((run) => run.passed);
const failed = sum((run) => run.failed);
if (passed + failed === 0) fail('No test was found.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
