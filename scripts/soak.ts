/** `npm run test:soak`: the long forms of the server's tests: 200 tables, 20 kills, 50,000 broken frames and requests. */
import { startVitest } from 'vitest/node';
import { buildClient } from './build.ts';
import { ROOT } from './install.mjs';

const LONG = ['test/server/crowd.test.ts', 'test/server/crash.test.ts', 'test/server/nonsense.test.ts'];

process.env['SOAK'] = '1';
await buildClient();
const vitest = await startVitest('test', LONG, {
  root: ROOT,
  watch: false,
  project: ['contract'],
  fileParallelism: false,
});
const failed = vitest.state.getCountOfFailedTests() + vitest.state.getUnhandledErrors().length;
await vitest.close();
process.exit(failed === 0 ? 0 : 1);
