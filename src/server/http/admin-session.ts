import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Clock } from '../app/ports.ts';

const COOKIE = 'wordstake-host';
const PATH = '/api/admin';
const SESSION_MS = 12 * 60 * 60 * 1000;
const LONGEST_COOKIE = 4096;

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Whether two texts are the same, found out in the same time whatever they are. */
const isSame = (a: string, b: string): boolean => timingSafeEqual(digest(a), digest(b));

export type AdminSession = {
  /** Whether a token is the right one. */
  readonly opens: (token: string) => boolean;
  /** The cookie of a session that begins now. */
  readonly cookie: (isHttps: boolean) => string;
  readonly noCookie: string;
  /** Whether a request comes from the host of the site: by a session's cookie, or by the token itself. */
  readonly isHost: (headers: IncomingHttpHeaders) => boolean;
};

/** Sessions of the host of the site: signed with the token, so that a new token ends them all; nothing is stored. */
export const createAdminSession = (token: string, clock: Clock): AdminSession => {
  const signed = (untilMs: string): string =>
    createHmac('sha256', token).update(`host until ${untilMs}`).digest('base64url');
  const attributes = (isHttps: boolean): string =>
    `Path=${PATH}; HttpOnly; SameSite=Strict${isHttps ? '; Secure' : ''}`;

  const hasSession = ({ cookie = '' }: IncomingHttpHeaders): boolean => {
    const [, value = ''] = /(?:^|;\s*)wordstake-host=([^;]*)/.exec(cookie.slice(0, LONGEST_COOKIE)) ?? [];
    const [untilMs = '', signature = ''] = value.split('.', 2);
    return isSame(signature, signed(untilMs)) && Number(untilMs) > clock.nowMs();
  };

  return {
    opens: (given) => isSame(given.trim(), token),
    cookie: (isHttps) => {
      const untilMs = String(clock.nowMs() + SESSION_MS);
      const maxAge = SESSION_MS / 1000;
      return `${COOKIE}=${untilMs}.${signed(untilMs)}; Max-Age=${maxAge}; ${attributes(isHttps)}`;
    },
    noCookie: `${COOKIE}=; Max-Age=0; ${attributes(false)}`,
    isHost: (headers) => {
      const [, bearer] = /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '') ?? [];
      return bearer === undefined ? hasSession(headers) : isSame(bearer, token);
    },
  };
};
