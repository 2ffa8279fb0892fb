import { err, ok, type Result } from '../../shared/result.ts';
import type { Bus } from '../app/bus.ts';
import { createLocalBus } from '../app/local-bus.ts';
import type { Store } from '../app/ports.ts';
import { whyNotWhole } from '../whole-folder.ts';
import { shownUrl } from './postgres/database-url.ts';
import type { PostgresSettings } from './postgres/open-postgres.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import * as postgres from './postgres/why-not-opened.ts';
import { openSqliteStore, type StoreSettings } from './sqlite/sqlite-store.ts';
import * as sqlite from './sqlite/why-not-opened.ts';

/** Where a server keeps its data: in a folder, or in a database of PostgreSQL beside a folder with its secrets. */
export type StorePlace = {
  readonly folder: string;
  readonly databaseUrl?: string | undefined;
  readonly storage?: StoreSettings | undefined;
  readonly postgres?: PostgresSettings | undefined;
  /** Told of mistakes of ours. */
  readonly report?: ((error: unknown) => void) | undefined;
};

export type OpenedStore = {
  readonly store: Store;
  /** What it has to do with other processes that serve the same data. */
  readonly bus: Bus;
  /** What the database is called in sentences. */
  readonly place: string;
  /** A sentence for an error of the database. */
  readonly whyNot: (error: unknown) => string;
};

/** Opens the store that is asked for, SQLite unless told otherwise; or a sentence why not. */
export const openStore = async (asked: StorePlace): Promise<Result<OpenedStore, string>> => {
  const { folder, databaseUrl } = asked;
  if (databaseUrl !== undefined) {
    const opened = await openPostgresStore(databaseUrl, asked.postgres, asked.report);
    const place = shownUrl(databaseUrl);
    const whyNot = (error: unknown): string => postgres.whyNotOpened(place, error);
    return opened.ok ? ok({ ...opened.value, place, whyNot }) : opened;
  }
  const incomplete = whyNotWhole(folder);
  if (incomplete !== undefined) return err(incomplete);
  const opened = openSqliteStore(folder, asked.storage);
  const whyNot = (error: unknown): string => sqlite.whyNotOpened(folder, error);
  return opened.ok
    ? ok({ store: opened.value, bus: createLocalBus(opened.value), place: folder, whyNot })
    : opened;
};
