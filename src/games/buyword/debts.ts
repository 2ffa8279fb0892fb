/** BW-6.3: what a player cannot pay the bank is owed, and taken from the next money they receive. */

import type { Seat } from '../core/seat.ts';
import { seatAt } from '../core/seats.ts';
import type { Table } from './engine-types.ts';

/** Of a sum that a player is to pay the bank, what they can pay now. */
export const payable = (table: Table, seat: Seat, sum: number): number =>
  Math.min(sum, seatAt(table.state, seat).money);

/** Notes what a player has failed to pay. */
export const owe = (table: Table, seat: Seat, amount: number): void => {
  if (amount > 0) table.emit({ type: 'owed', seat, amount });
};

/** Takes what is owed from those who have come to money; whoever owes had none before. */
export const collectDebts = (table: Table): void => {
  table.state.seats.forEach(({ owes }, seat) => {
    const amount = payable(table, seat, owes);
    if (amount > 0) table.emit({ type: 'debt-paid', seat, amount });
  });
};
