import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const NS_A_MS = 1e6;

/** Processor time that a process has used so far, all threads together that have not ended. */
export const cpuMsOf = (pid: number): number => {
  const threads = `/proc/${pid}/task`;
  // In nanoseconds, where /proc/…/stat has hundredths of a second.
  const spent = readdirSync(threads).map((id) =>
    Number(readFileSync(`${threads}/${id}/schedstat`, 'utf8').split(' ', 1)[0]),
  );
  return spent.reduce((sum, ns) => sum + ns, 0) / NS_A_MS;
};

/** A server in a process of its own. */
export type Child = {
  /** The rest of the line that said it is ready. */
  readonly said: string;
  readonly memoryBytes: () => number;
  /** Processor time used so far. */
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
    cpuMs: () => cpuMsOf(child.pid as number),
    end: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
  };
};
