import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** In /proc/…/stat, after the name: user and system time, in ticks. */
const USER_TIME = 11;
const TICK_MS = 10;

/** A server in a process of its own. */
export type Child = {
  /** The rest of the line that said it is ready. */
  readonly said: string;
  readonly memoryBytes: () => number;
  /** Processor time used so far, all threads together. */
  readonly cpuMs: () => number;
  readonly end: () => Promise<void>;
};

/** Starts a server and waits for the line by which it says that it is ready. */
export const startChild = async (args: readonly string[], ready: RegExp): Promise<Child> => {
  const child: ChildProcess = spawn(process.execPath, args, {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.stdout === null) throw new Error('the server has no output');
  let said: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    said = ready.exec(line)?.[0];
    if (said !== undefined) break;
  }
  if (said === undefined) throw new Error(`${args[0]} ended before it was ready`);
  child.stdout.resume();
  return {
    said,
    memoryBytes: () => {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) * 1024;
    },
    cpuMs: () => {
      const stat = readFileSync(`/proc/${child.pid}/stat`, 'utf8');
      const [user = 0, system = 0] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(USER_TIME, USER_TIME + 2)
        .map(Number);
      return (user + system) * TICK_MS;
    },
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};
