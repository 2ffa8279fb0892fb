/** `npm test`: checks, then all tests; `--quick`: those that need no browser, no PostgreSQL, nor the programs of hosting. More words go to the test runner. */
import { buildClient } from './build.ts';
import { checkAll } from './check.ts';
import { runTests } from './run-tests.ts';
import { needChromium, needNginx, needOtherEngines, needPostgres } from './system-programs.ts';

const QUICK_PROJECTS = ['unit', 'contract'];
/** Those that need programs of the system and the built page, or take their time. */
const SLOW_PROJECTS = ['postgres', 'hosting', 'browser'];
/** A short visit in Firefox and WebKit, where these are or can be installed: not every system has a WebKit to drive. */
const OTHER_ENGINES = 'engines';
const SLOWEST = 10;

const fail = (sentence: string): never => {
  console.error(sentence);
  console.log('0 passed, 1 failed');
  process.exit(1);
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const filters = words.filter((word) => !word.startsWith('--'));
const startedMs = performance.now();

if (!(await checkAll())) fail('The checks above fail; the tests were not run.');
if (!quick) {
  await buildClient();
  const missing = needChromium() ?? needNginx() ?? needPostgres();
  if (missing !== undefined) fail(missing);
}
const missingEngine = quick ? undefined : needOtherEngines();
const slowProjects = missingEngine === undefined ? [...SLOW_PROJECTS, OTHER_ENGINES] : SLOW_PROJECTS;

const { passed, failed, failures, files } = await runTests(filters, {
  project: quick ? QUICK_PROJECTS : [...QUICK_PROJECTS, ...slowProjects],
});
if (passed + failed === 0) fail('No test was found.');
console.log(`The ${SLOWEST} slowest files:`);
for (const { file, ms } of files.slice(0, SLOWEST)) console.log(`${seconds(ms).padStart(8)}  ${file}`);
// Once more and in short: what is printed above may be long, and logs are cut from the front.
for (const failure of failures) console.log(`Failed: ${failure}`);
if (missingEngine !== undefined) console.error(`Left out: ${missingEngine}`);
console.log(`Checks and tests took ${seconds(performance.now() - startedMs)}.`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
