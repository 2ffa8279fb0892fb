/** Rules of Choose Your Words as a link: a table's wish, as far as it is not as usual, in the address. */
import { parseOptions } from '../../games/choose-your-words/options.ts';
import { err, ok, type Result } from '../../shared/result.ts';
import { CARD_SEATS, type CardsWish, leanCardOptions } from './cards-wish.ts';
import { WAY_PARAMETER } from './rules-link.ts';
import type { Way } from './table-wish.ts';
import { formatLink, LINK_PARAMETER, parseLink } from './wish-link.ts';

export const CARDS = 'choose-your-words';

/** What stands in the address for a table. */
const formatCardsWish = ({ options, ...around }: CardsWish): string =>
  formatLink(around, leanCardOptions(options));

export const parseCardsWish = (text: string): Result<CardsWish, { readonly code: 'unreadable' }> => {
  const read = parseLink(text, CARD_SEATS);
  if (!read.ok) return read;
  const { options, ...around } = read.value;
  const parsed = parseOptions(options, around.seats);
  return parsed.ok ? ok({ ...around, options }) : err({ code: 'unreadable' });
};

/** The address of the page that makes such a table. */
export const cardsLinkOf = (wish: CardsWish, way: Way): string => {
  const playedSo = way === 'friends' ? '' : `&${WAY_PARAMETER}=${way}`;
  return `/new?game=${CARDS}${playedSo}&${LINK_PARAMETER}=${formatCardsWish(wish)}`;
};

/** The address of the whole rules, with what is the table's own marked in them. */
export const cardsRulesOf = (wish: CardsWish): string =>
  `/rules/choose-your-words?${LINK_PARAMETER}=${formatCardsWish(wish)}`;
