import { Pool } from 'pg';
import { ok, type Result } from '../../../shared/result.ts';
import type { Bus } from '../../app/bus.ts';
import type { Store } from '../../app/ports.ts';
import { type Queries, type Row, run } from '../sql/queries.ts';
import { createSqlStore } from '../sql/sql-store.ts';
import { asHeld, createGroupCommit, withNumbers } from './group-commit.ts';
import { createHealth } from './health.ts';
import { type OpenedPostgres, openPostgres, type PostgresSettings } from './open-postgres.ts';
import { createPostgresBus } from './postgres-bus.ts';
import { endsLine, problemOf } from './problem-of.ts';

/** Beside the line that writes and the one that listens. */
const READING_LINES = 4;
/** As much must fit before a disk that was full no longer counts as full. */
const PROBE_BYTES = 1 << 16;

/** A store, and what those tell each other who share it. */
export type SharedStore = { readonly store: Store; readonly bus: Bus };

/** The store over a database that is reached, with today's schema, and the bus to others who serve it. */
const createPostgresStore = (opened: OpenedPostgres, report: (error: unknown) => void): SharedStore => {
  const { writer, config } = opened;
  const { add, flush } = createGroupCommit(opened, {
    failed: (error) => {
      health.failed(error);
      if (endsLine(error)) bus.unsure();
    },
    renewed: () => bus.unsure(),
  });
  const pool = new Pool({ ...config, max: READING_LINES });
  // Lines that are lost while nobody asks; who asks next gets another.
  pool.on('error', () => {});
  const queries: Queries = {
    all: async (sql, as, ...values) => {
      try {
        const { rows } = await pool.query<Row>(withNumbers(sql), values.map(asHeld));
        return rows.map(as);
      } catch (error) {
        health.failed(error);
        throw error;
      }
    },
    write: (transaction) => add({ transaction }),
    append: (entry, then) => add({ entry, then }),
  };
  const health = createHealth(() =>
    queries.write(function* () {
      yield* run(
        "insert into meta (key, value) values ('probe', ?) on conflict (key) do update set value = excluded.value",
        'x'.repeat(PROBE_BYTES),
      );
      yield* run("delete from meta where key = 'probe'");
    }),
  );
  const bus = createPostgresBus(opened, (error) => {
    health.failed(error);
    // Nobody waits for what the bus does: what no state tells of would be told by nobody.
    if (problemOf(error) === undefined) report(error);
  });
  const store: Store = {
    ...createSqlStore(queries),
    problem: health.problem,
    // PostgreSQL looks after its own data, with checksums where its host wants them.
    check: async () => {},
    close: async () => {
      health.stop();
      await flush();
      await writer.close();
      await pool.end();
    },
  };
  return { store, bus };
};

/** Opens the store in a database of PostgreSQL, or says in a sentence why not. */
export const openPostgresStore = async (
  url: string,
  settings?: PostgresSettings,
  report: (error: unknown) => void = () => {},
): Promise<Result<SharedStore, string>> => {
  const opened = await openPostgres(url, settings);
  return opened.ok ? ok(createPostgresStore(opened.value, report)) : opened;
};
