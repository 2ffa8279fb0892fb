import { fileURLToPath } from 'node:url';
import { newDataFolder } from '../support/game-server.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { addOldGames } from './old-games.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const PROGRAM = path('../../src/cli/serve.ts');
const TURN_WATCH = path('../support/turn-watch.ts');

/**
 * The server as a host runs it: its own program, its own limits, a small heap. Its turns are watched (turn-watch.ts). Where it
 * trusts a proxy, who says nothing of another address comes from their own.
 */
export const startBesieged = (dataFolder: string, trustProxy = false): Promise<ServerProcess> =>
  startServerProcess(dataFolder, {
    program: PROGRAM,
    flags: ['--max-old-space-size=384', '--import', TURN_WATCH],
    env: {
      ...process.env,
      DATA_DIR: dataFolder,
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      TRUST_PROXY: trustProxy ? '1' : '0',
    },
  });

/** The data of a server that has been there for some years: keys, and games that were played. */
export const oldDataFolder = async (games: number): Promise<string> => {
  const dataFolder = newDataFolder();
  await (await startBesieged(dataFolder)).stop();
  await addOldGames(dataFolder, games);
  return dataFolder;
};
