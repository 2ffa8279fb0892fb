import type { Reseed } from '../../catalog/game-module.ts';
import type { Seat } from '../../games/core/seat.ts';
import type { TableRefusal } from '../../games/core/table-refusal.ts';
import { NOBODY } from '../../protocol/nobody.ts';
import { keptBy } from '../../shared/kept-by.ts';
import { isTooLong, MOST_IN_GAME } from './log-bounds.ts';
import type { EntryBody, LexiconPin, LogEntry, Person, TableRules, TableSettings } from './log-entry.ts';
import type { TableStatus } from './ports.ts';
import {
  type Room,
  roomAfterGame,
  roomOf,
  type Seats,
  withCapacity,
  withName,
  withReady,
  withSitter,
} from './room.ts';
import type { ServedGame } from './served-game.ts';
import { type Changes, changesAfter, NO_CHANGES } from './table-changes.ts';
import { type ClockState, clockAfter, NO_CLOCK, pausedClock, resumedClock } from './table-clock.ts';

export type Sitter =
  | (Person & { readonly kind: 'person'; readonly gone: boolean })
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string; readonly gone: false };

/** A game at a table, with what it was started under. */
export type Playing = {
  readonly number: number;
  readonly seed: string;
  readonly rulesVersion: number;
  readonly schemaVersion: number;
  readonly lexicon: LexiconPin;
  /** Seeds that took the first one's place. */
  readonly reseeds?: readonly Reseed[];
  /** The version at which it started. */
  readonly startedAt: number;
  /** Where in the room the players sat when it started, by their seats in the game. */
  readonly places: readonly Seat[];
  /** Null where it is of a shape that this version cannot read. */
  readonly state: unknown;
  readonly clock: ClockState;
};

/** A table at a version; plain JSON, made from its log alone. */
export type TableState = {
  readonly version: number;
  readonly game: string;
  readonly options: unknown;
  readonly capacity: number;
  readonly settings: TableSettings;
  /** The identity of the host; null: the next person who sits down. */
  readonly host: string | null;
  /** Those of the game that is on or over: what is hidden from whom goes by them. Before the first game, those of the room. */
  readonly seats: Seats;
  /** Between two games: the seats of the next, at which people sit down and stand up; null before the first and during one. */
  readonly next: Room | null;
  /** The rules of the last game, or those that the table was made with, where the host has changed them since; and who has. */
  readonly rulesBefore: (TableRules & { readonly by: string }) | null;
  readonly status: TableStatus;
  readonly changedAtMs: number;
  readonly playing: Playing | null;
  /** Identities that were sent away and do not come back. */
  readonly barred: readonly string[];
  /** Who wants whom gone from the game that is on: identities by the seat they mean. */
  readonly kicks: Readonly<Record<number, readonly string[]>>;
  /** What has changed around the game since the last start. */
  readonly changes: Changes;
};

/**
 * Whether a game was started under rules, words or shapes that this version no longer has. It can be looked at as far as it
 * can be read, and played again, but not played on.
 */
export const whyStale = (
  served: ServedGame,
  { rulesVersion, schemaVersion, lexicon, state }: Playing,
): 'rules-changed' | 'words-changed' | undefined => {
  if (rulesVersion !== served.rulesVersion || schemaVersion !== served.schemaVersion || state === null)
    return 'rules-changed';
  return served.hasLexicon(lexicon) ? undefined : 'words-changed';
};

/** Why nothing can be done in a table's game. */
export const whyNotPlaying = (served: ServedGame, table: TableState): TableRefusal | undefined => {
  const { status, playing } = table;
  if (status === 'archived') return { code: 'archived' };
  if (playing === null || status === 'open') return { code: 'not-started' };
  if (isTooLong(table)) return { code: 'game-too-long', most: MOST_IN_GAME };
  const stale = whyStale(served, playing);
  return stale === undefined ? undefined : { code: stale };
};

/** Asked for with every line of chat and every row of the lobby, while options seldom change; by the number of seats. */
const knownOptions = keptBy((_: ServedGame) => keptBy((_: object) => new Map<number, unknown>()));
const NO_WISHES = {};

/** All options of a table's game, or between two of the next one, as far as they are still good. */
export const optionsInPlay = (served: ServedGame, table: TableState): unknown => {
  const { options } = table;
  const { seats } = roomOf(table);
  const known = knownOptions(served)(options ?? NO_WISHES);
  if (!known.has(seats.length)) {
    const wished = served.seatedOptions?.(options, [...seats.keys()]) ?? options;
    const checked = served.checkOptions(wished, seats.length);
    known.set(seats.length, checked.ok ? checked.value : options);
  }
  return known.get(seats.length);
};

