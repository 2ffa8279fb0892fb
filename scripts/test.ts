/** `npm test`: checks, then all tests; `--quick`: those without a browser and the tests of hosting. More words go to the test runner. */
import { startVitest } from 'vitest/node';
import { buildClient } from './build.ts';
import { checkAll } from './check.ts';
import { findChromium } from './chromium.ts';
import { ROOT } from './install.mjs';
import { findNginx } from './nginx.ts';

const QUICK_PROJECTS = ['unit', 'contract'];
/** Those that need programs of the system, or take their time. */
const SLOW_PROJECTS = ['hosting', 'browser'];

const fail = (sentence: string): never => {
  console.error(sentence);
  console.log('0 passed, 1 failed');
  process.exit(1);
};

const words = process.argv.slice(2);
const quick = words.includes('--quick');
const filters = words.filter((word) => !word.startsWith('--'));

if (!(await checkAll())) fail('The checks above fail; the tests were not run.');
await buildClient();
if (!quick) {
  const chromium = findChromium();
  if (chromium === undefined) {
    fail(
      'The browser tests need Chromium: install it (apt-get install chromium) or name yours in CHROMIUM_PATH.',
    );
  } else process.env['CHROMIUM_PATH'] = chromium;
  const nginx = findNginx();
  if (nginx === undefined)
    fail('The tests of hosting need nginx: install it (apt-get install nginx) or name yours in NGINX_PATH.');
  else process.env['NGINX_PATH'] = nginx;
}

const vitest = await startVitest('test', filters, {
  root: ROOT,
  watch: false,
  project: quick ? QUICK_PROJECTS : [...QUICK_PROJECTS, ...SLOW_PROJECTS],
});
const modules = vitest.state.getTestModules();
const tests = modules.flatMap((module) => [...module.children.allTests()]);
const passed = tests.filter((test) => test.result().state === 'passed').length;
// A file that could not even be read has failed too, and so has a run with errors outside its tests.
const broken = modules.filter((module) => module.errors().length > 0).length;
const outside = vitest.state.getUnhandledErrors().length;
const failed = tests.filter((test) => test.result().state !== 'passed').length + broken + outside;
await vitest.close();
if (passed + failed === 0) fail('No test was found.');
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
