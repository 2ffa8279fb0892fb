import type { SeatLook, SitterInfo, TableInfo } from '../../protocol/wire.ts';
import { roomOf } from './room.ts';
import { type Sitter, seatOf, type TableState } from './table-state.ts';
import { optionsTold } from './word-lists.ts';

const looksOf = (sitter: Sitter): SeatLook => {
  if (sitter.kind === 'bot') return { bot: sitter.bot };
  const { face, colour } = sitter;
  return face === undefined || colour === undefined ? {} : { face, colour };
};

/** What everybody may know of somebody at a table. */
export const sitterInfo = (sitter: Sitter): SitterInfo => ({
  name: sitter.name,
  kind: sitter.kind,
  ...looksOf(sitter),
  gone: sitter.gone,
});

const hostSeat = (table: TableState, { seats }: Pick<TableState, 'seats'>) =>
  table.host === null ? null : (seatOf({ seats }, table.host) ?? null);

/** The room between two games, null at any other time. */
const nextInfo = (table: TableState): TableInfo['next'] =>
  table.next === null || table.status !== 'over'
    ? null
    : {
        seats: table.next.seats.map((sitter) => sitter && sitterInfo(sitter)),
        ready: table.next.ready,
        host: hostSeat(table, table.next),
      };

/** The rules before the host has changed them. */
const rulesBefore = ({ rulesBefore: before, seats, next }: TableState): TableInfo['rulesBefore'] => {
  if (before === null) return null;
  const { by, options, capacity, patienceSeconds } = before;
  const sitters = [...roomOf({ seats, next }).seats, ...seats];
  const host = sitters.find((sitter) => sitter?.kind === 'person' && sitter.id === by);
  return { by: host?.name ?? null, options: optionsTold(options), capacity, patienceSeconds };
};

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
  host: hostSeat(table, table),
  next: nextInfo(table),
  rulesBefore: rulesBefore(table),
});
