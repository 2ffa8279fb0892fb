/** Rules as a link: a table's wish, as far as it is not as usual, in the address. */
import { parseOptions } from '../../games/buyword/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { isOffered } from './offered-options.ts';
import { leanOptions, PATIENCE_SECONDS, SEATS, SPECTATORS, type TableWish, USUAL } from './table-wish.ts';

export const LINK_PARAMETER = 'o';
const LONGEST_LINK = 4000;

const toBase64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

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

/** Why an address stands for no table: it cannot be read, or asks for rules that tables here do not offer yet. */
type BadLink = { readonly code: 'unreadable' } | { readonly code: 'not-offered' };

const oneOf = <T>(values: readonly T[], given: unknown, usual: T): T | undefined =>
  given === undefined ? usual : values.find((value) => value === given);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(fromBase64Url(text));
  } catch {
    return undefined;
  }
};

export const parseWish = (text: string): Result<TableWish, BadLink> => {
  const given = text.length > LONGEST_LINK ? undefined : readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return err({ code: 'unreadable' });
  const { seats: wished, spectators: watched, patience, ...options } = given as Record<string, unknown>;
  const seats = oneOf<number>(SEATS, wished, USUAL.seats);
  const spectators = oneOf<TableWish['spectators']>(SPECTATORS, watched, USUAL.spectators);
  const patienceSeconds = oneOf<number | null>(PATIENCE_SECONDS, patience, USUAL.patienceSeconds);
  if (seats === undefined || spectators === undefined || patienceSeconds === undefined)
    return err({ code: 'unreadable' });
  if (!parseOptions(options, seats).ok) return err({ code: 'unreadable' });
  if (!Object.keys(options).every(isOffered)) return err({ code: 'not-offered' });
  return ok({ seats, spectators, patienceSeconds, options });
};

/** The address of the page that makes such a table. */
export const linkOf = (wish: TableWish): string => `/new?${LINK_PARAMETER}=${formatWish(wish)}`;

/** The address of the whole rules, with what is the table's own marked in them. */
export const rulesPageOf = (wish: TableWish): string =>
  `/rules/buyword?${LINK_PARAMETER}=${formatWish(wish)}`;

type KnownTable = Pick<TableInfo, 'options' | 'capacity' | 'spectators' | 'patienceSeconds'>;

/** The wish for a table like one that is there; its seats as far as tables are made with so many. */
export const wishLike = ({ options, capacity, spectators, patienceSeconds }: KnownTable): TableWish => ({
  options: options as TableWish['options'],
  seats: oneOf<number>(SEATS, capacity, USUAL.seats) ?? USUAL.seats,
  spectators,
  patienceSeconds,
});
