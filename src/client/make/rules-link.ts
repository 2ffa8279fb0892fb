/** Rules as a link: a table's wish, as far as it is not as usual, in the address. */
import { type Options, readOptions } from '../../games/buyword/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import {
  leanOptions,
  PATIENCE_SECONDS,
  SEATS,
  SPECTATORS,
  type TableWish,
  USUAL,
  WAYS,
  type Way,
} from './table-wish.ts';

const LINK_PARAMETER = 'o';
const WAY_PARAMETER = 'play';
/** Longer rules, a pasted list say, stand behind the `#`: servers and proxies refuse long addresses, and never see that. */
const LONGEST_QUERY = 1500;
/** More than the longest lists that a table takes. */
const LONGEST_LINK = 500_000;

const toBase64Url = (text: string): string => {
  const bytes = new TextEncoder().encode(text);
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

const fromBase64Url = (text: string): string => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, (sign) => sign.charCodeAt(0)),
  );
};

/** What stands in the address for a table. */
export const formatWish = ({ options, seats, spectators, patienceSeconds }: TableWish): string =>
  toBase64Url(
    JSON.stringify({
      ...leanOptions(options, seats),
      ...(seats === USUAL.seats ? {} : { seats }),
      ...(spectators === USUAL.spectators ? {} : { spectators }),
      ...(patienceSeconds === USUAL.patienceSeconds ? {} : { patience: patienceSeconds }),
    }),
  );

const oneOf = <T>(values: readonly T[], given: unknown, usual: T): T | undefined =>
  given === undefined ? usual : values.find((value) => value === given);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(fromBase64Url(text));
  } catch {
    return undefined;
  }
};

/** The table that an address stands for; options that cannot be played together are for the page to explain. */
export const parseWish = (text: string): Result<TableWish, { readonly code: 'unreadable' }> => {
  const given = text.length > LONGEST_LINK ? undefined : readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return err({ code: 'unreadable' });
  const { seats: wished, spectators: watched, patience, ...wishes } = given as Record<string, unknown>;
  const seats = oneOf<number>(SEATS, wished, USUAL.seats);
  const spectators = oneOf<TableWish['spectators']>(SPECTATORS, watched, USUAL.spectators);
  const patienceSeconds = oneOf<number | null>(PATIENCE_SECONDS, patience, USUAL.patienceSeconds);
  if (seats === undefined || spectators === undefined || patienceSeconds === undefined)
    return err({ code: 'unreadable' });
  const read = readOptions(wishes, seats);
  if (!read.ok) return err({ code: 'unreadable' });
  // As they are played, but only those that were given.
  const options = Object.fromEntries(
    Object.keys(wishes).map((option) => [option, read.value[option as keyof Options]]),
  );
  return ok({ seats, spectators, patienceSeconds, options });
};

/** What of an address stands for a table, and the way it is to be played; undefined where it says nothing of it. */
export const readLink = (
  search: string,
  hash: string,
): { readonly text: string | undefined; readonly way: Way } => {
  const query = new URLSearchParams(search);
  const text = query.get(LINK_PARAMETER) ?? new URLSearchParams(hash.slice(1)).get(LINK_PARAMETER);
  return {
    text: text ?? undefined,
    way: WAYS.find((way) => way === query.get(WAY_PARAMETER)) ?? 'friends',
  };
};

/** The address of the page that makes such a table. */
export const linkOf = (wish: TableWish, way: Way = 'friends'): string => {
  const text = formatWish(wish);
  const query = new URLSearchParams({
    ...(way === 'friends' ? {} : { [WAY_PARAMETER]: way }),
    ...(text.length > LONGEST_QUERY ? {} : { [LINK_PARAMETER]: text }),
  }).toString();
  const path = query === '' ? '/new' : `/new?${query}`;
  return text.length > LONGEST_QUERY ? `${path}#${LINK_PARAMETER}=${text}` : path;
};

/** The address of the whole rules, with what is the table's own marked in them; lists too long for an address are left out. */
export const rulesPageOf = (wish: TableWish): string => {
  const { theme, houseWords, houseBans, ...options } = wish.options;
  const text = formatWish(wish);
  const short = text.length > LONGEST_QUERY ? formatWish({ ...wish, options }) : text;
  return `/rules/buyword?${LINK_PARAMETER}=${short}`;
};

type KnownTable = Pick<TableInfo, 'options' | 'capacity' | 'spectators' | 'patienceSeconds'>;

/** The wish for a table like one that is there. */
export const wishLike = ({ options, capacity, spectators, patienceSeconds }: KnownTable): TableWish => ({
  options: options as TableWish['options'],
  seats: oneOf<number>(SEATS, capacity, USUAL.seats) ?? USUAL.seats,
  spectators,
  patienceSeconds,
});
