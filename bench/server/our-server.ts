/** Our server with the peers' game, for the bench: `node our-server.ts DATA_FOLDER [DATABASE_URL]`. */

import { BUYWORD_MODULE } from '../../src/catalog/buyword.ts';
import { startServer } from '../../src/server/start-server.ts';
import { tinyGame } from './tiny-game.ts';

const PLENTY = { burst: 1e9, perMinute: 1e9 };

process.env['PORT'] = '0';
process.env['LOG_LEVEL'] = 'warn';
process.env['HOST'] = '127.0.0.1';
const [dataFolder, databaseUrl] = process.argv.slice(2);
await startServer({
  dataFolder: dataFolder as string,
  databaseUrl,
  games: [tinyGame, BUYWORD_MODULE],
  // Tables that are left go to rest at once, so that the bench need not wait for it.
  times: { pauseAfterMs: 500, unloadAfterMs: 500 },
  limits: {
    requests: PLENTY,
    files: PLENTY,
    identities: PLENTY,
    recoveries: PLENTY,
    tables: PLENTY,
    misses: PLENTY,
    messages: PLENTY,
    messagesOfAddress: PLENTY,
    bytesOfIdentity: PLENTY,
    bytesOfAddress: PLENTY,
    sockets: PLENTY,
    socketsAtOnce: 1e9,
    socketsOfAddress: 1e9,
    connectionsOfAddress: 1e9,
    largeBodiesOfAddress: 1e9,
    openTables: 1e9,
  },
});
