import { join } from 'node:path';
import type { Catalog } from '../catalog/game-module.ts';
import type { TableTimes } from './app/clocks.ts';
import type { BotPlayers } from './app/ports.ts';
import type { Limits } from './app/rate-limits.ts';
import type { Retention } from './app/retention.ts';
import type { MemoryBounds } from './app/table-memory.ts';
import type { Log } from './log.ts';
import { PROJECT_ROOT } from './project.ts';
import type { PostgresSettings } from './store/postgres/open-postgres.ts';
import type { StoreSettings } from './store/sqlite/sqlite-store.ts';

/** What a server can be told; all of it has a default. */
export type ServerConfig = {
  readonly dataFolder?: string;
  /** Whether secrets may be made where there is a database without them: all guests become strangers. */
  readonly newSecrets?: boolean;
  readonly storage?: StoreSettings;
  /** A database of PostgreSQL, for all but the secrets; SQLite in the data folder where none is named. */
  readonly databaseUrl?: string | undefined;
  readonly postgres?: PostgresSettings;
  /** Where the built client lies that is served. */
  readonly clientFolder?: string;
  /** Whether a proxy in front says who asks and by which protocol. */
  readonly trustProxy?: boolean;
  /** The games to offer, the one first that is played where none is named. */
  readonly games?: Catalog;
  readonly bots?: BotPlayers;
  readonly times?: Partial<TableTimes>;
  readonly limits?: Partial<Limits>;
  readonly memory?: Partial<MemoryBounds>;
  /** How push services reach the host of the site. */
  readonly pushSubject?: string;
  /** Which addresses notifications may be sent to; those of the browsers' own push services, unless told. */
  readonly isPushService?: (address: string) => boolean;
  /** How long "play now" waits for people before bots take the seats. */
  readonly playNowWaitMs?: number;
  readonly retention?: Retention;
  /** With less free space on the disk, /healthz warns. */
  readonly leastFreeBytes?: number;
  readonly log?: Log;
  /** Who may read /metrics, wherever they are. */
  readonly metricsToken?: string | undefined;
};

/** Where data lies unless DATA_DIR says otherwise. */
export const DEFAULT_DATA_FOLDER = join(PROJECT_ROOT, 'data-local');

/** Where the built client lies. */
export const DEFAULT_CLIENT_FOLDER = join(PROJECT_ROOT, 'dist', 'client');

/** The configuration that the environment asks for. */
export const configFrom = (env: NodeJS.ProcessEnv): ServerConfig => ({
  dataFolder: env['DATA_DIR'] || DEFAULT_DATA_FOLDER,
  databaseUrl: env['DATABASE_URL'] || undefined,
  newSecrets: env['NEW_SECRETS'] === '1',
  trustProxy: env['TRUST_PROXY'] === '1',
  ...(env['CONTACT'] ? { pushSubject: env['CONTACT'] } : {}),
  metricsToken: env['METRICS_TOKEN'] || undefined,
});
