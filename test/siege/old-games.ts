import type { LogEntry } from '../../src/server/app/log-entry.ts';
import type { Store } from '../../src/server/app/ports.ts';
import { openSqliteStore } from '../../src/server/store/sqlite/sqlite-store.ts';

const GAMES_OF_ONE_TABLE = 100;
const TABLES_AT_ONCE = 50;
const DAY_MS = 24 * 60 * 60 * 1000;
const NAMES = ['Ann', 'Bob', 'Anaïs', 'Barbara', 'Cid', 'Dana', 'Eve', 'Étienne', 'Hannah', 'Max'];

const made: LogEntry['body'] = {
  kind: 'made',
  game: 'buyword',
  options: {},
  capacity: 2,
  settings: { public: true, spectators: 'live', patienceSeconds: null, chat: 'all', wordFilter: false },
  host: { id: 'old', name: 'Old' },
};

/** Signs of codes that no table of the server's own has in this order. */
const codeOf = (table: number): string => `OLD${table.toString(36).toUpperCase().padStart(4, '0')}`;

const nameOf = (game: number, seat: number): string =>
  `${NAMES[(game * 7 + seat * 3) % NAMES.length]} ${(game * 13 + seat) % 500}`;

const addTable = async (store: Store, table: number, firstMs: number): Promise<void> => {
  const row = { status: 'open', isPublic: true, changedAtMs: firstMs, wakeAtMs: null } as const;
  const first = { seq: 1, atMs: firstMs, actionKey: null, body: made };
  const id = await store.createTable(
    { ...row, code: codeOf(table) },
    first,
    ['old'],
    Number.MAX_SAFE_INTEGER,
  );
  if (typeof id !== 'number') throw new Error(`no old table: ${id}`);
  const addGame = (number: number): Promise<boolean> => {
    const game = table * GAMES_OF_ONE_TABLE + number;
    const players = [0, 1].map((seat) => ({
      seat,
      identity: `old-${(game + seat) % 1000}`,
      name: nameOf(game, seat),
      won: seat === 0,
    }));
    const body = { kind: 'paused', used: { turns: [], window: 0, game: 0 } } as const;
    const entry = { seq: number + 1, atMs: firstMs + game * 1000, actionKey: null, body };
    const ended = { game: 'buyword', number, listed: true, players };
    return store.append(id, entry, { status: 'over', ended });
  };
  await Promise.all(Array.from({ length: GAMES_OF_ONE_TABLE }, (_, i) => addGame(i + 1)));
};

/** Gives a data folder so many finished games of public tables, as a server has after some years. */
export const addOldGames = async (dataFolder: string, games: number): Promise<void> => {
  const opened = openSqliteStore(dataFolder);
  if (!opened.ok) throw new Error(opened.error);
  const store = opened.value;
  const firstMs = Date.now() - 300 * DAY_MS;
  const tables = Array.from({ length: Math.ceil(games / GAMES_OF_ONE_TABLE) }, (_, i) => i);
  // Many at once: what is asked for together is written to disk together.
  while (tables.length > 0)
    await Promise.all(tables.splice(0, TABLES_AT_ONCE).map((table) => addTable(store, table, firstMs)));
  await store.close();
};
