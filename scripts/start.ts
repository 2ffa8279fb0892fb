/** `npm start`: builds what is stale, then serves. */

import { startServer } from '../src/server/start-server.ts';
import { buildClient } from './build.ts';

await buildClient();
await startServer();
