/** Rules as a link: a table's wish, as far as it is not as usual, in the address. */
import { parseOptions } from '../../games/buyword/options.ts';
import type { TableInfo } from '../../protocol/wire.ts';
import { err, type Result } from '../../shared/result.ts';
import { isOffered } from './offered-options.ts';
import { leanOptions, SEATS, type TableWish, USUAL } from './table-wish.ts';
import { formatLink, LINK_PARAMETER, oneOf, parseLink } from './wish-link.ts';

/** What stands in the address for a table. */
export const formatWish = ({ options, ...around }: TableWish): string =>
  formatLink(around, leanOptions(options, around.seats));

/** Why an address stands for no table: it cannot be read, or asks for rules that tables here do not offer yet. */
type BadLink = { readonly code: 'unreadable' } | { readonly code: 'not-offered' };

export const parseWish = (text: string): Result<TableWish, BadLink> => {
  const read = parseLink(text, SEATS);
  if (!read.ok) return read;
  const { options, seats } = read.value;
  if (!parseOptions(options, seats).ok) return err({ code: 'unreadable' });
  if (!Object.keys(options).every(isOffered)) return err({ code: 'not-offered' });
  return read;
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
