/** A server process for tests that kill it: `node serve.ts DATA_FOLDER`. */
import { startServer } from '../../src/server/start-server.ts';
import { NO_LIMITS } from './game-server.ts';

process.env['PORT'] = '0';
process.env['LOG_LEVEL'] = 'warn';
process.env['HOST'] = '127.0.0.1';
await startServer({
  dataFolder: process.argv[2] as string,
  limits: NO_LIMITS,
  times: { botPauseMs: { from: 0, to: 5 } },
});
