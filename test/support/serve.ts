/** A server process for tests: `node serve.ts DATA_FOLDER PORT CLIENT_FOLDER`. It does not outlive the process that has started it. */
import { startServer } from '../../src/server/start-server.ts';
import { NO_LIMITS } from './game-server.ts';

process.once('disconnect', () => process.exit());
process.env['PORT'] = process.argv[3] ?? '0';
process.env['LOG_LEVEL'] = 'warn';
process.env['HOST'] = '127.0.0.1';
const clientFolder = process.argv[4];
await startServer({
  dataFolder: process.argv[2] as string,
  ...(clientFolder === undefined ? {} : { clientFolder }),
  limits: NO_LIMITS,
  times: { botPauseMs: { from: 0, to: 5 } },
});
