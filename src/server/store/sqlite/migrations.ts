import type { DatabaseSync } from 'node:sqlite';

/**
 * The steps from an empty database to today's, in order; a step that was released never changes. Step n leads from schema
 * n - 1 to n.
 */
const MIGRATIONS: readonly string[] = [
  `
  create table meta (key text primary key, value text not null) strict;
  create table identities (
    id text primary key, name text not null, language text not null,
    recovery text not null unique, created_at integer not null
  ) strict;
  create table tables (
    id integer primary key, code text not null unique, status text not null, public integer not null,
    changed_at integer not null, wake_at integer
  ) strict;
  create index tables_wake on tables (wake_at) where wake_at is not null;
  create index tables_public on tables (changed_at) where public = 1 and status = 'open';
  create table log (
    g integer primary key, t integer not null, s integer not null,
    at integer not null, action text, body text not null
  ) strict;
  create unique index log_key on log (t, s);
  create table snapshots (t integer primary key, s integer not null, engine text not null, state text not null) strict;
  create table outages (from_ms integer not null, to_ms integer not null) strict;
  `,
  // Where somebody sits, so that they find their tables again.
  `
  create table sitters (identity text not null, t integer not null, primary key (identity, t)) strict, without rowid;
  insert or ignore into sitters select json_extract(body, '$.host.id'), t from log where json_extract(body, '$.kind') = 'made';
  insert or ignore into sitters select json_extract(body, '$.who.id'), t from log where json_extract(body, '$.kind') = 'sat';
  `,
  // Who made a table, so that nobody fills the list with theirs.
  `
  alter table tables add column maker text not null default '';
  update tables set maker = coalesce(
    (select json_extract(body, '$.host.id') from log where t = tables.id and s = 1), '');
  create index tables_maker on tables (maker) where status = 'open';
  `,
  // How people deal with each other: chat, distances, reports, bans, announcements, orders, push, and games that are over.
  `
  create table chat (
    id integer primary key, t integer not null, at integer not null, identity text not null, name text not null,
    phrase text, line text
  ) strict;
  create index chat_table on chat (t, id);
  create index chat_identity on chat (identity);
  create table distances (
    id integer primary key, identity text not null, other text not null, name text not null,
    kind text not null, at integer not null, unique (identity, other)
  ) strict;
  create table reports (
    id integer primary key, at integer not null, reporter text not null, reporter_name text not null,
    reported text not null, reported_name text not null, code text not null, reason text not null,
    note text not null, lines text not null, open integer not null
  ) strict;
  create table bans (identity text primary key, name text not null, at integer not null, why text not null) strict;
  create table announcements (id integer primary key, at integer not null, en text not null, fr text not null) strict;
  create table orders (
    t integer not null, identity text not null, at integer not null, body text not null, primary key (t, identity)
  ) strict, without rowid;
  create table subscriptions (
    endpoint text primary key, identity text not null, p256dh text not null, auth text not null, at integer not null
  ) strict;
  create index subscriptions_identity on subscriptions (identity);
  create table finished (
    t integer not null, game integer not null, kind text not null, at integer not null, listed integer not null,
    primary key (t, game)
  ) strict, without rowid;
  create index finished_at on finished (at);
  create table finished_players (
    t integer not null, game integer not null, seat integer not null, identity text, name text not null,
    folded text not null, won integer not null, primary key (t, game, seat)
  ) strict, without rowid;
  create index finished_identity on finished_players (identity);
  insert or ignore into finished
    select l.t, (select count(*) from log b where b.t = l.t and b.s < l.s and json_extract(b.body, '$.kind') = 'started'),
      (select json_extract(m.body, '$.game') from log m where m.t = l.t and m.s = 1), l.at,
      (select json_extract(m.body, '$.settings.public') and json_extract(m.body, '$.settings.spectators') <> 'off'
       from log m where m.t = l.t and m.s = 1)
    from log l where json_extract(l.body, '$.kind') = 'acted' and exists (
      select 1 from json_each(l.body, '$.events') e where json_extract(e.value, '$.type') = 'ended');
  insert or ignore into finished_players
    select f.t, f.game, row_number() over (partition by f.t, f.game order by s.identity) - 1, s.identity, i.name, lower(i.name), 0
    from finished f join sitters s on s.t = f.t join identities i on i.id = s.identity;
  `,
  // When an identity was last used, from this upgrade on; and what finds that which was kept long enough.
  `
  alter table identities add column seen_at integer not null default 0;
  update identities set seen_at = unixepoch() * 1000;
  create index identities_seen on identities (seen_at);
  create index tables_archived on tables (changed_at) where status = 'archived';
  create index sitters_table on sitters (t);
  `,
  // Finished games are searched by name.
  'create index finished_folded on finished_players (folded);',
  // Long lists of words, each once, and which tables play by them.
  `
  create table lists (sha256 text primary key, words text not null) strict;
  create table list_uses (
    t integer not null, sha256 text not null references lists (sha256), primary key (t, sha256)
  ) strict, without rowid;
  create index list_uses_list on list_uses (sha256);
  `,
  // How people have arranged what only they see: of each seat the last, beside the log.
  `
  create table arrangements (
    t integer not null, seat integer not null, s integer not null, action text not null, events text not null,
    primary key (t, seat)
  ) strict, without rowid;
  `,
  // Sessions that can be ended; finished games by the beginnings of names; and what is asked often, so that no question reads all rows.
  `
  alter table identities add column epoch integer not null default 0;
  drop index finished_folded;
  drop index finished_at;
  update finished_players set folded = trim(
    replace(replace(replace(replace(replace(upper(folded), '-', ' '), '''', ' '), '’', ' '), '.', ' '), '_', ' '));
  create table finished_names (
    prefix text not null, at integer not null, t integer not null, game integer not null, primary key (prefix, at, t, game)
  ) strict, without rowid;
  insert or ignore into finished_names
    with recursive
      words(t, game, at, rest) as (
        select f.t, f.game, f.at, p.folded from finished f join finished_players p on p.t = f.t and p.game = f.game
        where f.listed = 1
        union all
        select t, game, at, ltrim(substr(rest, instr(rest, ' ') + 1)) from words where instr(rest, ' ') > 0
      ),
      lengths(n) as (select 1 union all select n + 1 from lengths where n < 24)
    select substr(rest, 1, n), at, t, game from words join lengths on n <= length(rest) order by 1, 2, 3, 4;
  create table finished_own (
    identity text not null, at integer not null, t integer not null, game integer not null, primary key (identity, at, t, game)
  ) strict, without rowid;
  insert or ignore into finished_own
    select p.identity, f.at, f.t, f.game from finished f join finished_players p on p.t = f.t and p.game = f.game
    where f.listed = 0 and p.identity <> '';
  create index finished_listed on finished (at) where listed = 1;
  create index tables_changed on tables (changed_at);
  create index tables_playing on tables (changed_at) where public = 1 and status = 'playing';
  create table table_counts (status text primary key, tables integer not null) strict, without rowid;
  insert into table_counts select status, count(*) from tables group by status;
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
  create index reports_pair on reports (reporter, reported, at);
  create index reports_reported on reports (reported);
  create index reports_at on reports (at);
  create index reports_open on reports (open, id);
  create table report_speakers (identity text not null, report integer not null, primary key (identity, report)) strict, without rowid;
  insert or ignore into report_speakers
    select json_extract(l.value, '$.identity'), r.id from reports r, json_each(r.lines) l
    where json_extract(l.value, '$.identity') is not null;
  create index report_speakers_report on report_speakers (report);
  create trigger report_removed after delete on reports begin
    delete from report_speakers where report = old.id;
  end;
  create index distances_other on distances (other);
  create index orders_identity on orders (identity);
  `,
];

/** The schema this version writes. */
export const SCHEMA = MIGRATIONS.length;

export const schemaOf = (db: DatabaseSync): number =>
  Number((db.prepare('pragma user_version').get() as { user_version: number }).user_version);

/** Brings a database up to a schema, each step in a transaction of its own. */
export const migrate = (db: DatabaseSync, upTo = SCHEMA): void => {
  for (let step = schemaOf(db) + 1; step <= upTo; step++) {
    db.exec('begin immediate');
    try {
      db.exec(MIGRATIONS[step - 1] as string);
      db.exec(`pragma user_version = ${step}`);
      db.exec('commit');
    } catch (error) {
      db.exec('rollback');
      throw error;
    }
  }
};
