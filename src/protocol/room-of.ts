import type { RoomInfo, TableInfo } from './wire.ts';

/** Where people sit at a table: between two games in the room of the next, else at the seats of the game or of the first room. */
export const roomOf = ({ next, seats, host }: Pick<TableInfo, 'next' | 'seats' | 'host'>): RoomInfo =>
  next ?? { seats, host, ready: [] };
