import { err, ok, type Result } from '../../../shared/result.ts';
import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import type { LotChoice } from '../actions.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { Options } from '../options.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { type Lot, type State, stayingFromLeader } from '../state.ts';
import { pipsOf, priceOf } from '../tile-set.ts';
import { TILE_SETS } from '../tile-sets.ts';

/** BW-4.2: what a lot costs. */
export const lotPrice = ({ tiles: set }: Options, tiles: string): number =>
  priceOf(pipsOf(TILE_SETS[set], tiles));

/** The lots before a seat, in seat order of origin (BW-12.2). */
export const lotsOf = (lots: readonly Lot[], seat: Seat): Lot[] =>
  lots.filter(({ holder }) => holder === seat).sort((a, b) => a.from - b.from);

/** BW-12.2: of several lots the first is due; who names one names that. */
export const chosenLot = (state: State, seat: Seat, { from }: LotChoice): Result<Lot, BuyWordRefusal> => {
  const [due] = lotsOf(state.lots, seat);
  if (due === undefined) throw new Error(`seat ${seat} is to buy without a lot`);
  return from === undefined || from === due.from ? ok(due) : err({ code: 'other-lot-first', seat: due.from });
};

/** BW-4.3: a declined lot leaves play. */
const decline = (table: Table, seat: Seat, choice: LotChoice): BuyWordRefusal | undefined => {
  const lot = chosenLot(table.state, seat, choice);
  if (!lot.ok) return lot.error;
  const { from, tiles } = lot.value;
  table.emit({ type: 'lot-gone', seat, from, tiles, why: 'declined' });
  return undefined;
};

/** BW-4: leader first, clockwise, each buys the whole lot or declines it. */
export const buyPhase: PhaseRules = {
  name: 'buy',
  queue: (state) => stayingFromLeader(state).flatMap((seat) => lotsOf(state.lots, seat).map(() => seat)),
  toAct: (state) => state.queue.slice(0, 1),
  inTurn: {
    buy: (table, seat, choice) => {
      const lot = chosenLot(table.state, seat, choice);
      if (!lot.ok) return lot.error;
      const { from, tiles } = lot.value;
      const price = lotPrice(table.state.options, tiles);
      const { money } = seatAt(table.state, seat);
      if (price > money) return { code: 'cannot-afford', price, money };
      table.emit({ type: 'bought', seat, from, tiles, price });
      return undefined;
    },
    decline,
  },
  offers: ({ options, lots, seats }, seat) => {
    const price = lotPrice(options, lotsOf(lots, seat)[0]?.tiles ?? '');
    const canPay = price <= (seats[seat]?.money ?? 0);
    return canPay ? [{ kind: 'buy', price }, { kind: 'decline' }] : [{ kind: 'decline' }];
  },
  timeOut: (table, seat) => {
    decline(table, seat, {});
  },
};
