/** A table as part of an address, whichever game it is of: what is around the game, and its options. */
import { err, ok, type Result } from '../../shared/result.ts';
import { PATIENCE_SECONDS, SPECTATORS, type TableWish, USUAL } from './table-wish.ts';

export const LINK_PARAMETER = 'o';
/** Longer rules, a pasted list say, stand behind the `#`: servers and proxies refuse long addresses, and never see that. */
export const LONGEST_QUERY = 1500;
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

/** What is around the game at a table. */
type Around = Omit<TableWish, 'options'>;

/** What stands in the address: the options given, and what around the game is not as usual. */
export const formatLink = (
  { seats, spectators, patienceSeconds }: Around,
  options: Readonly<Record<string, unknown>>,
): string =>
  toBase64Url(
    JSON.stringify({
      ...options,
      ...(seats === USUAL.seats ? {} : { seats }),
      ...(spectators === USUAL.spectators ? {} : { spectators }),
      ...(patienceSeconds === USUAL.patienceSeconds ? {} : { patience: patienceSeconds }),
    }),
  );

/** One of several values, the usual one where none is given; undefined where another is. */
export const oneOf = <T>(values: readonly T[], given: unknown, usual: T): T | undefined =>
  given === undefined ? usual : values.find((value) => value === given);

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(fromBase64Url(text));
  } catch {
    return undefined;
  }
};

type Linked = Around & { readonly options: Readonly<Record<string, unknown>> };

/** Reads an address for a table of so many seats; whether its options can be played is the game's to say. */
export const parseLink = (
  text: string,
  seatCounts: readonly number[],
): Result<Linked, { readonly code: 'unreadable' }> => {
  const given = text.length > LONGEST_LINK ? undefined : readJson(text);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return err({ code: 'unreadable' });
  const { seats: wished, spectators: watched, patience, ...options } = given as Record<string, unknown>;
  const seats = oneOf(seatCounts, wished, USUAL.seats);
  const spectators = oneOf<TableWish['spectators']>(SPECTATORS, watched, USUAL.spectators);
  const patienceSeconds = oneOf<number | null>(PATIENCE_SECONDS, patience, USUAL.patienceSeconds);
  if (seats === undefined || spectators === undefined || patienceSeconds === undefined)
    return err({ code: 'unreadable' });
  return ok({ seats, spectators, patienceSeconds, options });
};
