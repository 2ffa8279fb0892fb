import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { LayOut, Layout, SellAction } from '../laying.ts';
import { missingLetters } from '../letters.ts';
import type { Offer } from '../offers.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { excessOf, isRoundFull, MOST_SALES_A_ROUND, salesToChallenge, whyNotWord } from '../selling.ts';
import { SELLING_ORDERS } from '../selling-orders.ts';
import { isLastChance, type State, stayingFromLeader } from '../state.ts';
import { pipsOf } from '../tile-set.ts';
import { TILE_SETS } from '../tile-sets.ts';
import type { View } from '../view.ts';
import { challenge, challengeWindow, seatsThatMayChallenge, waive } from './challenge.ts';

/** How many tiles a seat must still part with before it may say done. */
const excessAt = (state: State, seat: Seat): number =>
  excessOf(state.options, seatAt(state, seat).tiles.length, isLastChance(state));

/** BW-5.5: where the bank judges, it refuses a word that it does not know. */
const whyNotSold = ({ state, env }: Table, { words }: Layout): BuyWordRefusal | undefined => {
  if (state.options.judge !== 'dictionary') return undefined;
  for (const { word } of words) {
    const code = whyNotWord(state.options, env.judge, word);
    if (code !== undefined) return { code, word };
  }
  return undefined;
};

const sell = (table: Table, seat: Seat, action: SellAction, layOut: LayOut): BuyWordRefusal | undefined => {
  if (isRoundFull(table.state)) return { code: 'too-many-sales', most: MOST_SALES_A_ROUND };
  const laid = layOut(table.state, seat, action);
  if (!laid.ok) return laid.error;
  const why = whyNotSold(table, laid.value);
  if (why !== undefined) return why;
  const price = laid.value.words.reduce((sum, word) => sum + word.price, 0);
  const { queue, options, sales } = table.state;
  const next = SELLING_ORDERS[options.selling].afterSale?.(queue);
  table.emit({
    type: 'sold',
    seat,
    sale: sales.length + 1,
    price,
    ...laid.value,
    ...(next === undefined ? {} : { queue: next }),
  });
  return undefined;
};

const discard = (table: Table, seat: Seat, tiles: string): BuyWordRefusal | undefined => {
  const excess = excessAt(table.state, seat);
  if (excess === 0) return { code: 'nothing-to-discard' };
  if (typeof tiles !== 'string' || !/^[A-Z]+$/.test(tiles)) return { code: 'word-bad-letters' };
  if (tiles.length > excess) return { code: 'discard-too-many', excess };
  const letters = missingLetters(seatAt(table.state, seat).tiles, tiles);
  if (letters !== '') return { code: 'tiles-not-held', letters };
  table.emit({ type: 'tiles-gone', seat, tiles: [...tiles].sort().join(''), wilds: 0, why: 'discarded' });
  return undefined;
};

/** BW-18.1: the highest pips first, then alphabetically. */
const excessTiles = (state: State, seat: Seat): string => {
  const set = TILE_SETS[state.options.tiles];
  const byPips = [...seatAt(state, seat).tiles].sort(
    (a, b) => pipsOf(set, b) - pipsOf(set, a) || (a < b ? -1 : 1),
  );
  return byPips.slice(0, excessAt(state, seat)).sort().join('');
};

const challengeOffers = (view: View, seat: Seat): Offer[] => {
  const sales = salesToChallenge(view, seat).map(({ number }) => number);
  if (sales.length === 0) return [];
  const mayWaive = view.seats[seat]?.done === true && !view.waived.includes(seat);
  return mayWaive ? [{ kind: 'challenge', sales }, { kind: 'waive' }] : [{ kind: 'challenge', sales }];
};

const sellOffers = (view: View, seat: Seat): Offer[] => {
  const { tiles, tileCount, wilds, done } = view.seats[seat] as View['seats'][number];
  if (done || tiles === null) return [];
  const offers: Offer[] = [];
  // One wild at most in a word; alone it makes none, but beside what lies on a grid it may.
  const canLay = tileCount + Math.min(wilds, 1) >= (view.board.length > 0 ? 1 : 2);
  if (canLay && !isRoundFull(view)) offers.push({ kind: 'sell', tiles, wilds });
  const excess = excessOf(view.options, tileCount, view.lastChance);
  offers.push(excess > 0 ? { kind: 'discard', tiles, most: excess } : { kind: 'done' });
  return offers;
};

/** BW-5 to BW-7: each sells as many words as they wish, in the table's order, and says done; then the window for challenges closes. */
export const createSellPhase = (layOut: LayOut): PhaseRules => ({
  name: 'sell',
  queue: stayingFromLeader,
  toAct: (state) => {
    if (state.queue.length > 0) return SELLING_ORDERS[state.options.selling].now(state.queue);
    return state.windowClosed ? [] : seatsThatMayChallenge(state);
  },
  inTurn: {
    sell: (table, seat, action) =>
      table.state.queue.includes(seat) ? sell(table, seat, action, layOut) : { code: 'already-done' },
    discard: (table, seat, { tiles }) =>
      table.state.queue.includes(seat) ? discard(table, seat, tiles) : { code: 'already-done' },
    done: (table, seat) => {
      if (!table.state.queue.includes(seat)) return { code: 'already-done' };
      const excess = excessAt(table.state, seat);
      if (excess > 0) return { code: 'over-limit', limit: table.state.options.tileLimit ?? 0, excess };
      table.emit({ type: 'done', seat });
      return undefined;
    },
  },
  outOfTurn: ({ options }) => (options.selling === 'together' ? { code: 'already-done' } : undefined),
  offers: sellOffers,
  offersAnytime: challengeOffers,
  window: challengeWindow,
  anytime: { challenge: (table, seat, { sale }) => challenge(table, seat, sale), waive },
  timeOut: (table, seat) => {
    if (!table.state.queue.includes(seat)) {
      table.emit({ type: 'waived', seat });
      return;
    }
    const tiles = excessTiles(table.state, seat);
    if (tiles !== '') table.emit({ type: 'tiles-gone', seat, tiles, wilds: 0, why: 'discarded' });
    table.emit({ type: 'done', seat });
  },
});
