/**
 * A server process for tests: `node serve.ts DATA_FOLDER PORT CLIENT_FOLDER CATALOG`, with the client as it was built and the games
 * of the house where they are left out. It does not outlive the process that has started it.
 */
import type { Catalog } from '../../src/catalog/game-module.ts';
import { createBotProcess } from '../../src/server/bots/bot-process.ts';
import { startServer } from '../../src/server/start-server.ts';
import { NO_LIMITS } from './game-server.ts';

process.once('disconnect', () => process.exit());
const [, , dataFolder = '', port = '0', clientFolder = '', catalog = ''] = process.argv;
process.env['PORT'] = port;
/** A server for tests of a certain day believes that it is that day. */
const aheadMs = Number(process.env['AHEAD_MS'] ?? 0);
const machineNow = Date.now;
if (aheadMs !== 0) Date.now = () => machineNow() + aheadMs;
process.env['LOG_LEVEL'] = 'warn';
process.env['HOST'] = '127.0.0.1';

/** Other games than those of the house, by the address of the source that has them. */
const otherGames = async (source: string) => ({
  games: ((await import(source)) as { readonly CATALOG: Catalog }).CATALOG,
  bots: createBotProcess({ catalog: new URL(source) }),
});

await startServer({
  dataFolder,
  databaseUrl: process.env['DATABASE_URL'],
  trustProxy: process.env['TRUST_PROXY'] === '1',
  ...(clientFolder === '' ? {} : { clientFolder }),
  ...(catalog === '' ? {} : await otherGames(catalog)),
  limits: NO_LIMITS,
  times: { botPauseMs: { from: 0, to: 5 } },
});
