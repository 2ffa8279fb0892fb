import type { SitterInfo, TableInfo } from '../../protocol/wire.ts';
import { type Sitter, seatOf, type TableState } from './table-state.ts';

/** Lists up to this length are told word for word. */
const LONGEST_LIST_TOLD = 24;

/** Options with long lists told by their length: tables are listed by the hundred, and shown with every change of seats. */
export const inBrief = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.length > LONGEST_LIST_TOLD ? value.length : value.map(inBrief);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, inBrief(each)]));
};

/** Asked for with every frame of a whole table, while options never change. */
const knownBriefs = new WeakMap<object, unknown>();
const briefOf = (options: unknown): unknown => {
  if (typeof options !== 'object' || options === null) return options;
  if (!knownBriefs.has(options)) knownBriefs.set(options, inBrief(options));
  return knownBriefs.get(options);
};

const sitterInfo = (sitter: Sitter): SitterInfo => ({
  name: sitter.name,
  kind: sitter.kind,
  ...(sitter.kind === 'bot' ? { bot: sitter.bot } : {}),
  gone: sitter.gone,
});

/** What everybody may know of a table: no identities, no seed, and of long lists only their length. */
export const tableInfo = (code: string, table: TableState): TableInfo => ({
  code,
  game: table.game,
  options: briefOf(table.options),
  capacity: table.capacity,
  public: table.settings.public,
  spectators: table.settings.spectators,
  patienceSeconds: table.settings.patienceSeconds,
  status: table.status,
  gameNumber: table.playing?.number ?? 0,
  seats: table.seats.map((sitter) => sitter && sitterInfo(sitter)),
  chat: table.settings.chat ?? 'all',
  wordFilter: table.settings.wordFilter ?? false,
  startsAtMs: table.settings.startsAtMs ?? null,
  host: table.host === null ? null : (seatOf(table, table.host) ?? null),
});
