/**
 * `npm run test:soak`: the long forms of the server's tests: 200 tables, 1,000 kills over SQLite and 20 over PostgreSQL, 23,000 tables left by one, 50,000 broken frames and
 * requests, 3,000 half-open sockets, logs of 200,000 entries, 200,000 finished games, every attack of the siege; and ten times as many random
 * games of both kinds, others in each run.
 */
import { runTests } from './run-tests.ts';

const LONG = [
  'test/contract/buyword.test.ts',
  'test/contract/choose-your-words.test.ts',
  'test/server/crowd.test.ts',
  'test/server/crash.test.ts',
  'test/postgres/crash.test.ts',
  'test/server/memory.test.ts',
  'test/server/nonsense.test.ts',
  'test/server/socket-attacks.test.ts',
  'test/server/many-watchers.test.ts',
  'test/server/story.test.ts',
  'test/server/many-games.test.ts',
  'test/server/siege.test.ts',
];

process.env['SOAK'] = '1';
const { passed, failed } = await runTests(LONG, {
  project: ['contract', 'postgres'],
  fileParallelism: false,
});
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
