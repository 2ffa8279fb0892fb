import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of this site, or from no page at all: browsers name the origin of what changes
 * something, programs do not.
 */
export const isOwnOrigin = (headers: IncomingHttpHeaders, trustProxy: boolean): boolean => {
  const { origin } = headers;
  if (origin === undefined) return true;
  const forwarded = trustProxy ? headers['x-forwarded-host'] : undefined;
  const host = typeof forwarded === 'string' ? forwarded.split(',')[0]?.trim() : headers.host;
  try {
    return new URL(origin).host === host;
  } catch {
    return false;
  }
};
