import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Limits } from '../../src/server/app/rate-limits.ts';
import type { ServerConfig } from '../../src/server/config.ts';
import { createServer, type GameServer } from '../../src/server/create-server.ts';

const PLENTY = { burst: 1e9, perMinute: 1e9 };

/** Limits that no test runs into, unless it wants to. */
export const NO_LIMITS: Limits = {
  requests: PLENTY,
  files: PLENTY,
  identities: PLENTY,
  renames: PLENTY,
  recoveries: PLENTY,
  ownData: PLENTY,
  tables: PLENTY,
  misses: PLENTY,
  messages: PLENTY,
  messagesOfAddress: PLENTY,
  bytesOfIdentity: PLENTY,
  bytesOfAddress: PLENTY,
  sockets: PLENTY,
  sayings: PLENTY,
  reports: PLENTY,
  dailies: PLENTY,
  adminTries: PLENTY,
  socketsAtOnce: 1e9,
  socketsOfAddress: 1e9,
  connectionsOfAddress: 1e9,
  largeBodiesOfAddress: 1e9,
  openTables: 1e9,
};

export const newDataFolder = (): string => mkdtempSync(join(tmpdir(), 'wordstake-data-'));

export type TestServer = GameServer & {
  readonly base: string;
  readonly dataFolder: string;
  /** Stops and removes its data. */
  readonly remove: () => Promise<void>;
};

/** The real server on a free port, with data of its own. */
export const startTestServer = async (config: ServerConfig = {}): Promise<TestServer> => {
  const dataFolder = config.dataFolder ?? newDataFolder();
  const server = await createServer({
    limits: NO_LIMITS,
    times: { botPauseMs: { from: 0, to: 0 } },
    ...config,
    dataFolder,
  });
  if (!server.ok) throw new Error(server.error);
  await server.value.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.value.app.server.address() as AddressInfo;
  return {
    ...server.value,
    base: `http://127.0.0.1:${port}`,
    dataFolder,
    remove: async () => {
      await server.value.stop();
      rmSync(dataFolder, { recursive: true });
    },
  };
};
