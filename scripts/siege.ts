/**
 * `npm run test:siege -- --minutes 10`: a server with a small heap and its own limits, fifty honest tables, and every attack we
 * know of beside them, all at once, from five addresses of this machine. Then the server is stopped and started again, and
 * what was acknowledged must be there. It fails where honest people had to wait, were cut off or lost something.
 */
import { ALL_ATTACKS } from '../test/siege/all-attacks.ts';
import { besiege } from '../test/siege/besiege.ts';
import { createWordReader, fail } from './typed-words.ts';

const { readWords, wholeNumber, positive } = createWordReader(
  'usage: npm run test:siege -- [--minutes 10] [--tables 50] [--old-games 100000] [--proxy] [--only "name of an attack"]',
);

if (process.platform !== 'linux')
  fail('A siege needs the addresses 127.0.0.0/8 and /proc, as Linux has them.');
const { values: words } = readWords({
  options: {
    minutes: { type: 'string', default: '10' },
    tables: { type: 'string', default: '50' },
    'old-games': { type: 'string', default: '100000' },
    proxy: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [] },
  },
});
const unknown = words.only.find((name) => !ALL_ATTACKS.some((attack) => attack.name === name));
if (unknown !== undefined)
  fail(
    `There is no attack "${unknown}". There are:\n${ALL_ATTACKS.map(({ name }) => `  ${name}`).join('\n')}`,
  );
const held = await besiege({
  minutes: positive('minutes', words.minutes),
  tables: wholeNumber('tables', words.tables),
  oldGames: wholeNumber('old-games', words['old-games']),
  proxy: words.proxy,
  only: words.only,
  say: (line) => console.log(line),
});
process.exit(held ? 0 : 1);
