import type { Seat } from '../../games/core/seat.ts';
import type { Deadlines } from '../../protocol/wire.ts';
import type { Outage } from './ports.ts';
import { personSeats, type TableState } from './table-state.ts';

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
};

/** From this much time a turn on, people are not expected to sit and wait. */
const CORRESPONDENCE_SECONDS = 3600;

/** Who is here: null, or since when a person's seat is empty. */
export type Presence = { readonly awaySinceMs: (seat: Seat) => number | null };

export type Alarm = { readonly atMs: number } & (
  | { readonly kind: 'timeout'; readonly seat: Seat }
  | { readonly kind: 'window' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'pass-host'; readonly seat: Seat }
  | { readonly kind: 'archive'; readonly why: 'expired' | 'abandoned' | 'finished' }
);

/** How much of the time since a moment the server was down: that much is given back. */
export const creditSince = (outages: readonly Outage[], sinceMs: number): number => {
  let credit = 0;
  for (const { fromMs, toMs } of outages) credit += Math.max(0, toMs - Math.max(fromMs, sinceMs));
  return credit;
};

/** When time runs out at a table, as far as its game has clocks. */
export const deadlinesOf = ({ status, playing }: TableState, outages: readonly Outage[]): Deadlines => {
  if (status !== 'playing' || playing === null) return { seats: [], windowMs: null };
  const { facts, turnSinceMs, windowSinceMs } = playing.clock;
  const { turnSeconds, windowOpen, windowSeconds } = facts;
  const due = (sinceMs: number, seconds: number): number =>
    sinceMs + seconds * 1000 + creditSince(outages, sinceMs);
  return {
    seats:
      turnSeconds === null
        ? []
        : turnSinceMs.flatMap((since, seat) =>
            since === null ? [] : [{ seat, atMs: due(since, turnSeconds) }],
          ),
    windowMs: windowOpen ? due(windowSinceMs, windowSeconds) : null,
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
  return personSeats(table).flatMap((seat): Alarm[] => {
    const away = presence.awaySinceMs(seat);
    const since = playing.clock.turnSinceMs[seat] ?? null;
    if (away === null || since === null) return [];
    const atMs = Math.max(away + patienceSeconds * 1000, since + times.awayGraceMs);
    return [{ kind: 'timeout', seat, atMs }];
  });
};

const playingAlarms = (
  table: TableState,
  presence: Presence,
  times: TableTimes,
  outages: readonly Outage[],
): Alarm[] => {
  const { seats, windowMs } = deadlinesOf(table, outages);
  const alarms: Alarm[] = seats.map(({ seat, atMs }) => ({ kind: 'timeout', seat, atMs }));
  if (windowMs !== null) alarms.push({ kind: 'window', atMs: windowMs });
  const turnSeconds = table.playing?.clock.facts.turnSeconds ?? null;
  if (turnSeconds !== null && turnSeconds >= CORRESPONDENCE_SECONDS) return alarms;
  const awaySince = allAwaySince(table, presence);
  if (awaySince === undefined) alarms.push(...awayAlarms(table, presence, times));
  else alarms.push({ kind: 'pause', atMs: awaySince + times.pauseAfterMs });
  return alarms;
};

/** A host who is away where others wait: the next person who is here takes over. */
const hostAlarm = (table: TableState, presence: Presence): Alarm[] => {
  const people = personSeats(table);
  const host = people.find((seat) => {
    const sitter = table.seats[seat];
    return sitter?.kind === 'person' && sitter.id === table.host;
  });
  const { patienceSeconds } = table.settings;
  const away = host === undefined ? null : presence.awaySinceMs(host);
  const heir = people.find((seat) => presence.awaySinceMs(seat) === null);
  if (away === null || heir === undefined || patienceSeconds === null) return [];
  return [{ kind: 'pass-host', seat: heir, atMs: away + patienceSeconds * 1000 }];
};

const idleAlarms = (table: TableState, presence: Presence, times: TableTimes): Alarm[] => {
  const anybody = personSeats(table).some((seat) => presence.awaySinceMs(seat) === null);
  const { changedAtMs } = table;
  switch (table.status) {
    case 'open':
      return anybody
        ? hostAlarm(table, presence)
        : [{ kind: 'archive', why: 'expired', atMs: changedAtMs + times.expireAfterMs }];
    case 'over':
      return anybody
        ? hostAlarm(table, presence)
        : [{ kind: 'archive', why: 'finished', atMs: changedAtMs + times.archiveAfterMs }];
    case 'paused':
      return [{ kind: 'archive', why: 'abandoned', atMs: changedAtMs + times.archiveAfterMs }];
    default:
      return [];
  }
};

/** What time brings next at a table, if nothing else happens first. */
export const nextAlarm = (
  table: TableState,
  presence: Presence,
  times: TableTimes,
  outages: readonly Outage[],
): Alarm | undefined => {
  const alarms =
    table.status === 'playing'
      ? playingAlarms(table, presence, times, outages)
      : idleAlarms(table, presence, times);
  let first: Alarm | undefined;
  for (const alarm of alarms) if (first === undefined || alarm.atMs < first.atMs) first = alarm;
  return first;
};
