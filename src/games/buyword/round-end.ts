import { seatAt } from '../core/seats.ts';
import type { Table } from './engine-types.ts';
import type { GameResult } from './events.ts';

/** What comes after a round: why the game is over, or nothing where it goes on (with a bag that is not empty). */
export type Ending = (table: Table) => Exclude<GameResult['reason'], 'left'> | undefined;

/** BW-3.4: the round in which the last tile left the bag was the last. */
export const endWithTheBag: Ending = ({ state }) => (state.bagCount === 0 ? 'bag' : undefined);

/** BW-8.1: tiles still held are lost. */
export const loseTiles = (table: Table): void => {
  table.state.seats.forEach((_, seat) => {
    const { tiles } = seatAt(table.state, seat);
    if (tiles !== '') table.emit({ type: 'tiles-gone', seat, tiles, wilds: 0, why: 'lost' });
  });
};
