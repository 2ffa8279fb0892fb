/** Rules as a link: a table's wish, as far as it is not as usual, in the address. */
import { type Options, readOptions } from '../../games/buyword/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { leanOptions, SEATS, type TableWish, USUAL, WAYS, type Way } from './table-wish.ts';
import { formatLink, LINK_PARAMETER, LONGEST_QUERY, oneOf, parseLink } from './wish-link.ts';

export const WAY_PARAMETER = 'play';
/** With whom an address wants to play. */
export const wayIn = (query: URLSearchParams): Way =>
  WAYS.find((way) => way === query.get(WAY_PARAMETER)) ?? 'friends';

/** What stands in the address for a table. */
export const formatWish = ({ options, ...around }: TableWish): string =>
  formatLink(around, leanOptions(options, around.seats));

/** The table that an address stands for; options that cannot be played together are for the page to explain. */
export const parseWish = (text: string): Result<TableWish, { readonly code: 'unreadable' }> => {
  const linked = parseLink(text, SEATS);
  if (!linked.ok) return linked;
  const { options: wishes, ...around } = linked.value;
  const read = readOptions(wishes, around.seats);
  if (!read.ok) return err({ code: 'unreadable' });
  // As they are played, but only those that were given.
  const options = Object.fromEntries(
    Object.keys(wishes).map((option) => [option, read.value[option as keyof Options]]),
  );
  return ok({ ...around, options });
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
    way: wayIn(query),
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
