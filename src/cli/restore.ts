/** `npm run restore -- FOLDER`: puts a backup back; the server must not run. */
import { resolve } from 'node:path';
import { configFrom, DEFAULT_DATA_FOLDER } from '../server/config.ts';
import { shownUrl } from '../server/store/postgres/database-url.ts';
import { reseedDatabase } from '../server/store/postgres/reseed-games.ts';
import { restoreFolder } from '../server/store/sqlite/restore.ts';
import { print, runCommandLine, UsageError } from './terminal.ts';

const USAGE = `Usage: npm run restore -- FOLDER

  FOLDER   a backup that npm run backup made; it is checked first. Stop the server first.
           What is in DATA_DIR now is moved aside, not deleted.

With data in PostgreSQL (DATABASE_URL): put it back with pg_restore, then run npm run restore -- --reseed.`;

const printReseeded = (games: number): void =>
  print(`Games in progress: ${games}. What was left in their bags and decks was reshuffled.`);

/** What pg_restore has put back is made fit to be played on. */
const reseed = async (databaseUrl: string, words: readonly string[]): Promise<void> => {
  if (words.length !== 1 || words[0] !== '--reseed')
    throw new UsageError(
      `The data is in PostgreSQL (${shownUrl(databaseUrl)}): put it back with pg_restore, then run this with --reseed alone. See docs/hosting.md.`,
    );
  const reseeded = await reseedDatabase(databaseUrl);
  if (!reseeded.ok) throw new UsageError(reseeded.error);
  printReseeded(reseeded.value);
};

await runCommandLine(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return print(USAGE);
  const { dataFolder: folder = DEFAULT_DATA_FOLDER, databaseUrl } = configFrom(process.env);
  if (databaseUrl !== undefined) return reseed(databaseUrl, words);
  const [backup] = words;
  if (backup === undefined || words.length > 1 || backup.startsWith('-')) throw new UsageError(USAGE);
  process.umask(0o077);
  const restored = restoreFolder(resolve(backup), folder);
  if (!restored.ok) throw new UsageError(restored.error);
  const { manifest, aside, reseeded } = restored.value;
  print(
    `The backup of ${manifest.madeAt} (${manifest.tables} tables, ${manifest.identities} identities) is in ${folder}.`,
  );
  if (reseeded > 0) printReseeded(reseeded);
  if (aside !== undefined) print(`What was there before is in ${aside}.`);
});
