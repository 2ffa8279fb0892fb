/**
 * `npm run test:chaos`: the long form of test/postgres/chaos.test.ts, three servers over one PostgreSQL under one fault after the other:
 * `-- --faults 300 --tables 20 --seed 123`. The seed is printed: the same one makes the same faults in the same order.
 */
import { parseArgs } from 'node:util';
import { runTests } from './run-tests.ts';

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '300' },
    tables: { type: 'string', default: '20' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
for (const [name, text] of Object.entries(values))
  if (!/^\d+$/.test(text)) {
    console.error(`--${name} must be a whole number, not "${text}".`);
    process.exit(2);
  }
process.env['FAULTS'] = values.faults;
process.env['TABLES'] = values.tables;
process.env['SEED'] = values.seed;
console.log(`seed ${values.seed}, faults: ${values.faults}, tables: ${values.tables}`);
const { failed } = await runTests(['test/postgres/chaos.test.ts'], { project: ['postgres'] });
process.exit(failed === 0 ? 0 : 1);
