/** A real PostgreSQL for tests: in a folder of its own, on a free port, as a user that is not root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres } from '../../scripts/postgres.ts';
import { askDatabase } from './ask-database.ts';

/** Who has no rights of their own on any Debian; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
const SERVER_USER = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;

/** Gives files to the user that the server runs as. */
export const giveToServer = (...paths: readonly string[]): void => {
  if (SERVER_USER !== undefined) for (const path of paths) chownSync(path, SERVER_USER.uid, SERVER_USER.gid);
};

/** Ends the server and removes its folder however the process ends that has started it: then nothing holds its input any more. */
const WATCHED =
  'folder="$1"; shift; "$@" & server=$!; cat >/dev/null; kill -INT $server; wait $server; rm -rf "$folder"';

export type PostgresServer = {
  /** The address of its first database; its user may make others. */
  readonly url: string;
  readonly start: () => Promise<void>;
  /** Stops it: in order, or at once as a power cut would. */
  readonly stop: (signal?: 'SIGINT' | 'SIGKILL') => Promise<void>;
  /** Keeps all its processes from going on, or lets them. */
  readonly signalAll: (signal: 'SIGSTOP' | 'SIGCONT') => void;
  readonly folder: string;
  readonly remove: () => Promise<void>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
};

const programs = (): string => {
  const found = findPostgres();
  if (found === undefined)
    throw new Error('there is no PostgreSQL; name the folder of yours in POSTGRES_BIN');
  return found;
};

const initialise = (bin: string, folder: string): void => {
  const words = [
    '-D',
    join(folder, 'data'),
    '-U',
    'wordstake',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-locale',
    '-N',
  ];
  const made = spawnSync(join(bin, 'initdb'), words, { encoding: 'utf8', cwd: folder, ...SERVER_USER });
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
};

/**
 * Starts a PostgreSQL, told what its configuration is to say. It does not wait for the disk, unless `isDurable`: then nothing that it
 * has acknowledged is lost with it.
 */
export const startPostgres = async (
  settings: Readonly<Record<string, string>> = {},
  isDurable = false,
  makeData: (bin: string, folder: string) => void = initialise,
): Promise<PostgresServer> => {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), 'wordstake-postgres-'));
  giveToServer(folder);
  makeData(bin, folder);
  const port = await freePort();
  const all = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    shared_buffers: '16MB',
    max_connections: '50',
    ...(isDurable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const words = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  let child: ChildProcess | undefined;
  const url = `postgres://wordstake@127.0.0.1:${port}/postgres`;
  const pid = (): number =>
    Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const isUp = (): Promise<boolean> =>
    askDatabase(url, 'select 1').then(
      () => true,
      () => false,
    );
  const start = async (): Promise<void> => {
    child = spawn(
      'sh',
      ['-c', WATCHED, 'sh', folder, join(bin, 'postgres'), '-D', join(folder, 'data'), ...words],
      {
        stdio: ['pipe', 'ignore', 'ignore'],
        cwd: folder,
        ...SERVER_USER,
      },
    );
    child.unref();
    while (!(await isUp())) {
      if (child.exitCode !== null) throw new Error('PostgreSQL has not started');
      await wait(20);
    }
  };
  const childrenOf = (main: number): number[] =>
    [...readFileSync(`/proc/${main}/task/${main}/children`, 'utf8').matchAll(/\d+/g)].map(Number);
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const main = pid();
    // While it stands still no child is added or taken away.
    if (signal === 'SIGSTOP') process.kill(main, signal);
    for (const each of childrenOf(main)) process.kill(each, signal);
    if (signal === 'SIGCONT') process.kill(main, signal);
  };
  const isThere = (each: number): boolean => {
    try {
      process.kill(each, 0);
      // Ended, but not yet taken note of by the shell that has started it.
      return !/^State:\s+Z/m.test(readFileSync(`/proc/${each}/status`, 'utf8'));
    } catch {
      return false;
    }
  };
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT'): Promise<void> => {
    const main = pid();
    // One that is killed leaves children behind for a moment, and while one of them lives no other server starts over the same data.
    if (signal === 'SIGKILL') process.kill(main, 'SIGSTOP');
    const all = [main, ...childrenOf(main)];
    process.kill(main, signal);
    while (all.some(isThere)) await wait(10);
  };
  await start();
  return {
    url,
    start,
    stop,
    signalAll,
    folder,
    remove: async () => {
      if (child === undefined) return;
      child.ref();
      const ended = once(child, 'exit');
      child.stdin?.end();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** A standby of another server, which it follows under this name, as docs/scaling.md has it. */
export const startStandby = (primary: PostgresServer, name: string): Promise<PostgresServer> =>
  startPostgres({}, true, (bin, folder) => {
    const from = `${primary.url}?application_name=${name}`;
    const words = ['-D', join(folder, 'data'), '-d', from, '-R', '-X', 'stream', '-c', 'fast'];
    const made = spawnSync(join(bin, 'pg_basebackup'), words, {
      encoding: 'utf8',
      cwd: folder,
      ...SERVER_USER,
    });
    if (made.status !== 0) throw new Error(`pg_basebackup: ${made.stderr}`);
  });
