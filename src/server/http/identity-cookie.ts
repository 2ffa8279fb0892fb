import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '../../shared/language.ts';

/** Over plain http; who had one when the site got https is still known. */
const PLAIN_NAME = 'wordstake';
/** Browsers take a cookie of this prefix from this very host alone, over https: no other host or subdomain can plant one. */
const BOUND_NAME = '__Host-wordstake';
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const LONGEST_COOKIE = 4096;

/** The signed token that a browser sent, and whether its cookie is bound to this host. */
type SentToken = { readonly token: string; readonly isBound: boolean };

/** What a browser sent to be known again; undefined where it sent nothing. A bound cookie counts before a plain one. */
export const sentToken = ({ cookie }: IncomingHttpHeaders): SentToken | undefined => {
  if (cookie === undefined || cookie.length > LONGEST_COOKIE) return undefined;
  let plain: string | undefined;
  for (const part of cookie.split(';')) {
    const [name, value = ''] = part.trim().split('=', 2);
    if (name === BOUND_NAME) return { token: value, isBound: true };
    if (name === PLAIN_NAME) plain ??= value;
  }
  return plain === undefined ? undefined : { token: plain, isBound: false };
};

const ATTRIBUTES = 'Path=/; HttpOnly; SameSite=Lax';
const plainEnds = (isHttps: boolean): string =>
  `${PLAIN_NAME}=; ${ATTRIBUTES}; Max-Age=0${isHttps ? '; Secure' : ''}`;

/** Out of reach of scripts, sent to this site only; over https bound to this host, in place of a plain one. */
export const cookiesFor = (token: string, isHttps: boolean): string[] =>
  isHttps
    ? [`${BOUND_NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}; Secure`, plainEnds(true)]
    : [`${PLAIN_NAME}=${token}; ${ATTRIBUTES}; Max-Age=${MAX_AGE_SECONDS}`];

/** Lets a browser forget who it was. */
export const cookiesEnd = (isHttps: boolean): string[] =>
  isHttps ? [`${BOUND_NAME}=; ${ATTRIBUTES}; Max-Age=0; Secure`, plainEnds(true)] : [plainEnds(false)];

/** The first language of ours that a browser asks for. */
export const languageFrom = ({ 'accept-language': accepted = '' }: IncomingHttpHeaders): Language => {
  for (const part of accepted.slice(0, 200).split(',')) {
    const found = LANGUAGES.find((language) => part.trim().toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
};
