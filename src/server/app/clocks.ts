import type { Seat } from '../../games/core/seat.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import { isRestless, isTooLong } from './log-bounds.ts';
import type { EntryBody } from './log-entry.ts';
import type { Outage } from './ports.ts';
import { roomOf } from './room.ts';
import { clockUse, dueMs } from './table-clock.ts';
import { personSeats, seatOf, type TableState } from './table-state.ts';

/** How long things last at a table; hosts of servers and tests may want it otherwise. */
export type TableTimes = {
  /** An unstarted table that nobody looks at is put away. */
  readonly expireAfterMs: number;
  /** A game that all people have gone away from pauses … */
  readonly pauseAfterMs: number;
  /** … and is put away, as is one that is over. */
  readonly archiveAfterMs: number;
  /** Who has been away for long is still given this much at each turn. */
  readonly awayGraceMs: number;
  /** A table nobody watches leaves memory. */
  readonly unloadAfterMs: number;
  /** How long a bot seems to think. */
  readonly botPauseMs: { readonly from: number; readonly to: number };
  /** How far behind spectators are where they are delayed. */
  readonly spectatorDelayMs: number;
  /** How often the server notes that it lives: outages are known as exactly as this. */
  readonly beatMs: number;
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

export const DEFAULT_TIMES: TableTimes = {
  expireAfterMs: DAY_MS,
  pauseAfterMs: 2 * MINUTE_MS,
  archiveAfterMs: 30 * DAY_MS,
  awayGraceMs: 3000,
  unloadAfterMs: MINUTE_MS,
  botPauseMs: { from: 500, to: 1300 },
  spectatorDelayMs: 2 * MINUTE_MS,
  beatMs: 5000,
};

/** From this much time a turn on, people are not expected to sit and wait. */
const CORRESPONDENCE_SECONDS = 3600;

/** Who is here. */
export type Presence = {
  /** Since when the person at a seat is away, in the game that is on or else in the room; null: is here. */
  readonly awaySinceMs: (seat: Seat) => number | null;
  /** When anybody was last seen, as far as that is known; the server's start at least. */
  readonly lastSeenMs: number;
};

/** What time goes by at a table, besides the table itself. */
export type Surroundings = {
  readonly presence: Presence;
  readonly times: TableTimes;
  readonly outages: readonly Outage[];
  /** Whether the game cannot be played on (table-state.ts, whyStale). */
  readonly isStale: boolean;
};

export type Alarm = { readonly atMs: number } & (
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'window' }
  | { readonly kind: 'time' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'pass-host'; readonly seat: Seat }
  | { readonly kind: 'archive'; readonly why: 'expired' | 'abandoned' | 'finished' | 'too-long' }
);

/** When time runs out at a table, as far as its game has clocks. */
export const deadlinesOf = ({ status, playing }: TableState, outages: readonly Outage[]): Deadlines => {
  if (status !== 'playing' || playing === null) return { seats: [], windowMs: null };
  const { facts, turns, window } = playing.clock;
  const { turnSeconds, windowOpen, windowSeconds } = facts;
  return {
    seats:
      turnSeconds === null
        ? []
        : turns.flatMap((turn, seat) =>
            turn === null ? [] : [{ seat, atMs: dueMs(turn, turnSeconds, outages) }],
          ),
    windowMs: windowOpen ? dueMs(window, windowSeconds, outages) : null,
  };
};

/** Whether all people at a table are away, and since when. */
const allAwaySince = (table: TableState, presence: Presence): number | undefined => {
  let latest: number | undefined;
  for (const seat of personSeats(table)) {
    const since = presence.awaySinceMs(seat);
    if (since === null) return undefined;
    latest = Math.max(latest ?? 0, since);
  }
  return latest;
};

