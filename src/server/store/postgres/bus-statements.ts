/** What the processes that serve a database ask of it to know of each other. All that is put into the texts are numbers and names of ours. */
import type { WakeTimes } from '../../app/bus.ts';
import { TABLE_STATUSES } from '../../app/ports.ts';
import { CHANNEL } from './notices.ts';

/** A process that has not been heard of for so long is dead: others take its tables. */
export const LEASE_MS = 6000;
/** How often a process says that it lives: several times within its lease. */
export const BEAT_MS = 1500;
/** What was made just now is about to be taken by who has made it. */
const FRESH_MS = 3000;

/** Beats come one after the other: no two processes wait for each other in a ring. Chosen at random, once. */
const BEAT_LOCK = 219_740_389;

/**
 * The dead: who has not been heard of for long, or whose line the database has seen end. Where another user's lines cannot be looked
 * at, only the first counts.
 */
const BURY = `
  delete from processes where until < clock_timestamp() or not exists (
    select 1 from pg_stat_activity line
    where line.pid = processes.pid and coalesce(line.backend_start, processes.began) = processes.began)`;

const idList = (tables: Iterable<number>): string => `'{${[...tables].join()}}'::bigint[]`;

/** Tables that this process keeps wake nobody; one that is being changed right now has its turn with the next beat. */
const inMemory = (origin: string, which = 'true'): string => `
  update tables set wake_at = 0 where id in (
    select id from tables where id in (select t from keepers where process = '${origin}' and ${which}) and wake_at is distinct from 0
    for update skip locked)`;

/** Tables that were in the memory of a process that is no more, by their status. */
const orphans = (times: WakeTimes, nowMs: number): string => `
  update tables set wake_at = case status ${TABLE_STATUSES.map((status) => `when '${status}' then ${times[status] ?? 'null::bigint'}`).join(' ')} end
  where id in (
    select id from tables where wake_at = 0 and changed_at < ${nowMs - FRESH_MS}
      and not exists (select 1 from keepers where keepers.t = tables.id)
    for update skip locked)`;

/**
 * Says that a process lives, buries those that do not, takes what it holds and nobody keeps, gives up what it does not hold, and lets
 * be woken what nobody keeps; then gives who lives, and what it keeps. One text, so one transaction.
 */
export const beatStatement = (
  origin: string,
  held: Iterable<number>,
  times: WakeTimes,
  nowMs: number,
): string => {
  const ids = idList(held);
  return [
    `select pg_advisory_xact_lock(${BEAT_LOCK})`,
    `insert into processes (id, until, pid, began)
     select '${origin}', clock_timestamp() + interval '${LEASE_MS} ms', pid, backend_start from pg_stat_activity where pid = pg_backend_pid()
     on conflict (id) do update set until = excluded.until, pid = excluded.pid, began = excluded.began`,
    BURY,
    `insert into keepers (t, process) select t, '${origin}' from unnest(${ids}) t order by t on conflict do nothing`,
    `delete from keepers where process = '${origin}' and not (t = any(${ids}))`,
    inMemory(origin),
    orphans(times, nowMs),
    'select id from processes',
    `select t from keepers where process = '${origin}'`,
  ].join(';\n');
};

/** Takes a table, unless somebody keeps it; gives a row where this process keeps it. */
export const keepStatement = (origin: string, table: number): string =>
  [
    `insert into keepers (t, process) select ${table}, id from processes where id = '${origin}' on conflict do nothing`,
    inMemory(origin, `t = ${table}`),
    `select t from keepers where t = ${table} and process = '${origin}'`,
  ].join(';\n');

/** Gives a table up and tells who may want it: process, table, notice. */
export const RELEASE = `
  with gone as (delete from keepers where process = $1 and t = $2 returning t)
  select pg_notify('${CHANNEL}', $3) from gone`;

/** Takes a turn upon oneself, unless that was done: table, seat, turn. */
export const CLAIM_TURN = `
  insert into told_turns as told (t, seat, turn) values ($1, $2, $3)
  on conflict (t, seat) do update set turn = excluded.turn where told.turn <> excluded.turn`;

export const TELL = `select pg_notify('${CHANNEL}', notice) from unnest($1::text[]) notice`;

/** Process, tables, who is here as JSON, how many watch. */
export const PUT_LOOKERS = `
  insert into lookers (process, t, here, watching) select $1, * from unnest($2::bigint[], $3::text[], $4::bigint[])
  on conflict (t, process) do update set here = excluded.here, watching = excluded.watching`;
export const DROP_LOOKERS = 'delete from lookers where process = $1 and t = any($2::bigint[])';
export const READ_LOOKERS = 'select process, t, here, watching from lookers where process <> $1';
export const LEAVE = 'delete from processes where id = $1';
