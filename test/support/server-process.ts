import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('./serve.ts', import.meta.url));

export type ServerProcess = {
  readonly base: string;
  readonly pid: number;
  /** Says something to whatever in it listens to its parent, and waits for the next answer; undefined where it ends before. */
  readonly tell: (word: unknown) => Promise<unknown>;
  /** Ends the process at once, as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to end. */
  readonly stop: () => Promise<void>;
  readonly signal: (name: NodeJS.Signals) => void;
  /** How it ended: its code, or null where a signal ended it. */
  readonly ended: Promise<number | null>;
};

const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(stdout)) {
    const port = /http:\/\/localhost:(\d+)/.exec(line)?.[1];
    if (port !== undefined) return `http://127.0.0.1:${port}`;
  }
  throw new Error('the server ended without naming its address');
};

type ServerPlace = {
  /** A free one, unless told. */
  readonly port?: string;
  /** The client as it was built, unless told. */
  readonly clientFolder?: string | undefined;
  /** The source of the games it offers to such a client; those of the house, unless told. */
  readonly catalog?: URL | undefined;
  /** What Node itself is told. */
  readonly flags?: readonly string[];
  /** The program that serves; one for tests without limits, unless told. */
  readonly program?: string;
  readonly env?: NodeJS.ProcessEnv;
};

/** The real server in a process of its own. */
export const startServerProcess = async (
  dataFolder: string,
  { port = '0', clientFolder, catalog, flags = [], program = SERVE, env = process.env }: ServerPlace = {},
): Promise<ServerProcess> => {
  const games = catalog === undefined ? [] : [catalog.href];
  const place = clientFolder === undefined ? [port] : [port, clientFolder, ...games];
  const child = spawn(process.execPath, [...flags, program, dataFolder, ...place], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env,
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const base = await addressOf(child);
  child.stdout?.resume();
  // A process that has nothing left to do but this server may end, and takes the server along.
  child.unref();
  child.channel?.unref();
  if (child.stdout instanceof Socket) child.stdout.unref();
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    base,
    pid: child.pid ?? 0,
    tell: async (word) => {
      if (!child.connected) return undefined;
      const answered = once(child, 'message').then(([answer]) => answer as unknown);
      // Where it cannot be told, it is about to end.
      child.send(word as Parameters<ChildProcess['send']>[0], () => {});
      return Promise.race([answered, ended.then(() => undefined)]);
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    signal: (name) => void child.kill(name),
    ended,
  };
};
