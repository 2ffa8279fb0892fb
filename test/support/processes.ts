import { newDatabase } from './new-database.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

export type Processes = {
  readonly databaseUrl: string;
  readonly folder: string;
  readonly servers: readonly ServerProcess[];
  readonly bases: readonly string[];
  /** One more process on the same database. */
  readonly start: () => Promise<ServerProcess>;
};

/** Several servers, each in a process of its own, over one database and one folder of secrets. */
export const startProcesses = async (folder: string, count: number): Promise<Processes> => {
  const databaseUrl = await newDatabase();
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const start = (): Promise<ServerProcess> => startServerProcess(folder, { env });
  const servers = await Promise.all(Array.from({ length: count }, start));
  return { databaseUrl, folder, servers, bases: servers.map(({ base }) => base), start };
};
