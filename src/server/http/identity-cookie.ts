import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '../../shared/language.ts';

const NAME = 'wordstake';
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;
const LONGEST_COOKIE = 4096;

/** The signed token that a browser sent; undefined where it sent none. */
export const tokenFrom = ({ cookie }: IncomingHttpHeaders): string | undefined => {
  if (cookie === undefined || cookie.length > LONGEST_COOKIE) return undefined;
  for (const part of cookie.split(';')) {
    const [name, value] = part.trim().split('=', 2);
    if (name === NAME) return value;
  }
  return undefined;
};

/** Out of reach of scripts, sent to this site only. */
export const cookieFor = (token: string, isHttps: boolean): string =>
  `${NAME}=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${MAX_AGE_SECONDS}${isHttps ? '; Secure' : ''}`;

/** Lets a browser forget who it was. */
export const cookieEnds = (isHttps: boolean): string =>
  `${NAME}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${isHttps ? '; Secure' : ''}`;

/** The first language of ours that a browser asks for. */
export const languageFrom = ({ 'accept-language': accepted = '' }: IncomingHttpHeaders): Language => {
  for (const part of accepted.slice(0, 200).split(',')) {
    const found = LANGUAGES.find((language) => part.trim().toLowerCase().startsWith(language));
    if (found !== undefined) return found;
  }
  return 'en';
};
