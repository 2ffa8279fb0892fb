import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readSecrets, SECRETS_FILE } from './secrets.ts';
import { DATABASE_FILE, RESTORING } from './store/sqlite/database-files.ts';
import { whyHalfRestored, whyNoDatabase } from './store/sqlite/why-not-opened.ts';

/**
 * Why a data folder that has lost its database is not begun anew: a sentence, or undefined where nothing is missing. The first start
 * makes the database before the secrets, so that one which is cut off does not look like this.
 */
export const whyNotWhole = (folder: string): string | undefined => {
  const file = join(folder, DATABASE_FILE);
  if (existsSync(file) && statSync(file).size > 0) return undefined;
  if (existsSync(join(folder, RESTORING))) return whyHalfRestored(folder);
  if (!existsSync(join(folder, SECRETS_FILE))) return undefined;
  const secrets = readSecrets(folder);
  return secrets.ok ? whyNoDatabase(folder) : secrets.error;
};
