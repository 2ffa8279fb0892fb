import { readdirSync, readFileSync } from 'node:fs';
import { askFrom } from './stranger.ts';

const KB = 1024;
const MB = 1024 * 1024;

/** How much memory a process has, in MB, and how many files and lines it holds open; zeros where it is gone. */
export const lookAt = (pid: number): { readonly rssMb: number; readonly open: number } => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return { rssMb: (Number(kilobytes) * KB) / MB, open: readdirSync(`/proc/${pid}/fd`).length };
  } catch {
    return { rssMb: 0, open: 0 };
  }
};

export type Told = {
  readonly heapMb: number;
  readonly loopP99Ms: number;
  readonly loopMaxMs: number;
  readonly sockets: number;
  readonly tables: number;
};

/** What the server tells of itself at /metrics; undefined where it does not answer. */
export const readMetrics = async (base: string): Promise<Told | undefined> => {
  const { status, body } = await askFrom({ base, from: '127.0.0.1' }, '/metrics');
  if (status !== 200) return undefined;
  const value = (line: string): number => {
    const start = (body as string).indexOf(`\n${line} `);
    return start === -1 ? 0 : Number.parseFloat((body as string).slice(start + line.length + 2));
  };
  return {
    heapMb: value('nodejs_heap_used_bytes') / MB,
    loopP99Ms: value('wordstake_loop_delay_seconds{quantile="0.99"}') * 1000,
    loopMaxMs: value('wordstake_loop_delay_seconds{quantile="1"}') * 1000,
    sockets: value('wordstake_sockets'),
    tables: value('wordstake_tables_loaded'),
  };
};

/** The value below which so many of a hundred lie. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
};
