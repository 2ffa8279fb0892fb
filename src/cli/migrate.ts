/** `npm run migrate -- --from PLACE --to PLACE`: carries the data of a server to another database; the server must not run. */
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFrom, DEFAULT_DATA_FOLDER } from '../server/config.ts';
import { SECRETS_FILE } from '../server/secrets.ts';
import { carryData, shownPlace } from '../server/store/carry-data.ts';
import { isPostgresUrl } from '../server/store/postgres/database-url.ts';
import { DATABASE_FILE } from '../server/store/sqlite/database-files.ts';
import { print, runCommandLine, UsageError } from './terminal.ts';

const USAGE = `Usage: npm run migrate -- --from PLACE --to PLACE

  PLACE   a data folder, or postgres://USER:PASSWORD@HOST:PORT/DATABASE. Stop the server first.
          What is in the first stays as it is; the second must be empty.`;

const readWords = () => {
  try {
    return parseArgs({
      options: {
        from: { type: 'string' },
        to: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
};

const placeOf = (word: string): string => (isPostgresUrl(word) ? word : resolve(word));

await runCommandLine(async () => {
  const words = readWords();
  if (words.help) return print(USAGE);
  if (words.from === undefined || words.to === undefined) throw new UsageError(USAGE);
  process.umask(0o077);
  const [from, to] = [placeOf(words.from), placeOf(words.to)];
  // A folder that is made by being asked for has nothing to carry.
  if (!isPostgresUrl(from) && !existsSync(join(from, DATABASE_FILE)))
    throw new UsageError(`There is no data in ${from}.`);
  const carried = await carryData(from, to);
  if (!carried.ok) throw new UsageError(carried.error);
  const { tables = 0, log = 0, identities = 0 } = carried.value;
  print(`${tables} tables with ${log} entries and ${identities} identities are now in ${shownPlace(to)}.`);
  const secrets = isPostgresUrl(from) ? (configFrom(process.env).dataFolder ?? DEFAULT_DATA_FOLDER) : from;
  if (isPostgresUrl(to))
    print(`The secrets stay in ${secrets}: start with DATABASE_URL, and DATA_DIR as it is.`);
  else if (!existsSync(join(to, SECRETS_FILE)))
    print(
      `Copy the secrets (${SECRETS_FILE}, admin-token.txt, push-keys.json) from ${secrets} to ${to} before you start.`,
    );
});
