import type { Seat } from '../../core/seat.ts';
import { type Lot, type State, seatAt, stayingFromLeader } from '../state.ts';
import type { Table } from '../table.ts';
import { pipsOf, priceOf } from '../tile-set.ts';
import { TILE_SETS } from '../tile-sets.ts';
import type { PhaseRules } from './phase-rules.ts';

/** BW-4.2: what a lot costs. */
const lotPrice = (state: Pick<State, 'options'>, tiles: string): number =>
  priceOf(pipsOf(TILE_SETS[state.options.tiles], tiles));

const lotOf = (state: State, seat: Seat): Lot => {
  const lot = state.lots.find(({ holder }) => holder === seat);
  if (lot === undefined) throw new Error(`seat ${seat} is to buy without a lot`);
  return lot;
};

/** BW-4.3: a declined lot leaves play. */
const decline = (table: Table, seat: Seat): void => {
  const { from, tiles } = lotOf(table.state, seat);
  table.emit({ type: 'lot-gone', seat, from, tiles, why: 'declined' });
};

/** BW-4: leader first, clockwise, each buys the whole lot or declines it. */
export const buyPhase: PhaseRules = {
  name: 'buy',
  queue: (state) =>
    stayingFromLeader(state).flatMap((seat) =>
      state.lots.filter(({ holder }) => holder === seat).map(() => seat),
    ),
  toAct: (state) => state.queue.slice(0, 1),
  inTurn: {
    buy: (table, seat) => {
      const { from, tiles } = lotOf(table.state, seat);
      const price = lotPrice(table.state, tiles);
      const { money } = seatAt(table.state, seat);
      if (price > money) return { code: 'cannot-afford', price, money };
      table.emit({ type: 'bought', seat, from, tiles, price });
      return undefined;
    },
    decline: (table, seat) => {
      decline(table, seat);
      return undefined;
    },
  },
  timeOut: decline,
};
