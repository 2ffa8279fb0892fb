import type { ApiSummaries } from '../../messages/api-en.ts';
import type { ClientMessage } from '../../protocol/wire.ts';

/**
 * What things cost, in one place: the limits of rate-limits.ts count these, not requests.
 *
 * Work is counted in units of about a millisecond of the server's time at a large table or on a full site; what has no line
 * here costs one. Disk is counted in bytes.
 */

/** A request, by its name in the description of the API. */
export type RequestName = keyof ApiSummaries;

const REQUEST_COSTS: Partial<Record<RequestName, number>> = {
  // With its options whole, long lists and all.
  table: 2,
  // Takes a new name or face to every table where one sits.
  identity: 5,
  // Looks at the tables of one person.
  who: 2,
  // The same, to see whether they may look words up.
  word: 2,
  turns: 4,
  myTables: 4,
  // Looks at all public tables.
  tables: 4,
  lobby: 4,
  playNow: 10,
  // Checks options, which may hold thousands of words.
  makeTable: 5,
  start: 3,
  ready: 3,
  rules: 5,
  // Sends as much as a hundred kilobytes.
  list: 4,
  // Reads a page of a game.
  tableEvents: 5,
  // Reads a whole game.
  tableRecord: 10,
  tableReasons: 10,
  record: 10,
  // Searches all finished games.
  records: 10,
  // Reads all games of one person.
  exportMe: 50,
  deleteMe: 50,
  openApi: 10,
  // Reads the best of a day, and counts those before oneself.
  daily: 4,
  // Plays a whole game.
  sendDaily: 50,
};

/** A message over the socket that shows a whole table, the whole lobby, or all tables that wait. */
const SHOWS_ALL = 5;

/** What a request costs. */
export const requestCost = (name: RequestName | undefined): number =>
  (name === undefined ? undefined : REQUEST_COSTS[name]) ?? 1;

/** What a message over the socket costs; one that cannot be read costs one. */
export const messageCost = (message: ClientMessage | undefined): number =>
  message?.type === 'watch' || (message !== undefined && 'follow' in message && message.follow)
    ? SHOWS_ALL
    : 1;

/** An entry of a table's log beside what was sent: what has happened, who did it and when. */
const ENTRY_BYTES = 300;
/** What a bot leaves in the log of a game that somebody has started. */
const BOT_GAME_BYTES = 10_000;

/**
 * Requests that leave something on disk: how often what was sent is kept, and how many bytes beside it. What takes something
 * away (leaving, unsubscribing, deleting oneself) has no line: it is never refused for what was written before.
 */
const STORED: Partial<Record<RequestName, { readonly times: number; readonly bytes: number }>> = {
  // In the log, and in the table's snapshot.
  makeTable: { times: 2, bytes: 2 * ENTRY_BYTES },
  // A game of three, of which two may be bots.
  playNow: { times: 2, bytes: 2 * ENTRY_BYTES + 2 * BOT_GAME_BYTES },
  identity: { times: 1, bytes: ENTRY_BYTES },
  newCode: { times: 1, bytes: ENTRY_BYTES },
  sit: { times: 1, bytes: ENTRY_BYTES },
  'add-bot': { times: 1, bytes: ENTRY_BYTES },
  'remove-bot': { times: 1, bytes: ENTRY_BYTES },
  'pass-host': { times: 1, bytes: ENTRY_BYTES },
  kick: { times: 1, bytes: ENTRY_BYTES },
  ready: { times: 1, bytes: ENTRY_BYTES },
  // In the log, and in the table's snapshot.
  rules: { times: 2, bytes: 2 * ENTRY_BYTES },
  'free-seat': { times: 1, bytes: ENTRY_BYTES },
  mute: { times: 1, bytes: ENTRY_BYTES },
  block: { times: 1, bytes: ENTRY_BYTES },
  // With the last lines of the chat.
  report: { times: 1, bytes: 20 * ENTRY_BYTES },
  setOrders: { times: 1, bytes: ENTRY_BYTES },
  subscribe: { times: 1, bytes: ENTRY_BYTES },
  // Of the log nothing but what it came to.
  sendDaily: { times: 0, bytes: ENTRY_BYTES },
};

/** How many bytes a request leaves on disk. */
export const storedByRequest = (name: RequestName | undefined, sentBytes: number): number => {
  const stored = name === undefined ? undefined : STORED[name];
  return stored === undefined ? 0 : stored.times * sentBytes + stored.bytes;
};

/** How many bytes an action or a line of chat leaves on disk. */
export const storedByText = (text: string): number => Buffer.byteLength(text) + ENTRY_BYTES;

/** How many bytes another name or face leaves on disk at so many tables. */
export const storedByRename = (tables: number): number => tables * ENTRY_BYTES;

/** How many bytes the start of a game leaves on disk: its options once more, and what its bots will do. */
export const storedByGame = (options: unknown, bots: number): number =>
  JSON.stringify(options ?? null).length + bots * BOT_GAME_BYTES + ENTRY_BYTES;
