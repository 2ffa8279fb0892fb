import type { Seat } from '../../core/seat.ts';
import { seatAt } from '../../core/seats.ts';
import { owe, payable } from '../debts.ts';
import type { PhaseRules, Table } from '../engine-types.ts';
import type { BuyWordRefusal } from '../refusals.ts';
import { isOpenSale, salesToChallenge, whyNotWord } from '../selling.ts';
import { SELLING_ORDERS } from '../selling-orders.ts';
import type { Sale, State } from '../state.ts';
import { fallsWith } from '../variants/built-on.ts';

/** Those who have something to challenge, have not left and have not waived. */
export const seatsThatMayChallenge = (state: State): Seat[] =>
  state.seats.flatMap(({ left }, seat) =>
    !left && !state.waived.includes(seat) && salesToChallenge(state, seat).length > 0 ? [seat] : [],
  );

/** What speaks against a challenge (BW-6.1). */
export const whyNotChallenged = (state: State, seat: Seat, number: number): BuyWordRefusal | undefined => {
  if (state.options.judge !== 'challenge') return { code: 'no-challenges' };
  const sale = state.sales.find((each) => each.number === number);
  if (sale === undefined) return { code: 'no-such-sale', sale: number };
  if (sale.seat === seat) return { code: 'own-sale', sale: number };
  if (sale.challenged !== null) return { code: 'already-challenged', sale: number };
  if (sale.undone) return { code: 'sale-undone', sale: number };
  if (sale.builtOn) return { code: 'built-on', sale: number };
  return isOpenSale(state.round, sale) ? undefined : { code: 'sale-settled', sale: number };
};

/** BW-6.2: takes the penalty, as far as there is money; gives what is missing. */
const takePenalty = (table: Table, seat: Seat): number => {
  const { penalty } = table.state.options;
  const amount = payable(table, seat, penalty);
  if (amount > 0) table.emit({ type: 'penalty', seat, amount });
  return penalty - amount;
};

/** Takes a sale back, its money as far as there is any; gives what is missing. */
const undo = (table: Table, { number, seat, words, price, tiles, wilds }: Sale): number => {
  const { left } = seatAt(table.state, seat);
  const refund = payable(table, seat, price);
  // BW-18.2: players who have left take nothing back, the tiles stay in the box.
  const back = left ? { tiles: '', wilds: 0 } : { tiles, wilds };
  table.emit({ type: 'undone', sale: number, seat, words, refund, ...back });
  return price - refund;
};

const reopen = (table: Table, seat: Seat): void => {
  const { queue, players, options } = table.state;
  const again = SELLING_ORDERS[options.selling].again?.(queue, seat, players);
  table.emit({ type: 'reopened', seat, ...(again === undefined ? {} : { queue: again }) });
};

/** BW-6.2: what a verdict leads to; a sale that falls is undone, and with it what its seller has built on it (BW-14.5). */
export const settle = (table: Table, by: Seat, number: number, valid: boolean): void => {
  const sale = table.state.sales[number - 1] as Sale;
  const { seat, words } = sale;
  table.emit({ type: 'challenged', sale: number, seller: seat, words, by, valid });
  if (valid) {
    owe(table, by, takePenalty(table, by));
    return;
  }
  let missing = 0;
  for (const fallen of fallsWith(table.state.sales, sale)) missing += undo(table, fallen);
  // BW-6.3: the refund comes before the penalty.
  owe(table, seat, missing + takePenalty(table, seat));
  // BW-6.4: a seller who was done may sell again.
  const isDone = !table.state.queue.includes(seat);
  if (isDone && !seatAt(table.state, seat).left) reopen(table, seat);
};

/** BW-6: the dictionary decides a challenged word for good. */
export const challenge = (table: Table, by: Seat, number: number): BuyWordRefusal | undefined => {
  const { state, env } = table;
  const why = whyNotChallenged(state, by, number);
  if (why !== undefined) return why;
  const { words } = state.sales[number - 1] as Sale;
  settle(
    table,
    by,
    number,
    words.every(({ word }) => whyNotWord(state.options, env.judge, word) === undefined),
  );
  return undefined;
};

/** BW-6.4: has no more to challenge; only who is done selling can say so. */
export const waive = (table: Table, seat: Seat): BuyWordRefusal | undefined => {
  const { state } = table;
  if (state.options.judge !== 'challenge') return { code: 'no-challenges' };
  if (state.waived.includes(seat)) return { code: 'already-waived' };
  if (state.queue.includes(seat) || salesToChallenge(state, seat).length === 0)
    return { code: 'nothing-to-waive' };
  table.emit({ type: 'waived', seat });
  return undefined;
};

/** BW-6.4: once all are done, the time for challenges runs until the server says that it has passed. */
export const challengeWindow: NonNullable<PhaseRules['window']> = {
  isOpen: (state) =>
    state.queue.length === 0 && !state.windowClosed && seatsThatMayChallenge(state).length > 0,
  close: (table) => table.emit({ type: 'window-closed' }),
};
