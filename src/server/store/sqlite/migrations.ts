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
