import type { ServerMessage, TableInfo } from '../../protocol/wire.ts';
import { bySeat, playersAt, type SavedGame } from '../saves/saved-game.ts';

type WholeTable = Extract<ServerMessage, { type: 'table' }>;

/** What somebody is to see of a game: how it stands at a version, and what has happened since another; null: since its start. */
export type Seen = Pick<WholeTable, 'you' | 'version' | 'view' | 'since' | 'events' | 'deadlines'>;

const sittersOf = (saved: SavedGame): TableInfo['seats'] =>
  bySeat<TableInfo['seats'][number]>(
    saved,
    (saved.people ?? ['']).map((name, at) => ({ name, kind: 'person', ...saved.looks[at], gone: false })),
    saved.bots.map(({ name, bot }) => ({ name, kind: 'bot', bot, gone: false })),
  );

const infoOf = (saved: SavedGame, isOver: boolean): TableInfo => ({
  code: saved.id,
  game: saved.game,
  capacity: playersAt(saved),
  public: false,
  spectators: 'off',
  patienceSeconds: null,
  status: isOver ? 'over' : 'playing',
  gameNumber: 1,
  seats: sittersOf(saved),
  host: null,
  next: null,
  rulesBefore: null,
  chat: 'off',
  wordFilter: false,
  startsAtMs: null,
});

/** The table as a whole. */
export const wholeTable = (game: SavedGame, seen: Seen, isOver: boolean): WholeTable => ({
  type: 'table',
  table: game.id,
  info: infoOf(game, isOver),
  seated: seen.you,
  isHost: false,
  watching: 0,
  away: [],
  earlier: null,
  ...seen,
});

/** What is new at the table: of the view, the parts that are not as they were. */
export const tableUpdate = (game: SavedGame, seen: Seen, before: Seen['view']): ServerMessage => ({
  type: 'update',
  table: game.id,
  version: seen.version,
  events: seen.events,
  deadlines: seen.deadlines,
  view: Object.fromEntries(
    Object.entries(seen.view ?? {}).filter(
      ([key, part]) => JSON.stringify(part) !== JSON.stringify(before?.[key]),
    ),
  ),
});
