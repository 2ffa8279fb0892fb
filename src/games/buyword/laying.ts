/** How a word is laid out to be sold. */
import { err, ok, type Result } from '../../shared/result.ts';
import type { Seat } from '../core/seat.ts';
import type { PlayerAction } from './actions.ts';
import type { LaidWord, Laying, SoldWord } from './events.ts';
import { missingLetters } from './letters.ts';
import type { BuyWordRefusal } from './refusals.ts';
import type { State } from './state.ts';
import { pipsOf, priceOf, WILD_PIPS } from './tile-set.ts';
import { TILE_SETS } from './tile-sets.ts';
import { longestWordOf } from './variants/theme.ts';

const SHORTEST_WORD = 2;

/** What is sold at once: the words it makes, and what leaves the hand. */
export type Layout = {
  readonly words: readonly SoldWord[];
  readonly tiles: string;
  readonly wilds: number;
  readonly grid?: Laying;
};

export type SellAction = Extract<PlayerAction, { kind: 'sell' }>;
/** All that laying out goes by; who sees their own tiles knows it. */
export type LayingState = Pick<State, 'options' | 'board'> & {
  readonly seats: readonly Pick<State['seats'][number], 'tiles' | 'wilds'>[];
};
/** Lays a word out before a seat, or says why that cannot be. */
export type LayOut = (state: LayingState, seat: Seat, action: SellAction) => Result<Layout, BuyWordRefusal>;

/** What speaks against a word before any tile is looked at. */
export const whyNotSpelt = (
  { options }: Pick<State, 'options'>,
  { word, wildAt }: LaidWord,
): BuyWordRefusal | undefined => {
  if (typeof word !== 'string' || !/^[A-Z]*$/.test(word)) return { code: 'word-bad-letters' };
  if (word.length < SHORTEST_WORD) return { code: 'word-too-short' };
  const most = longestWordOf(options);
  if (word.length > most) return { code: 'word-too-long', most };
  const isPlace = wildAt === null || (Number.isInteger(wildAt) && wildAt >= 0 && wildAt < word.length);
  return isPlace ? undefined : { code: 'word-bad-letters' };
};

/** What speaks against taking tiles and wilds from a hand. */
export const whyNotHeld = (
  { seats }: LayingState,
  seat: Seat,
  wanted: string,
  wanting: number,
): BuyWordRefusal | undefined => {
  const { tiles, wilds } = seats[seat] ?? { tiles: '', wilds: 0 };
  if (wanting > wilds) return { code: 'no-wild' };
  const letters = missingLetters(tiles, wanted);
  return letters === '' ? undefined : { code: 'missing-tiles', letters };
};

/** A word with its pips and price; a wild counts one (BW-5.3). */
export const priced = ({ options }: Pick<State, 'options'>, { word, wildAt }: LaidWord): SoldWord => {
  const letters = wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);
  const pips = pipsOf(TILE_SETS[options.tiles], letters) + (wildAt === null ? 0 : WILD_PIPS);
  return { word, wildAt, pips, price: priceOf(pips) };
};

/** BW-5.2: a word uses tiles held, each once, and at most one wild. */
export const layFromHand: LayOut = (state, seat, { word, wildAt, at }) => {
  if (at !== undefined) return err({ code: 'no-grid' });
  const why = whyNotSpelt(state, { word, wildAt });
  if (why !== undefined) return err(why);
  const tiles = wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);
  const wilds = wildAt === null ? 0 : 1;
  const lacking = whyNotHeld(state, seat, tiles, wilds);
  return lacking === undefined
    ? ok({ words: [priced(state, { word, wildAt })], tiles, wilds })
    : err(lacking);
};