/** Whether a game is on, if only paused. */
export const isRunning = ({ status }: TableState): boolean => status === 'playing' || status === 'paused';

/** The seat of an identity that has not given it up, in a game or in a room; undefined where there is none. */
export const seatOf = ({ seats }: { readonly seats: Seats }, identity: string): Seat | undefined => {
  const seat = seats.findIndex((each) => each?.kind === 'person' && each.id === identity && !each.gone);
  return seat < 0 ? undefined : seat;
};

/** Whether somebody may see a table's game: who plays or has played it, and spectators where there may be any. */
export const mayLook = (table: TableState, identity: string): boolean =>
  table.settings.spectators !== 'off' || table.playing === null || seatOf(table, identity) !== undefined;

/** The table without the name and face of somebody who sits or sat there; the same where they did not. */
export const withoutNameOf = (table: TableState, identity: string): TableState => {
  const isThem = (sitter: Sitter | null): boolean => sitter?.kind === 'person' && sitter.id === identity;
  const { seats, next } = table;
  if (![...seats, ...(next?.seats ?? [])].some(isThem)) return table;
  const nameless = (those: Seats): Seats =>
    those.map((sitter) =>
      sitter && isThem(sitter) ? { kind: 'person', id: identity, name: NOBODY, gone: sitter.gone } : sitter,
    );
  return { ...table, seats: nameless(seats), next: next && { ...next, seats: nameless(next.seats) } };
};

/** Whether a table waits for somebody to act. */
export const isTurnOf = (table: TableState, identity: string): boolean => {
  const seat = seatOf(table, identity);
  if (seat === undefined || !isRunning(table)) return false;
  return table.playing?.clock.facts.toAct.includes(seat) ?? false;
};

/** Asked for with every action, while seats seldom change. */
const knownPersonSeats = new WeakMap<Seats, readonly Seat[]>();

/** The seats of people who have not given them up, in a game or in a room. */
export const personSeats = ({ seats }: { readonly seats: Seats }): readonly Seat[] => {
  let found = knownPersonSeats.get(seats);
  if (found === undefined) {
    found = seats.flatMap((each, seat) => (each?.kind === 'person' && !each.gone ? [seat] : []));
    knownPersonSeats.set(seats, found);
  }
  return found;
};

const person = (who: Person): Sitter => ({ kind: 'person', ...who, gone: false });

/** The table that its first entry makes. */
const madeTable = (body: Extract<EntryBody, { kind: 'made' }>, atMs: number): TableState => ({
  version: 1,
  game: body.game,
  options: body.options,
  capacity: body.capacity,
  settings: body.settings,
  host: body.host.id,
  seats: Array.from({ length: body.capacity }, (_, seat) => (seat === 0 ? person(body.host) : null)),
  next: null,
  rulesBefore: null,
  status: 'open',
  changedAtMs: atMs,
  playing: null,
  barred: [],
  kicks: {},
  changes: NO_CHANGES,
});

/** The seats of all who have not given them up, bots as well. */
export const takenSeats = (seats: Seats): readonly Seat[] =>
  seats.flatMap((sitter, seat) => (sitter !== null && !sitter.gone ? [seat] : []));

const startedTable = (
  served: ServedGame,
  table: TableState,
  body: Extract<EntryBody, { kind: 'started' }>,
  { seq, atMs }: LogEntry,
): Partial<TableState> => {
  const { game: number, seed, rulesVersion, schemaVersion, lexicon } = body;
  const readable = schemaVersion === served.schemaVersion;
  let state: unknown;
  if (readable) for (const event of body.events) state = served.apply(state, event);
  const clock = clockAfter(undefined, readable ? served.clockFacts(state) : NO_CLOCK, atMs);
  const { seats: room } = roomOf(table);
  const places = takenSeats(room);
  const seats = places.map((place) => room[place] ?? null);
  const isOver = readable && served.isOver(state);
  return {
    seats,
    next: isOver ? roomAfterGame(table, seats, { places }) : null,
    rulesBefore: null,
    status: isOver ? 'over' : 'playing',
    kicks: {},
    playing: {
      number,
      seed,
      rulesVersion,
      schemaVersion,
      lexicon,
      startedAt: seq,
      places,
      state: state ?? null,
      clock,
    },
  };
};

