import type { DatabaseSync } from 'node:sqlite';

/** The lowest schema that is read: those below it were of versions that were never released. */
export const FIRST_SCHEMA = 9;

const FIRST = `
  create table meta (key text primary key, value text not null) strict;
  create table outages (from_ms integer not null, to_ms integer not null) strict;

  -- Guests. Whoever has ended their sessions is in another epoch.
  create table identities (
    id text primary key, name text not null, language text not null,
    face text not null, colour text not null,
    recovery text not null unique, created_at integer not null,
    seen_at integer not null default 0, epoch integer not null default 0
  ) strict;
  create index identities_seen on identities (seen_at);

  -- Tables, what happened at them, and who sits there.
  create table tables (
    id integer primary key, code text not null unique, status text not null, public integer not null,
    changed_at integer not null, wake_at integer, maker text not null default ''
  ) strict;
  create index tables_wake on tables (wake_at) where wake_at is not null;
  create index tables_public on tables (changed_at) where public = 1 and status = 'open';
  create index tables_playing on tables (changed_at) where public = 1 and status = 'playing';
  create index tables_archived on tables (changed_at) where status = 'archived';
  create index tables_changed on tables (changed_at);
  create index tables_maker on tables (maker) where status = 'open';
  create table log (
    g integer primary key, t integer not null, s integer not null,
    at integer not null, action text, body text not null
  ) strict;
  create unique index log_key on log (t, s);
  create table snapshots (t integer primary key, s integer not null, engine text not null, state text not null) strict;
  create table sitters (identity text not null, t integer not null, primary key (identity, t)) strict, without rowid;
  create index sitters_table on sitters (t);

  -- How many tables there are of each status, so that nobody has to count them.
  create table table_counts (status text primary key, tables integer not null) strict, without rowid;
  create trigger table_made after insert on tables begin
    insert into table_counts values (new.status, 1) on conflict (status) do update set tables = tables + 1;
  end;
  create trigger table_changed after update of status on tables when old.status <> new.status begin
    update table_counts set tables = tables - 1 where status = old.status;
    insert into table_counts values (new.status, 1) on conflict (status) do update set tables = tables + 1;
  end;
  create trigger table_removed after delete on tables begin
    update table_counts set tables = tables - 1 where status = old.status;
  end;

  -- How people have arranged what only they see: of each seat the last, beside the log.
  create table arrangements (
    t integer not null, seat integer not null, s integer not null, action text not null, events text not null,
    primary key (t, seat)
  ) strict, without rowid;

  -- Long lists of words, each once, and which tables play by them.
  create table lists (sha256 text primary key, words text not null) strict;
  create table list_uses (
    t integer not null, sha256 text not null references lists (sha256), primary key (t, sha256)
  ) strict, without rowid;
  create index list_uses_list on list_uses (sha256);

  -- How people deal with each other, and what they have asked for.
  create table chat (
    id integer primary key, t integer not null, at integer not null, identity text not null, name text not null,
    phrase text, line text
  ) strict;
  create index chat_table on chat (t, id);
  create index chat_identity on chat (identity);
  create table mutes_and_blocks (
    id integer primary key, identity text not null, other text not null, name text not null,
    kind text not null, at integer not null, unique (identity, other)
  ) strict;
  create index mutes_and_blocks_other on mutes_and_blocks (other);
  create table orders (
    t integer not null, identity text not null, at integer not null, body text not null, primary key (t, identity)
  ) strict, without rowid;
  create index orders_identity on orders (identity);
  create table subscriptions (
    endpoint text primary key, identity text not null, p256dh text not null, auth text not null, at integer not null
  ) strict;
  create index subscriptions_identity on subscriptions (identity);

  -- What the host of the site sees and says. A report is found by whoever said one of its lines.
  create table reports (
    id integer primary key, at integer not null, reporter text not null, reporter_name text not null,
    reported text not null, reported_name text not null, code text not null, reason text not null,
    note text not null, lines text not null, open integer not null
  ) strict;
  create index reports_pair on reports (reporter, reported, at);
  create index reports_reported on reports (reported);
  create index reports_at on reports (at);
  create index reports_open on reports (open, id);
  create table report_speakers (
    identity text not null, report integer not null, primary key (identity, report)
  ) strict, without rowid;
  create index report_speakers_report on report_speakers (report);
  create trigger report_removed after delete on reports begin
    delete from report_speakers where report = old.id;
  end;
  create table bans (identity text primary key, name text not null, at integer not null, why text not null) strict;
  create table announcements (id integer primary key, at integer not null, en text not null, fr text not null) strict;

  -- Games that are over: public ones by the beginnings of names, others by who played them.
  create table finished (
    t integer not null, game integer not null, kind text not null, at integer not null, listed integer not null,
    primary key (t, game)
  ) strict, without rowid;
  create index finished_listed on finished (at) where listed = 1;
  create table finished_players (
    t integer not null, game integer not null, seat integer not null, identity text, name text not null,
    folded text not null, won integer not null, primary key (t, game, seat)
  ) strict, without rowid;
  create index finished_identity on finished_players (identity);
  create table finished_names (
    prefix text not null, at integer not null, t integer not null, game integer not null,
    primary key (prefix, at, t, game)
  ) strict, without rowid;
  create table finished_own (
    identity text not null, at integer not null, t integer not null, game integer not null,
    primary key (identity, at, t, game)
  ) strict, without rowid;
`;

/** The results of the days, one a person for each game of a day. */
const DAILY = `
  create table daily (
    day text not null, kind text not null, language text not null, identity text not null,
    score integer not null, grade text not null, marks text not null, at integer not null,
    primary key (day, kind, language, identity)
  ) strict, without rowid;
  create index daily_ranked on daily (day, kind, language, score desc, at);
  create index daily_identity on daily (identity);
`;

/** The steps from an empty database to today's, in order: to the first schema, then each to the next. A released step never changes. */
export const MIGRATIONS: readonly string[] = [FIRST, DAILY];

/** The schema that steps lead to. */
export const schemaAfter = (steps: readonly string[]): number => FIRST_SCHEMA + steps.length - 1;

/** The schema this version writes. */
export const SCHEMA = schemaAfter(MIGRATIONS);

/** The schema of a database; 0 where it is empty. */
export const schemaOf = (db: DatabaseSync): number =>
  Number((db.prepare('pragma user_version').get() as { user_version: number }).user_version);

/** Brings a database that is empty or of a schema we read up to the last one, each step in a transaction of its own. */
export const migrate = (db: DatabaseSync, steps = MIGRATIONS): void => {
  for (let schema = Math.max(schemaOf(db) + 1, FIRST_SCHEMA); schema <= schemaAfter(steps); schema++) {
    db.exec('begin immediate');
    try {
      db.exec(steps[schema - FIRST_SCHEMA] as string);
      db.exec(`pragma user_version = ${schema}`);
      db.exec('commit');
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  }
};
