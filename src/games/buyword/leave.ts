import type { Seat } from '../core/seat.ts';
import { seatAt } from '../core/seats.ts';
import { endGame } from './end.ts';
import type { Table } from './engine-types.ts';
import { phaseOf } from './round.ts';

/** BW-18.2: lots are declined, tiles leave play; with one player left the game is over. */
export const leave = (table: Table, seat: Seat): undefined => {
  for (const { from, tiles } of table.state.lots.filter(({ holder }) => holder === seat)) {
    table.emit({ type: 'lot-gone', seat, from, tiles, why: 'declined' });
  }
  const { tiles, wilds } = seatAt(table.state, seat);
  if (tiles !== '' || wilds > 0) table.emit({ type: 'tiles-gone', seat, tiles, wilds, why: 'abandoned' });
  table.emit({ type: 'left', seat });
  const staying = table.state.seats.filter(({ left }) => !left).length;
  if (staying === 0 || (staying === 1 && table.state.players > 1)) endGame(table, 'left');
  else phaseOf(table.state)?.afterLeaving?.(table, seat);
};
