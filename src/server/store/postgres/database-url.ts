import { readFileSync } from 'node:fs';
import type { ClientConfig } from 'pg';
import { err, ok, type Result } from '../../../shared/result.ts';

/** Whether the line to the database is encrypted, and how sure one is whose it is; as PostgreSQL's own programs have it. */
const SSL_MODES = ['disable', 'require', 'verify-ca', 'verify-full'] as const;
type SslMode = (typeof SSL_MODES)[number];

const isMode = (text: string): text is SslMode => (SSL_MODES as readonly string[]).includes(text);

/** Whether a text names a database of PostgreSQL. */
export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

/** A database's address as it may be shown: without the password. */
export const shownUrl = (text: string): string => {
  try {
    const { host, pathname } = new URL(text);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

const tlsFor = (mode: SslMode, host: string, rootCertificate: string | undefined): ClientConfig['ssl'] => {
  if (mode === 'disable') return false;
  const ca = rootCertificate === undefined ? {} : { ca: readFileSync(rootCertificate, 'utf8') };
  // Encrypted, but anybody's, unless there is something to know them by.
  if (mode === 'require' && rootCertificate === undefined) return { rejectUnauthorized: false };
  // The driver itself names no host where that is an address.
  return mode === 'verify-full' ? { ...ca, host } : { ...ca, checkServerIdentity: () => undefined };
};

/** What a database's address says, or a sentence why it cannot be used. */
export const readDatabaseUrl = (text: string): Result<ClientConfig, string> => {
  if (!isPostgresUrl(text) || !URL.canParse(text))
    return err('DATABASE_URL must read postgres://USER:PASSWORD@HOST:PORT/DATABASE.');
  const url = new URL(text);
  const mode = url.searchParams.get('sslmode') ?? 'disable';
  const rootCertificate = url.searchParams.get('sslrootcert') ?? undefined;
  if (!isMode(mode))
    return err(`sslmode in DATABASE_URL must be one of ${SSL_MODES.join(', ')}, not "${mode}".`);
  url.searchParams.delete('sslmode');
  url.searchParams.delete('sslrootcert');
  try {
    return ok({ connectionString: url.href, ssl: tlsFor(mode, url.hostname, rootCertificate) });
  } catch (error) {
    return err(`The certificate that sslrootcert names cannot be read: ${(error as Error).message}.`);
  }
};