const actedTable = (
  served: ServedGame,
  table: TableState,
  { seat, events, gone, over }: Extract<EntryBody, { kind: 'acted' }>,
  atMs: number,
  decided: unknown,
): Partial<TableState> => {
  const { playing } = table;
  if (playing === null) throw new Error('an action without a game');
  const seats =
    gone === undefined
      ? table.seats
      : table.seats.map((each, i) =>
          i === seat && each?.kind === 'person' ? { ...each, gone: true } : each,
        );
  // Whatever becomes of the game's own state, the log says who has left, and that it is over.
  const around: Partial<TableState> = {
    ...(gone === undefined ? {} : { seats, host: gone.host }),
    ...(over === true ? { status: 'over', next: roomAfterGame(table, seats, playing) } : {}),
  };
  if (playing.state === null) return around;
  let state: unknown = decided ?? playing.state;
  if (decided === undefined) for (const event of events) state = served.apply(state, event);
  const clock = clockAfter(playing.clock, served.clockFacts(state), atMs);
  return { ...around, playing: { ...playing, state, clock } };
};

/** The rules that a table is played by from the next game on. */
export const rulesOf = ({ options, capacity, settings: { patienceSeconds } }: TableState): TableRules => ({
  options,
  capacity,
  patienceSeconds,
});

const changedRules = (
  table: TableState,
  { rules, by }: Extract<EntryBody, { kind: 'rules-changed' }>,
): Partial<TableState> => ({
  ...withCapacity(table, rules.capacity),
  options: rules.options,
  settings: { ...table.settings, patienceSeconds: rules.patienceSeconds },
  rulesBefore: { ...(table.rulesBefore ?? rulesOf(table)), by },
});

const pausedTable = (
  { playing }: TableState,
  { used }: Extract<EntryBody, { kind: 'paused' }>,
  atMs: number,
): Partial<TableState> => ({
  status: 'paused',
  playing: playing && { ...playing, clock: pausedClock(playing.clock, used, atMs) },
});

const resumedTable = ({ playing }: TableState, atMs: number): Partial<TableState> => ({
  status: 'playing',
  playing: playing && { ...playing, clock: resumedClock(playing.clock, atMs) },
});

const reseededTable = (served: ServedGame, { playing }: TableState, seed: string): Partial<TableState> => {
  if (playing === null || playing.state === null) return {};
  const reseed = { seed, at: served.chancePlace(playing.state) };
  return { playing: { ...playing, reseeds: [...(playing.reseeds ?? []), reseed] } };
};

const changes = (
  served: ServedGame,
  table: TableState,
  entry: LogEntry,
  decided: unknown,
): Partial<TableState> => {
  const { body, atMs } = entry;
  switch (body.kind) {
    case 'made':
      throw new Error('a table is made once');
    case 'sat':
      return { ...withSitter(table, body.seat, person(body.who)), host: table.host ?? body.who.id };
    case 'bot-sat':
      return withSitter(table, body.seat, { kind: 'bot', bot: body.bot, name: body.name, gone: false });
    case 'renamed':
      return withName(table, body.seat, person(body.who));
    case 'stood':
      return { ...withSitter(table, body.seat, null), host: body.host };
    case 'ready':
      return withReady(table, body.seat, body.isReady);
    case 'rules-changed':
      return changedRules(table, body);
    case 'host-passed':
      return { host: body.host };
    case 'kick-asked':
      return {
        kicks: { ...table.kicks, [body.seat]: [...(table.kicks[body.seat] ?? []), body.by] },
      };
    case 'kicked':
      return {
        barred: [...table.barred, body.who],
        ...(isRunning(table) ? {} : { ...withSitter(table, body.seat, null), host: body.host }),
      };
    case 'started':
      return startedTable(served, table, body, entry);
    case 'acted':
      return actedTable(served, table, body, atMs, decided);
    case 'paused':
      return pausedTable(table, body, atMs);
    case 'resumed':
      return resumedTable(table, atMs);
    case 'reseeded':
      return reseededTable(served, table, body.seed);
    case 'archived':
      return { status: 'archived' };
  }
};

/** The table after somebody has arranged what is theirs; of no other version than before. */
export const arrangedTable = (
  served: ServedGame,
  table: TableState,
  events: readonly unknown[],
): TableState => {
  const { playing } = table;
  if (playing === null || playing.state === null) return table;
  let state: unknown = playing.state;
  for (const event of events) state = served.apply(state, event);
  return { ...table, playing: { ...playing, state } };
};

/**
 * The table after an entry; the first entry is applied to nothing. `decided`: the game's state after the entry's events,
 * where it is known already.
 */
export const applyEntry = (
  served: ServedGame,
  table: TableState | undefined,
  entry: LogEntry,
  decided?: unknown,
): TableState => {
  if (table === undefined) {
    if (entry.body.kind !== 'made') throw new Error('a table begins with its making');
    return madeTable(entry.body, entry.atMs);
  }
  return {
    ...table,
    ...changes(served, table, entry, decided),
    changes: changesAfter(table, entry.body),
    version: entry.seq,
    changedAtMs: entry.atMs,
  };
};
