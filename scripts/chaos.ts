/**
 * `npm run test:chaos`: the long form of test/postgres/chaos.test.ts, three servers over one PostgreSQL behind nginx under one fault after
 * the other, for at least so many faults and minutes: `-- --minutes 30 --faults 300 --tables 100 --seed 123`. The seed is printed: the
 * same one makes the same faults in the same order. Ends with a summary, and with 1 where anything was wrong.
 */
import { runTests } from './run-tests.ts';
import { needNginx, needPostgres } from './system-programs.ts';
import { createWordReader, fail } from './typed-words.ts';

const { readWords, wholeNumber } = createWordReader(
  'usage: npm run test:chaos -- [--minutes 30] [--faults 300] [--tables 100] [--seed N]',
);

const { values } = readWords({
  options: {
    minutes: { type: 'string', default: '30' },
    faults: { type: 'string', default: '300' },
    tables: { type: 'string', default: '100' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
for (const [name, text] of Object.entries(values)) wholeNumber(name, text);
const missing = needNginx() ?? needPostgres();
if (missing !== undefined) fail(missing);
const { minutes, faults, tables, seed } = values;
Object.assign(process.env, { MINUTES: minutes, FAULTS: faults, TABLES: tables, SEED: seed });
console.log(`seed ${seed}, minutes: ${minutes}, faults: ${faults}, tables: ${tables}`);
const { failed } = await runTests(['test/postgres/chaos.test.ts'], { project: ['postgres'] });
process.exit(failed === 0 ? 0 : 1);
