/** `npm run test:browsers`: a short visit to the site in Firefox and in WebKit. More words go to the test runner. */
import { buildClient } from './build.ts';
import { runTests } from './run-tests.ts';
import { needOtherEngines } from './system-programs.ts';

const missing = needOtherEngines();
if (missing !== undefined) {
  console.error(missing);
  process.exit(1);
}
await buildClient();
const { passed, failed } = await runTests(process.argv.slice(2), { project: ['engines'] });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);
