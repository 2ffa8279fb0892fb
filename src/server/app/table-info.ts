import type { TableInfo } from '../../protocol/wire.ts';
import { seatOf, type TableState } from './table-state.ts';

/** What everybody may know of a table: no identities, no seed. */
export const tableInfo = (code: string, table: TableState): TableInfo => ({
  code,
  game: table.game,
  options: table.options,
  capacity: table.capacity,
  public: table.settings.public,
  spectators: table.settings.spectators,
  patienceSeconds: table.settings.patienceSeconds,
  status: table.status,
  gameNumber: table.playing?.number ?? 0,
  seats: table.seats.map((sitter) => sitter && { name: sitter.name, kind: sitter.kind, gone: sitter.gone }),
  host: table.host === null ? null : (seatOf(table, table.host) ?? null),
});
