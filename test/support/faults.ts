import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../contract/random-play.ts';
import { askDatabase } from './ask-database.ts';
import type { PostgresServer } from './postgres.ts';
import type { ServerProcess } from './server-process.ts';

/** Servers over one database, and what can go wrong with them. */
export type Place = {
  readonly postgres: PostgresServer;
  readonly databaseUrl: string;
  readonly servers: ServerProcess[];
  /** Starts a server at a port. */
  readonly start: (port: string) => Promise<ServerProcess>;
  readonly random: Random;
};

const pick = ({ servers, random }: Place): number => Math.floor(random() * servers.length);
/** Longer than a process may stand still without being taken for dead, or shorter. */
const standstillMs = ({ random }: Place): number => 500 + random() * 8000;

const cutLines = async ({ databaseUrl }: Place, which: string): Promise<void> => {
  await askDatabase(
    databaseUrl,
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'wordstake' and ${which}`,
  );
};

/** Starts a server again where it was, for nginx looks for it there. */
const startAgain = async ({ servers, start }: Place, i: number): Promise<void> => {
  servers[i] = await start(new URL(servers[i]?.base ?? '').port);
};

/** Each lasts until all is as before, but for what it has done to play. */
export const FAULTS: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'kill -9 a process': async (place) => {
    const i = pick(place);
    await place.servers[i]?.kill();
    await startAgain(place, i);
  },
  'stop a process in order': async (place) => {
    const i = pick(place);
    await place.servers[i]?.stop();
    await startAgain(place, i);
  },
  'let a process stand still': async (place) => {
    const server = place.servers[pick(place)];
    server?.signal('SIGSTOP');
    await wait(standstillMs(place));
    server?.signal('SIGCONT');
  },
  'cut all lines to the database': (place) => cutLines(place, 'true'),
  'cut some lines to the database': (place) => cutLines(place, 'random() < 0.5'),
  'cut the lines that listen': (place) => cutLines(place, 'pid in (select pid from processes)'),
  'kill -9 the database': async ({ postgres }) => {
    await postgres.stop('SIGKILL');
    await postgres.start();
  },
  'let the database stand still': async (place) => {
    place.postgres.signalAll('SIGSTOP');
    await wait(standstillMs(place) / 2);
    place.postgres.signalAll('SIGCONT');
  },
};
