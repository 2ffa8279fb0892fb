/** `npm run restore -- FOLDER`: puts a backup back; the server must not run. */
import { resolve } from 'node:path';
import { configFrom, DEFAULT_DATA_FOLDER } from '../server/config.ts';
import { shownUrl } from '../server/store/postgres/database-url.ts';
import { restoreFolder } from '../server/store/sqlite/restore.ts';
import { print, runCommandLine, UsageError } from './terminal.ts';

const USAGE = `Usage: npm run restore -- FOLDER

  FOLDER   a backup that npm run backup made; it is checked first. Stop the server before.
           What is in DATA_DIR now is moved aside, not deleted.`;

await runCommandLine(async () => {
  const words = process.argv.slice(2);
  if (words.includes('--help')) return print(USAGE);
  const [backup] = words;
  if (backup === undefined || words.length > 1 || backup.startsWith('-')) throw new UsageError(USAGE);
  process.umask(0o077);
  const { dataFolder: folder = DEFAULT_DATA_FOLDER, databaseUrl } = configFrom(process.env);
  if (databaseUrl !== undefined)
    throw new UsageError(
      `The data is in PostgreSQL (${shownUrl(databaseUrl)}): put it back with pg_restore. See docs/hosting.md.`,
    );
  const restored = restoreFolder(resolve(backup), folder);
  if (!restored.ok) throw new UsageError(restored.error);
  const { manifest, aside, reseeded } = restored.value;
  print(
    `The backup of ${manifest.madeAt} (${manifest.tables} tables, ${manifest.identities} identities) is in ${folder}.`,
  );
  if (reseeded > 0)
    print(`Games in progress: ${reseeded}. What was left in their bags and decks was reshuffled.`);
  if (aside !== undefined) print(`What was there before is in ${aside}.`);
});
