/** `npm start`: builds what is stale, then serves. */
import { buildClient } from './build.ts';
import { startServer } from '../src/server/start-server.ts';

await buildClient();
await startServer();
