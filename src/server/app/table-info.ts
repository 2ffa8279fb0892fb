import type { SitterInfo, TableInfo } from '../../protocol/wire.ts';
import { type Sitter, seatOf, type TableState } from './table-state.ts';
import { optionsTold } from './word-lists.ts';

const sitterInfo = (sitter: Sitter): SitterInfo => ({
  name: sitter.name,
  kind: sitter.kind,
  ...(sitter.kind === 'bot' ? { bot: sitter.bot } : {}),
  gone: sitter.gone,
});

/** What everybody may know of a table: no identities, no seed, and long lists by name. */
export const tableInfo = (code: string, table: TableState): TableInfo => ({
  code,
  game: table.game,
  options: optionsTold(table.options),
  capacity: table.capacity,
  public: table.settings.public,
  spectators: table.settings.spectators,
  patienceSeconds: table.settings.patienceSeconds,
  status: table.status,
  gameNumber: table.playing?.number ?? 0,
  seats: table.seats.map((sitter) => sitter && sitterInfo(sitter)),
  chat: table.settings.chat,
  wordFilter: table.settings.wordFilter,
  startsAtMs: table.settings.startsAtMs ?? null,
  host: table.host === null ? null : (seatOf(table, table.host) ?? null),
});
