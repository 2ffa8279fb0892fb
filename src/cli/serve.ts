/** `wordstake`: serves what was built into the package. */
import { startServer } from '../server/start-server.ts';

await startServer();
