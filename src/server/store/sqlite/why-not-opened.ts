/** Sentences for whoever starts a server or restores a backup and cannot: what is wrong, and what to do. */
import { messageOf } from './database-files.ts';
import { problemOf } from './database-health.ts';
import { FIRST_SCHEMA, SCHEMA } from './migrations.ts';

const RESTORE = 'Restore the latest backup: wordstake restore FOLDER (in a clone: npm run restore -- FOLDER)';
const NO_ROOM: readonly unknown[] = ['ENOSPC', 'EDQUOT'];
const NO_RIGHTS: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS'];

/** Why a database cannot be served by this version; undefined where it can. */
export const whyOtherSchema = (folder: string, schema: number, newest = SCHEMA): string | undefined => {
  if (schema > newest)
    return `The data in ${folder} was written by a newer Wordstake (schema ${schema}, this one knows ${newest}). Start that version, or name another folder in DATA_DIR.`;
  if (schema > 0 && schema < FIRST_SCHEMA)
    return `The data in ${folder} was written by a Wordstake from before the first release (schema ${schema}, this one reads ${FIRST_SCHEMA} and up). It was left as it is: move it away, or name another folder in DATA_DIR.`;
  return undefined;
};

export const whyDamaged = (folder: string, damage: string): string =>
  `The database in ${folder} is damaged (${damage}). ${RESTORE}; what is there now is moved aside, not deleted.`;

export const whyNoDatabase = (folder: string): string =>
  `The secrets of a server are in ${folder}, but wordstake.db is missing. ${RESTORE}. To start with an empty database, move secrets.json away as well.`;

export const whyNoSecrets = (place: string, folder: string): string =>
  `There is a database in ${place}, but ${place === folder ? '' : `in ${folder} `}secrets.json, which recognises its guests, is missing. Put it back from a backup. If it is lost, start once with NEW_SECRETS=1: then all guests become strangers.`;

export const whyHalfRestored = (folder: string): string =>
  `A restore into ${folder} was interrupted, and there is no database. Restore it again; what was there before is in a folder before-restore-….`;

/** Why a folder could not be opened. */
export const whyNotOpened = (folder: string, error: unknown): string => {
  const message = messageOf(error);
  if (/locked|busy/i.test(message))
    return `The data in ${folder} is in use by another Wordstake, or a backup of it is being made. Stop that one, wait until the backup is done, or name another folder in DATA_DIR.`;
  const { code } = error as NodeJS.ErrnoException;
  const problem = problemOf(error);
  if (problem === 'damaged') return whyDamaged(folder, message);
  if (problem === 'disk-full' || NO_ROOM.includes(code))
    return `The data in ${folder} cannot be opened: the disk is full. Free some space and start again.`;
  if (problem === 'unwritable' || NO_RIGHTS.includes(code))
    return `The data in ${folder} cannot be opened: ${message}. The user that runs Wordstake must be able to write there: check its owner and permissions, and that the disk is neither full nor read-only.`;
  return `The data in ${folder} cannot be opened: ${message}.`;
};
