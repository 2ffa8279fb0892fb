import type { Seat } from '../../core/seat.ts';
import type { PlayerAction } from '../actions.ts';
import type { LaidWord } from '../events.ts';
import { missingLetters } from '../letters.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { excessOf, isRoundFull, isWord, MOST_SALES_A_ROUND } from '../selling.ts';
import { isLastRound, type State, seatAt, stayingFromLeader } from '../state.ts';
import type { Table } from '../table.ts';
import { pipsOf, priceOf, WILD_PIPS } from '../tile-set.ts';
import { TILE_SETS } from '../tile-sets.ts';
import { challenge, closeWindow, seatsThatMayChallenge, waive } from './challenge.ts';
import type { PhaseRules } from './phase-rules.ts';

/** BW-14.7: the lists hold no longer words. */
const LONGEST_WORD = 15;
const SHORTEST_WORD = 2;

/** How many tiles a seat must still part with before it may say done. */
const excessAt = (state: State, seat: Seat): number =>
  excessOf(state.options, seatAt(state, seat).tiles.length, isLastRound(state));

/** The letter tiles a laid word takes from the hand. */
const tilesOf = ({ word, wildAt }: LaidWord): string =>
  wildAt === null ? word : word.slice(0, wildAt) + word.slice(wildAt + 1);

const whyNotLaid = (state: State, seat: Seat, laid: LaidWord): BuyWordRefusal | undefined => {
  const { word, wildAt } = laid;
  if (!/^[A-Z]*$/.test(word)) return { code: 'word-bad-letters' };
  if (word.length < SHORTEST_WORD) return { code: 'word-too-short' };
  if (word.length > LONGEST_WORD) return { code: 'word-too-long', most: LONGEST_WORD };
  if (wildAt !== null && !(Number.isInteger(wildAt) && wildAt >= 0 && wildAt < word.length)) {
    return { code: 'word-bad-letters' };
  }
  const { tiles, wilds } = seatAt(state, seat);
  if (wildAt !== null && wilds === 0) return { code: 'no-wild' };
  const letters = missingLetters(tiles, tilesOf(laid));
  return letters === '' ? undefined : { code: 'missing-tiles', letters };
};

const sell = (
  table: Table,
  seat: Seat,
  laid: Extract<PlayerAction, { kind: 'sell' }>,
): BuyWordRefusal | undefined => {
  const { state } = table;
  if (isRoundFull(state)) return { code: 'too-many-sales', most: MOST_SALES_A_ROUND };
  const why = whyNotLaid(state, seat, laid);
  if (why !== undefined) return why;
  const { word, wildAt } = laid;
  if (state.options.judge === 'dictionary' && !isWord(state.options, table.env.judge, word))
    return { code: 'not-a-word', word };
  const tiles = tilesOf(laid);
  const wilds = wildAt === null ? 0 : 1;
  const pips = pipsOf(TILE_SETS[state.options.tiles], tiles) + wilds * WILD_PIPS;
  const price = priceOf(pips);
  const sale = state.sales.length + 1;
  table.emit({ type: 'sold', seat, sale, words: [{ word, wildAt, pips, price }], tiles, wilds, price });
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

const isInTurn = (state: State): boolean => state.options.selling === 'inTurn';

/** BW-5 to BW-7: each sells as many words as they wish and says done; then the window for challenges closes. */
export const sellPhase: PhaseRules = {
  name: 'sell',
  queue: stayingFromLeader,
  toAct: (state) => {
    if (state.queue.length > 0) return isInTurn(state) ? state.queue.slice(0, 1) : state.queue;
    return state.windowClosed ? [] : seatsThatMayChallenge(state);
  },
  inTurn: {
    sell: (table, seat, action) =>
      table.state.queue.includes(seat) ? sell(table, seat, action) : { code: 'already-done' },
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
  outOfTurn: (state) => (isInTurn(state) ? undefined : { code: 'already-done' }),
  closeWindow,
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
};