/** Those who are away while others wait for them: the engine plays for them after the table's patience. */
const awayAlarms = (table: TableState, presence: Presence, times: TableTimes): Alarm[] => {
  const { patienceSeconds } = table.settings;
  const { playing } = table;
  if (patienceSeconds === null || playing === null) return [];
  const alarms: Alarm[] = [];
  for (const seat of personSeats(table)) {
    const turn = playing.clock.turns[seat] ?? null;
    const away = turn === null ? null : presence.awaySinceMs(seat);
    if (away === null || turn === null) continue;
    const atMs = Math.max(away + patienceSeconds * 1000, turn.sinceMs + times.awayGraceMs);
    alarms.push({ kind: 'timeout', seat, atMs });
  }
  return alarms;
};

const playingAlarms = (table: TableState, { presence, times, outages }: Surroundings): Alarm[] => {
  const { seats, windowMs } = deadlinesOf(table, outages);
  const alarms: Alarm[] = seats.map(({ seat, atMs }) => ({ kind: 'timeout', seat, atMs }));
  if (windowMs !== null) alarms.push({ kind: 'window', atMs: windowMs });
  const clock = table.playing?.clock;
  if (clock !== undefined && clock.facts.gameSeconds !== null)
    alarms.push({ kind: 'time', atMs: dueMs(clock.game, clock.facts.gameSeconds, outages) });
  const turnSeconds = table.playing?.clock.facts.turnSeconds ?? null;
  if (turnSeconds !== null && turnSeconds >= CORRESPONDENCE_SECONDS) return alarms;
  const awaySince = allAwaySince(table, presence);
  if (awaySince === undefined) alarms.push(...awayAlarms(table, presence, times));
  else alarms.push({ kind: 'pause', atMs: awaySince + times.pauseAfterMs });
  return alarms;
};

/** A host who is away where others wait: the next person who is here takes over. */
const hostAlarm = (table: TableState, presence: Presence): Alarm[] => {
  const room = roomOf(table);
  const people = personSeats(room);
  const host = table.host === null ? undefined : seatOf(room, table.host);
  const { patienceSeconds } = table.settings;
  const away = host === undefined ? null : presence.awaySinceMs(host);
  const heir = people.find((seat) => presence.awaySinceMs(seat) === null);
  if (away === null || heir === undefined || patienceSeconds === null || isRestless(table)) return [];
  return [{ kind: 'pass-host', seat: heir, atMs: away + patienceSeconds * 1000 }];
};

/** What becomes of a table where nothing is played, counted from when something or somebody was last there. */
const idleAlarms = (table: TableState, { presence, times }: Surroundings): Alarm[] => {
  const anybody = personSeats(roomOf(table)).some((seat) => presence.awaySinceMs(seat) === null);
  if (anybody) return table.status === 'archived' ? [] : hostAlarm(table, presence);
  const sinceMs = Math.max(table.changedAtMs, presence.lastSeenMs);
  switch (table.status) {
    case 'open':
      return [{ kind: 'archive', why: 'expired', atMs: sinceMs + times.expireAfterMs }];
    case 'over':
      return [{ kind: 'archive', why: 'finished', atMs: sinceMs + times.archiveAfterMs }];
    case 'archived':
      return [];
    default:
      return [{ kind: 'archive', why: 'abandoned', atMs: sinceMs + times.archiveAfterMs }];
  }
};

/** All that time will bring at a table, if nothing else happens first. */
export const alarmsOf = (table: TableState, around: Surroundings): Alarm[] => {
  if (isTooLong(table)) return [{ kind: 'archive', why: 'too-long', atMs: table.changedAtMs }];
  return table.status === 'playing' && !around.isStale
    ? playingAlarms(table, around)
    : idleAlarms(table, around);
};

/** What an alarm enters into the log; undefined where it is the game's to decide. */
export const entryFor = (
  alarm: Alarm,
  table: TableState,
  nowMs: number,
  outages: readonly Outage[],
): EntryBody | undefined => {
  switch (alarm.kind) {
    case 'pause':
      return table.playing === null
        ? undefined
        : { kind: 'paused', used: clockUse(table.playing.clock, nowMs, outages) };
    case 'archive':
      return { kind: 'archived', why: alarm.why };
    case 'pass-host': {
      const heir = roomOf(table).seats[alarm.seat];
      return heir?.kind === 'person' ? { kind: 'host-passed', host: heir.id } : undefined;
    }
    default:
      return undefined;
  }
};
