/** Finds the PostgreSQL that the store is tested with; installs Debian's where there is none and apt can be used. */
import { dirname } from 'node:path';
import { findOrInstall } from './apt.ts';

const [OLDEST, NEWEST] = [14, 24];
const PLACES = Array.from(
  { length: NEWEST - OLDEST + 1 },
  (_, i) => `/usr/lib/postgresql/${NEWEST - i}/bin/initdb`,
);

/** The folder of PostgreSQL's programs, or undefined where they are not there and cannot be installed. */
export const findPostgres = (): string | undefined => {
  const named = process.env['POSTGRES_BIN'];
  const initdb = findOrInstall(
    [named === undefined ? undefined : `${named}/initdb`, ...PLACES],
    'postgresql',
    'PostgreSQL for the tests of the store',
  );
  return initdb === undefined ? undefined : dirname(initdb);
};
