import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { CATALOG } from '../catalog/catalog.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { DEFAULT_TIMES } from './app/clocks.ts';
import { createForgetting } from './app/forgetting.ts';
import { createIdentities } from './app/identities.ts';
import { Metrics } from './app/metrics.ts';
import type { HangUp } from './app/ports.ts';
import { DEFAULT_LIMITS } from './app/rate-limits.ts';
import { createRates } from './app/rates.ts';
import { createSweeper, DEFAULT_RETENTION } from './app/retention.ts';
import { createTables, type Tables } from './app/tables.ts';
import { createWriteBudget } from './app/write-budget.ts';
import { createBotProcess } from './bots/bot-process.ts';
import { DEFAULT_DATA_FOLDER, type ServerConfig } from './config.ts';
import { serveGames } from './games/served-games.ts';
import { createHealth } from './health.ts';
import { createApp } from './http/create-app.ts';
import { createLog } from './log.ts';
import { watchLoopDelay } from './loop-delay.ts';
import { openSocial, type Social } from './open-social.ts';
import { readSecrets, SECRETS_FILE } from './secrets.ts';
import { ADMIN_TOKEN_FILE, readSiteKeys } from './site-keys.ts';
import { openStore } from './store/open-store.ts';
import { whyNoSecrets } from './store/sqlite/why-not-opened.ts';
import { systemClock } from './system-clock.ts';
import { openSockets } from './ws/socket-server.ts';

const FAREWELL_MS = 1000;

export type GameServer = {
  readonly app: FastifyInstance;
  readonly tables: Tables;
  readonly social: Social;
  /** When all data was read through, beside play. */
  readonly checked: Promise<void>;
  /** Where the token of the host of the site lies. */
  readonly adminTokenFile: string;
  /** Stops taking requests, puts all tables away and closes the store. */
  readonly stop: () => Promise<void>;
};

/** A whole server, ready to listen, or a sentence why there is none. */
export const createServer = async (config: ServerConfig): Promise<Result<GameServer, string>> => {
  const folder = config.dataFolder ?? DEFAULT_DATA_FOLDER;
  const log = config.log ?? createLog('warn');
  const { report } = log;
  const opened = await openStore({ folder, ...config, report });
  if (!opened.ok) return opened;
  const { store, bus, place, whyNot } = opened.value;
  const refuse = async (sentence: string): Promise<Result<never, string>> => {
    await store.close();
    return err(sentence);
  };
  const mayMakeSecrets = config.newSecrets === true || !(await store.hasIdentities());
  if (!mayMakeSecrets && !existsSync(join(folder, SECRETS_FILE))) return refuse(whyNoSecrets(place, folder));
  const secrets = readSecrets(folder);
  if (!secrets.ok) return refuse(secrets.error);
  const siteKeys = readSiteKeys(folder);
  if (!siteKeys.ok) return refuse(siteKeys.error);
  const clock = systemClock;
  const metrics = new Metrics();
  const loop = watchLoopDelay();
  const trustProxy = config.trustProxy ?? false;
  const limits = { ...DEFAULT_LIMITS, ...config.limits };
  const bots = config.bots ?? createBotProcess();
  const games = serveGames(config.games ?? CATALOG);
  const identities = createIdentities({ store, bus, clock, secrets: secrets.value, report });
  const tables = createTables({
    store,
    bus,
    clock,
    bots,
    games,
    times: config.times ?? {},
    mostOpen: limits.openTables,
    memory: config.memory ?? {},
    metrics,
    note: log.debug,
    report,
  });
  const keys = siteKeys.value;
  const rates = createRates({ clock, limits, bus, secret: secrets.value.recoveryKey });
  const note = log.warn;
  const social = await openSocial({ store, bus, tables, bots, clock, rates, keys, config, note, report });
  try {
    await tables.start();
  } catch (error) {
    social.close();
    await bots.close();
    await bus.stop();
    loop.stop();
    return refuse(whyNot(error));
  }
  const misses = rates.byAddress('misses');
  const makings = rates.byIdentity('tables');
  const writeBudget = createWriteBudget(rates);
  const hangUp: HangUp = (identity, why) => {
    sockets.hangUp(identity, why);
    bus.tell({ kind: 'hang-up', identity, why });
  };
  const forgetting = createForgetting({ store, bus, tables, identities, hangUp, report });
  const retention = config.retention ?? DEFAULT_RETENTION;
  const archiveAfterMs = config.times?.archiveAfterMs ?? DEFAULT_TIMES.archiveAfterMs;
  const sweeper = createSweeper({
    store,
    bus,
    clock,
    retention,
    forget: forgetting.forgetUnused,
    isLoaded: tables.isLoaded,
    note: log.info,
    report,
  });
  const { metricsToken } = config;
  const health = createHealth(store, folder, config.leastFreeBytes);
  const served = { metrics, metricsToken, loopDelay: loop.read, log };
  const parts = {
    store,
    tables,
    identities,
    clock,
    limits,
    rates,
    misses,
    makings,
    writeBudget,
    trustProxy,
    report,
    hangUp,
    forgetting,
    retention,
    archiveAfterMs,
    health,
    ...served,
    ...social,
  };
  const app = await createApp(parts, config.clientFolder);
  // Whoever comes is answered at once, however much an earlier process has left to be looked after.
  const { promise: checked, resolve: setChecked } = Promise.withResolvers<void>();
  app.addHook('onListen', async () => {
    tables.lookAfter();
    store.check().catch(report).finally(setChecked);
  });
  const sockets = openSockets(app.server, parts);
  bus.follow({
    news: (news) => {
      if (news.kind === 'hang-up') sockets.hangUp(news.identity, news.why);
    },
  });
  sweeper.start();
  return ok({
    app,
    tables,
    social,
    checked,
    adminTokenFile: join(folder, ADMIN_TOKEN_FILE),
    stop: async () => {
      // From now on a proxy sends everybody to other processes, and so those who are told to go.
      const closed = app.close();
      await sockets.close(bus.isAlone());
      social.close();
      await sweeper.stop();
      // Requests that are being answered are; who has not finished asking by then is not waited for.
      const farewell = setTimeout(() => app.server.closeAllConnections(), FAREWELL_MS);
      await closed;
      clearTimeout(farewell);
      await tables.stop();
      await bots.close();
      await store.close();
      loop.stop();
    },
  });
};
