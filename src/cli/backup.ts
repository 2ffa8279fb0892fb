/** `npm run backup [-- FOLDER] [--keep N]`: copies the data while the server plays on. */
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { configFrom, DEFAULT_DATA_FOLDER } from '../server/config.ts';
import { VERSION } from '../server/project.ts';
import { shownUrl } from '../server/store/postgres/database-url.ts';
import { backUpFolder } from '../server/store/sqlite/back-up.ts';
import { timeForName } from '../server/store/sqlite/database-files.ts';
import { print, runCommandLine, UsageError } from './terminal.ts';

const USAGE = `Usage: npm run backup [-- FOLDER] [--keep NUMBER]

  FOLDER          a folder that is not there yet; by default one in DATA_DIR/backups, named after the time
  --keep NUMBER   keep only this many of the newest backups in DATA_DIR/backups`;

const readWords = () => {
  try {
    return parseArgs({
      options: { keep: { type: 'string' }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`);
  }
};

const NAMED_BY_TIME = /^\d{8}T\d{6}Z$/;

/** Removes all but the newest backups; those with other names are not ours to remove. */
const keepNewest = (folder: string, keep: number): void => {
  const backups = readdirSync(folder).filter((name) => NAMED_BY_TIME.test(name));
  for (const name of backups.sort().reverse().slice(keep)) rmSync(join(folder, name), { recursive: true });
};

await runCommandLine(async () => {
  const { values, positionals } = readWords();
  if (values.help) return print(USAGE);
  const { keep } = values;
  if (positionals.length > 1 || (keep !== undefined && !/^[1-9]\d{0,3}$/.test(keep)))
    throw new UsageError(USAGE);
  // Backups hold secrets and games: for the owner alone.
  process.umask(0o077);
  const { dataFolder: folder = DEFAULT_DATA_FOLDER, databaseUrl } = configFrom(process.env);
  if (databaseUrl !== undefined)
    throw new UsageError(
      `The data is in PostgreSQL (${shownUrl(databaseUrl)}): back it up with pg_dump, and copy the secrets in ${folder}. See docs/hosting.md.`,
    );
  const place = join(folder, 'backups');
  const [asked] = positionals;
  const target = asked === undefined ? join(place, timeForName()) : resolve(asked);
  const made = backUpFolder(folder, target, VERSION);
  if (!made.ok) throw new UsageError(made.error);
  const { tables, entries, identities } = made.value;
  print(`${tables} tables with ${entries} entries and ${identities} identities are backed up in ${target}.`);
  if (asked === undefined && keep !== undefined) keepNewest(place, Number(keep));
});
