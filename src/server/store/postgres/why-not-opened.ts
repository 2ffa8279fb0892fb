/** Sentences for whoever starts a server on PostgreSQL and cannot: what is wrong, and what to do. */
import { problemOf } from './problem-of.ts';

export const whyOtherSchema = (place: string, schema: number, newest: number): string =>
  `The data in ${place} was written by a newer Wordstake (schema ${schema}, this one knows ${newest}). Start that version, or name another database in DATABASE_URL.`;

export const whyOtherEncoding = (place: string, encoding: string): string =>
  `The database ${place} holds texts as ${encoding}. Make one for Wordstake with ENCODING 'UTF8'.`;

/** Why a database could not be opened. */
export const whyNotOpened = (place: string, error: unknown): string => {
  const { message } = error as Error;
  const what = `The database ${place} cannot be opened`;
  switch (problemOf(error)) {
    case 'in-use':
      return `The database ${place} is in use by another Wordstake: by one of another version, or by a command that needs it alone. Stop that one, or name another database in DATABASE_URL.`;
    case 'unreachable':
      return `${what}: ${message}. Check that PostgreSQL runs, and what DATABASE_URL says of it.`;
    case 'slow':
      return `${what}: it does not answer in time (${message}). Check that PostgreSQL runs, and how busy it is.`;
    case 'disk-full':
      return `${what}: the disk of PostgreSQL is full. Free some space and start again.`;
    case 'read-only':
      return `${what}: it can only be read. A standby serves no games; neither does default_transaction_read_only.`;
    case 'unwritable':
      return `${what}: ${message}. Its user must own the database, or be allowed to make tables in it.`;
    case 'damaged':
      return `The database ${place} is damaged (${message}). Restore your latest backup of it.`;
    default:
      return `${what}: ${message}.`;
  }
};
